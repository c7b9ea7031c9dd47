import type { Entity, Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { phone } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import type { Party } from '#kit/contract/party';
import { voidedFields } from '#kit/contract/voided';
import { paperTold, type WithPaperCode } from '#house/paper/papers.contract';
import { account } from '#house/account/account.contract';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { fromNoPhone, type PaymentMethod, paymentMethods } from '#features/ledger/payment/payment.contract';

/** The organisation's phone where a create leaves it out (D18). */
export const phoneReceipt = phone('Received on phone', { unless: fromNoPhone });

/** The fields of a payment of a fee or a service (D17). Each document has its own message for a missing date. */
export const paymentFields = (dated: { readonly required: string }) => ({
  AmountPaid: money('Amount paid', { required: 'Enter amount paid' }),
  paymentMethod: choice('Payment method', paymentMethods, { initial: 'Evc plus' }),
  phonePaid: phone('Paid from phone', { required: 'Enter phone paid', unless: fromNoPhone }),
  phoneReceipt,
  datePaid: moneyDate('Date', dated),
  accountID: accountField,
});

/** The fields that the server sets in a receipt of any kind. */
export const receiptStored = {
  receiptNo: numbered('Receipt no', { from: 1 }),
  userID: ref('Received by', () => account),
  ...voidedFields,
  /** The payment at the counter that it is a part of. */
  paymentID: { ...ref('Payment', () => payment), added: true },
};

/** The price of a document: before its discount, the discount, and after it. */
export interface Price {
  readonly subTotal: Money;
  readonly discount: Money;
  readonly Total: Money;
}

/** The goods of a document that is paid, with their price. */
export interface Bought extends Price {
  readonly items: readonly {
    readonly _id: string;
    readonly itemID: { readonly itemName: string };
    readonly Quantity: number;
    readonly Price: Money;
    readonly Amount: Money;
  }[];
}

/** What a receipt says about its document: what was charged, what was taken off before it, and what was left after it. */
export interface ReceiptStanding {
  readonly balance: Money;
  readonly charged: Money;
  readonly takenOff: Money;
}

/** The number of the payment, if the receipt is one of its several parts and so cannot be voided by itself (CO10); otherwise null. */
export interface PartOf {
  readonly partOf: number | null;
}

/** The names of the members above, and of the goods: a client may send them back unchanged. */
export const receiptTold = ['balance', 'charged', 'takenOff', 'partOf', 'bought', ...paperTold] as const;

/**
 * A single receipt, read alone or after a write, with the amounts of its document, its code and, if read alone, the goods where known.
 */
export type ReceiptRead<E extends Entity> = Got<E> &
  ReceiptStanding &
  Partial<PartOf> &
  WithPaperCode & { readonly bought?: Bought };

/** A receipt as it is printed: the facts of the payment, and those of its kind alone. */
export interface Slip extends WithPaperCode {
  readonly receiptNo: number;
  readonly datePaid: string;
  /** Empty where the counter did not ask. */
  readonly paymentMethod: PaymentMethod | null;
  /** Its kind tells money taken from credit. */
  readonly accountID?: { readonly kind?: string | null } | null | undefined;
  readonly phonePaid: string | null;
  readonly userID: { readonly name: string } | null;
  readonly voidedAt: string | null;
  readonly balance: Money;
  /** What was charged for the document, and what was taken off it before. */
  readonly charged: Money;
  readonly takenOff: Money;
  readonly paid: Money;
  /** The payer, with the facts that identify the payer. */
  readonly to: { readonly name: string; readonly lines: readonly string[] };
  /** What the paper names besides the payer: the class of a fee. */
  readonly beside?: Party | undefined;
  /** What was paid for, each part with its share of the width of a paper. */
  readonly about: readonly { readonly heading: string; readonly share: number; readonly value: string }[];
  /** The goods, if the document is about goods. */
  readonly bought?: Bought | undefined;
  /** The price to print above the amount paid. Without it that of the goods is printed, if there are any. */
  readonly price?: Price | undefined;
  /** Who signs besides the organisation. */
  readonly signed: string;
  readonly thanks: string;
}
