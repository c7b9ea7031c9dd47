import type { Icon } from '@tabler/icons-react';

/** Something that can be done with a row, beside opening it. */
export interface RowAction {
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** For what takes something away. */
  readonly tone?: 'wrong';
  /** Set for what is done next with a row: the text of its button, translated. Of several the first is the button, and the others are in the menu. */
  readonly main?: string | undefined;
  /** True where a phone shows the button of `main` too, in the place of the row's amount. */
  readonly onPhone?: true;
}
