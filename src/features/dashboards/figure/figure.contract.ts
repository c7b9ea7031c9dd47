import type { Money } from '#kit/contract/money';

/** Rows of a kind, counted and summed by part (a status, a side of the statement) and month, '' for those before. */
export interface Figure {
  readonly name: string;
  readonly part: string;
  readonly month: string;
  readonly rows: number;
  readonly amount: Money;
}
