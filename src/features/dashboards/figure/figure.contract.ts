import type { Money } from '#kit/contract/money';

/** How many rows there are of a kind, part and month, and their sum. */
export interface Figure {
  readonly name: string;
  /** A status, or a side of the statement. */
  readonly part: string;
  /** YYYY-MM; '' for all months before the first one asked for. */
  readonly month: string;
  readonly rows: number;
  readonly amount: Money;
}
