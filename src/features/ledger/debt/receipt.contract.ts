import type { Entity, Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { phone } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { fromNoPhone, type PaymentMethod, paymentMethods } from '#features/ledger/payment/payment.contract';

/** The organisation's phone where a create leaves it out (D18). */
export const phoneReceipt = phone('Phone receipt', { unless: fromNoPhone });

/** How a fee or a service is paid at the counter (D17). The message for a missing date is each document's own. */
export const paymentFields = (dated: { readonly required: string }) => ({
  AmountPaid: money('Amount paid', { required: 'Enter amount paid' }),
  paymentMethod: choice('Payment method', paymentMethods, { initial: 'Evc plus' }),
  phonePaid: phone('Phone paid', { required: 'Enter phone paid', unless: fromNoPhone }),
  phoneReceipt,
  datePaid: moneyDate('Date', dated),
});

/** What the server sets of a receipt of any kind. */
export const receiptStored = {
  receiptNo: numbered('Receipt no', { from: 1 }),
  userID: ref('Received by', () => account),
  ...voidedFields,
};

/** What is owed for a document: before its discount, the discount, and after it. */
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

/**
 * A single receipt, read alone or after a write: with the balance after it and, if read alone, what was
 * bought with it where it is known.
 */
export type ReceiptRead<E extends Entity> = Got<E> & { readonly balance: Money; readonly bought?: Bought };

/** A receipt as it is printed: what it says of the payment, and what only its own kind says. */
export interface Slip {
  readonly receiptNo: number;
  readonly datePaid: string;
  /** Empty where the counter did not ask. */
  readonly paymentMethod: PaymentMethod | null;
  readonly phonePaid: string | null;
  readonly userID: { readonly name: string } | null;
  readonly voidedAt: string | null;
  readonly balance: Money;
  readonly paid: Money;
  /** Who paid, and what else says who that is. */
  readonly to: { readonly name: string; readonly lines: readonly string[] };
  /** What was paid for, each part with its share of the width of a paper. */
  readonly about: readonly { readonly heading: string; readonly share: number; readonly value: string }[];
  /** The goods, where the document is one of goods. */
  readonly bought?: Bought | undefined;
  /** The price to print above what is paid. Unless it is given it is that of the goods; without goods, none is printed. */
  readonly price?: Price | undefined;
  /** Who signs beside the house. */
  readonly signed: string;
  readonly thanks: string;
}
