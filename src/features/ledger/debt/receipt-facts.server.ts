import type { Entity, Got, Row, Sent } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import type { Said } from '#features/ledger/money-account/landing.rules';
import type { Posting } from '#features/ledger/transaction/posting.server';
import type { Source } from '#features/ledger/transaction/transaction.contract';
import type { Debt } from './debt.contract';
import type { ReceiptRead, Slip } from './receipt.contract';

/** A payment: its amount, payer, document and account. */
export interface Payment extends Said {
  readonly documentID: string;
  readonly payerID?: string | null | undefined;
  readonly amount: Money;
  readonly datePaid: string;
  readonly phoneReceipt?: string | null | undefined;
}

/** The facts of a kind of receipt: its debt and payer, how it is posted, and what its slip says. */
export interface ReceiptFacts<E extends Entity> {
  readonly entity: E;
  readonly kind: Source['kind'];
  readonly debt: Debt;
  /** The receipts that a caller may see. */
  readonly scope?: Scope;
  readonly payment: (receipt: Row<E> | Sent<E>) => Payment;
  readonly posting: (receipt: Got<E>) => Pick<Posting, 'type' | 'name' | 'description'>;
  /** The message about a payer who is not the debtor. */
  readonly foreign: (pays: string | null | undefined) => string;
  /** Why an amount is too much for a balance. */
  readonly tooMuch?: (amount: Money, balance: Money) => string | undefined;
  /** Why the person who owes cannot leave that much unpaid. */
  readonly tooLittle?: (owes: string | null, left: Money) => string | undefined;
  /** Why a receipt cannot be voided by itself. */
  readonly stays?: (receipt: Row<E>) => string | undefined;
  /** The message for moving a receipt to another document. */
  readonly fixed: () => string;
  readonly slip: (receipt: ReceiptRead<E>) => Slip;
  /** The letter with which its code begins. */
  readonly letter: string;
  /** What only a receipt read by itself contains: the goods that were bought, the class of a fee. */
  readonly inFull?: (call: Call, receipt: Got<E>) => Promise<object>;
}
