import type { Icon } from '@tabler/icons-react';

/** Something that can be done with a row, other than opening it. */
export interface RowAction {
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** For actions that take something away. */
  readonly tone?: 'wrong';
  /**
   * Set for the next action of a row: the text of its button, translated. If there are several, the first is the button and the others
   * are in the menu.
   */
  readonly main?: string | undefined;
  /** True if a phone shows the button of `main` too, in place of the row's amount. */
  readonly onPhone?: true;
}
