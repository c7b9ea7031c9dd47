import type { Icon } from '@tabler/icons-react';

/** Something that can be done with a row, beside opening it. */
export interface RowAction {
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** For what takes something away. */
  readonly tone?: 'wrong';
}
