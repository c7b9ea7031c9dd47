import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Money } from '#kit/contract/money';
import type { Feature } from '#house/feature/feature.contract';
import type { Screen } from '#house/menu/menu.contract';
import type { FormDialogProps } from '#kit/web/form/FormDialog';

/** The record that a page is about; its name is empty until it is loaded. */
export interface PageOf {
  readonly _id: string;
  readonly name: string;
  readonly phone?: string | undefined;
}

export interface PartProps {
  readonly of: PageOf;
}

/** What a slice shows on the page of a record, and its action there. */
export interface PagePart {
  /** The screen of the slice: users without it see neither the part nor the action. */
  readonly by: Pick<Screen, 'path'>;
  /** A role that does not see the part, whatever its screens. */
  readonly hiddenFrom?: string;
  /** The feature that it belongs to, if its screen belongs to none: while it is off nobody sees the part. */
  readonly feature?: Feature;
  readonly Part?: ComponentType<PartProps>;
  readonly action?: PageAction;
}

interface Said {
  /** The text of its button: a sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
  /** True for what is done only before the record's end. */
  readonly endsWithIt?: true;
}

/** An action that leads to a screen. */
interface LeadingAction extends Said {
  readonly leads: (of: PageOf) => { readonly to: string; readonly search: Readonly<Record<string, string>> };
}

/** An action that opens a form above the page. */
export interface FormAction extends Said {
  readonly shape: FormDialogProps['shape'];
  readonly render: (of: PageOf, opening: Opening) => ReactNode;
}

export type PageAction = LeadingAction | FormAction;

/** The props of a form in a dialog: what to call when it is done, and when something is typed. */
export interface Opening {
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The amount owed by the person of a page, and how it is paid. */
export interface Owed {
  /** Undefined until it is known. */
  readonly amount: Money | undefined;
  /** Undefined for users who may not take payments, and if there is nothing to pay. */
  readonly take: (() => void) | undefined;
}
