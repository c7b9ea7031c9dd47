import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { flag, money } from '#kit/contract/fields-number';
import { moneyMoment } from '#kit/contract/fields-money-date';
import { phone } from '#kit/contract/fields-text';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import type { ReceiptRead } from '#features/ledger/debt/receipt.contract';
import type { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { invoice } from './invoice.contract';

type Invoice = Got<typeof invoice>;

/** The fields of how an invoice is paid at once. */
export const saleFields = {
  ...invoice.fields,
  /** True to pay now, false to leave the invoice due. */
  isReceipt: flag('Receipt', { initial: true }),
  amountPaid: money('Amount paid'),
  paymentMethod: choice('Payment method', paymentMethods),
  phonePaid: phone('Paid from phone'),
  /** The organisation's phone where it is left out (D18). */
  phoneReceipt: phone('Received on phone'),
  /** Now if it is left out. */
  date: moneyMoment('Date'),
  /** The account that takes what is paid at once. */
  accountID: accountField,
};

/** What the preview of a sale answers. */
export interface SalePreview {
  readonly subTotal: number;
  readonly Total: number;
  /** Names of items that are sold for less than they cost (F11). */
  readonly belowCost: readonly string[];
}

/** The wizard's one call, which makes the invoice and, if it is paid now, its receipt (F5). */
export const customInvoice = endpoint({
  method: 'POST',
  path: 'invoice/customInvoice',
  title:
    'Sell from stock: the invoice, and its receipt where it is paid now; preview=1 only says what it would come to',
  body: saleFields,
  query: ['preview'],
  reply: reply<
    Saved<Invoice> & {
      readonly currentinvoice: Invoice;
      readonly receiptData: ReceiptRead<typeof invoiceReceipt> | null;
      readonly belowCost: readonly string[];
    }
  >(),
});
