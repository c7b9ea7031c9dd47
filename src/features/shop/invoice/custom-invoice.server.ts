import type { Got, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { readRecords } from '#kit/server/read/send';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { insert } from '#kit/server/write/insert';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { receipts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { moveLocked } from '#features/shop/stock/movement.server';
import { piecesByItem } from '#features/shop/stock/stock.rules';
import { invoice } from './invoice.contract';
import { paymentProblems, rowProblems, saleTotals } from './invoice.rules';
import { customInvoice, saleFields } from './sale.contract';
import { judgeSold, lockSold } from './sold-items.server';

const { amountPaid: _paidNow, date: _dateSent, ...stored } = invoice.stored;

/** What the wizard sends: an invoice and how it is paid. Totals are the server's, whatever is sent for them (F1). */
const sale = { ...invoice, fields: saleFields, stored, ignored: ['total'] };

/** Sells: stock goes down, the invoice is made, and its receipt with its posting where it is paid now; or nothing. */
async function sell(call: Call, sent: Sent<typeof sale> & { readonly _id: string }) {
  const { isReceipt = true, amountPaid, paymentMethod, phonePaid, phoneReceipt, date, ...values } = sent;
  const onlyAsked = isPreview(call);
  refuseInvalid(rowProblems(values.items, values.discount));
  const { subTotal, Total } = saleTotals(values.items, values.discount);
  refuseInvalid(paymentProblems({ ...values, isReceipt, amountPaid }, Total));
  const soldAt = date ?? call.now.toISOString();
  const day = dayIn(call.house.timeZone, new Date(soldAt));
  const items = await lockSold(call, values.items);
  await refuseClosed(call, day);
  const belowCost = judgeSold(items, values.items);
  if (onlyAsked) return { status: true, message: '', info: { subTotal, Total, belowCost } };
  const made = await insert(call, invoice, { ...values, subTotal, date: soldAt, userID: caller(call)._id });
  const source = { kind: 'invoice', _id: made._id, number: made.invoiceNumber } as const;
  const taken = [...piecesByItem(values.items)].map(([itemID, pieces]): [string, number] => [itemID, -pieces]);
  await moveLocked(call, items, new Map(taken), { kind: 'sale', source });
  // A total of nothing is saved as due and counts as paid (F3).
  const receiptData =
    isReceipt && amountPaid
      ? await receipts.take(call, {
          invoiceID: made._id,
          customerID: made.customerID?._id ?? null,
          amountPaid,
          paymentMethod,
          phonePaid,
          phoneReceipt,
          datePaid: day,
        })
      : null;
  const currentinvoice = receiptData ? await readInvoice(call, made._id) : made;
  const message = t('Invoice {number} saved', { number: made.invoiceNumber });
  return { status: true, message, info: currentinvoice, currentinvoice, receiptData, belowCost };
}

async function readInvoice(call: Call, id: string): Promise<Got<typeof invoice>> {
  const [found] = await readRecords(call, invoice, [id]);
  return found ?? refuseMissing();
}

/** A client's own `_id` is the invoice's. */
export const customInvoiceRoute: Route = on(customInvoice, async () => undefined, {
  handle: (call, body) => sell(call, sentOf(call, sale, body)),
});

/** Whether the call only asks what would be: `preview=1`; anything else in the address is refused. */
export function isPreview(call: Call): boolean {
  refuseUnknownQuery(call.query, ['preview']);
  const { preview } = call.query;
  if (preview !== undefined && preview !== '1') refuseInvalid({ preview: t('preview is 1 or left out') });
  return preview === '1';
}
