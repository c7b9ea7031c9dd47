import type { Icon } from '@tabler/icons-react';

/** Something that can be done with a row, beside opening it. */
export interface RowAction {
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** For what takes something away. */
  readonly tone?: 'wrong';
  /** Set for the one main action of a row: the text of its button, translated. All other actions are in the menu. */
  readonly main?: string | undefined;
  /** True where `main` says the row's amount, which a phone then shows once. */
  readonly saysAmount?: true;
}
