import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Money } from '#kit/contract/money';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';
import type { FormDialogProps } from '#kit/web/form/FormDialog';

/** The record that a page is of; its name is empty until it is there. */
export interface PageOf {
  readonly _id: string;
  readonly name: string;
  readonly phone?: string | undefined;
}

export interface PartProps {
  readonly of: PageOf;
}

/** What a slice shows on the page of a record, and what can be done there by it. */
export interface PagePart {
  /** The screen of the slice: whoever lacks it sees neither the part nor the action. */
  readonly by: Pick<Screen, 'path'>;
  /** A role that does not see it, whatever its screens. */
  readonly hiddenFrom?: string;
  /** The feature that it belongs to, where its screen does not: without it nobody sees it. */
  readonly feature?: Feature;
  readonly Part?: ComponentType<PartProps>;
  readonly action?: PageAction;
}

interface Said {
  /** What its button says: a sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
}

/** Leads to a screen that does it. */
interface LeadingAction extends Said {
  readonly leads: (of: PageOf) => { readonly to: string; readonly search: Readonly<Record<string, string>> };
}

/** Opens a form above the page. */
export interface FormAction extends Said {
  readonly shape: FormDialogProps['shape'];
  readonly render: (of: PageOf, opening: Opening) => ReactNode;
}

export type PageAction = LeadingAction | FormAction;

/** What a form in a dialog is given: what to do when it is done, and when something is typed. */
export interface Opening {
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** What is owed by whoever a page is of, and how it is taken. */
export interface Owed {
  /** Undefined until it is known. */
  readonly amount: Money | undefined;
  /** Undefined for whoever may not take payments, and where there is nothing to take. */
  readonly take: (() => void) | undefined;
}
