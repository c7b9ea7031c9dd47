import type { Money } from '#kit/contract/money';
import type { TransactionType } from '#features/ledger/transaction/transaction.contract';
import type { DayClose } from './day-close.contract';

/** The sum of the rows of one side and type. */
export interface MovedByType {
  readonly transectionType: TransactionType;
  readonly type: string;
  readonly amount: Money;
}

/** The receipts of one kind that a close counted: the first and the last number, and how many. */
export interface ReceiptSpan {
  /** The English name of the kind: `Fee receipt`. */
  readonly one: string;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** A document that was voided on the day of a close, or reversed by a row that it counted, with the reason. */
export interface TakenBack {
  readonly name: string;
  readonly description: string;
  readonly posted: boolean;
  readonly amount: Money;
  readonly reason: string | null;
}

/** What the Z report contains beyond the close itself. */
export interface CloseReport {
  readonly byType: readonly MovedByType[];
  readonly receipts: readonly ReceiptSpan[];
  readonly takenBack: readonly TakenBack[];
}

/** A single close, with its report. */
export type CloseRead = DayClose & CloseReport;
