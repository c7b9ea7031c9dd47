import type { Money } from '#kit/contract/money';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';

/** A document on which something is left to pay, as the counter answers it (CO3). */
export interface OpenDebt {
  readonly of: DebtKind;
  readonly _id: string;
  /** The student or customer who owes. */
  readonly personID: string;
  readonly number: number;
  readonly name: string;
  /** The day on which it was made, and the day by which it is to be paid. */
  readonly day: string;
  readonly dueDate: string;
  /** The day of the first part that is not covered. */
  readonly nextDue: string;
  readonly amount: Money;
  readonly paid: Money;
  readonly balance: Money;
  /** The uncovered amount of parts due before today. */
  readonly overdue: Money;
  readonly promiseDate: string | null;
}
