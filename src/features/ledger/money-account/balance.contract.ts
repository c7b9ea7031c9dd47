import type { Money } from '#kit/contract/money';

/** What an account holds today, and what is dated after today. */
export interface Balances {
  readonly balance: Money;
  readonly later: Money;
}
