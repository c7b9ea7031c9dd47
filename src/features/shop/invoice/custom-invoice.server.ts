import type { Got, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { type Call, type Route } from '#kit/server/call';
import { onSent } from '#kit/server/routes/crud';
import { isPreview } from '#kit/server/routes/preview';
import { sentOf } from '#kit/server/routes/sent';
import { readRecords } from '#kit/server/read/send';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { landingOf } from '#features/ledger/money-account/landing.rules';
import { land } from '#features/ledger/money-account/landing.server';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { receipts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { invoice } from './invoice.contract';
import { paymentProblems, rowProblems, saleTotals } from './invoice.rules';
import { makeInvoice } from './make-invoice.server';
import { customInvoice, saleFields } from './sale.contract';
import { judgeSold, lockSold } from './sold-items.server';

const { amountPaid: _paidNow, date: _dateSent, ...stored } = invoice.stored;

/** The entity that the wizard sends: an invoice and how it is paid. The server calculates the totals, whatever is sent (F1). */
const sale = { ...invoice, fields: saleFields, stored, ignored: ['total'] };

/** Sells: reduces the stock, makes the invoice and, if it is paid now, the receipt with its posting; all or nothing. */
async function sell(call: Call, sent: Sent<typeof sale> & { readonly _id: string }) {
  const { isReceipt = true, amountPaid, paymentMethod, phonePaid, phoneReceipt, date, accountID, ...values } = sent;
  const onlyAsked = isPreview(call);
  refuseInvalid(rowProblems(values.items, values.discount));
  const { subTotal, Total } = saleTotals(values.items, values.discount);
  refuseInvalid(paymentProblems({ ...values, isReceipt, amountPaid }, Total));
  const soldAt = date ?? call.now.toISOString();
  const day = dayIn(call.house.timeZone, new Date(soldAt));
  const account =
    isReceipt && amountPaid && !onlyAsked ? await land(call, landingOf({ accountID, paymentMethod })) : undefined;
  const items = await lockSold(call, values.items);
  await refuseClosed(call, day);
  const belowCost = judgeSold(items, values.items);
  if (onlyAsked) return { status: true, message: '', info: { subTotal, Total, belowCost } };
  const made = await makeInvoice(call, values, { items, soldAt });
  // A total of 0 is saved as due and counts as paid (F3).
  const receiptData =
    account && amountPaid
      ? await receipts.take(call, {
          invoiceID: made._id,
          customerID: made.customerID?._id ?? null,
          amountPaid,
          paymentMethod: accountID ? account.paymentMethod : paymentMethod,
          accountID,
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
export const customInvoiceRoute: Route = onSent(customInvoice, (call, body) => sell(call, sentOf(call, sale, body)));
