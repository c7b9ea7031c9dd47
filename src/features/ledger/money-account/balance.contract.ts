import type { Money } from '#kit/contract/money';

/** The balance of an account today, and the sum of rows dated after today. */
export interface Balances {
  readonly balance: Money;
  readonly later: Money;
}
