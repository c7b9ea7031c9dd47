import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { idOf } from '#kit/server/record-id';
import { paymentCallsWith } from '#features/ledger/counter-payment/payment-calls.server';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { creditAt, type CreditPayer } from '#features/ledger/credit/credit.server';
import {
  type CounterPayment,
  payment,
  type PaymentRead,
} from '#features/ledger/counter-payment/counter-payment.contract';
import { paymentPrinted } from '#features/ledger/counter-payment/payment-print.rules';
import { paymentCode } from './payment-paper.server';
import { receiptsOfPayment } from './payment-receipts.server';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import { holdPartsOf, removePayment } from './void-payment.server';

/** The scope of payments: callers without the list of payments see only those that they took. */
export const ownPayments: Scope = (call) => {
  const me = caller(call);
  return me.screens.has(paymentScreen.path) ? undefined : sql`t."userID" = ${me._id}`;
};

/** The payment that a call names, with its receipts and the credit that it left the payer, so that a reprint says the same. */
async function read(call: Call): Promise<PaymentRead> {
  const id = idOf(call);
  const [found] = await readRecords(call, payment, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, payment, id, ownPayments);
  const payer = payerOf(found);
  return {
    ...found,
    receipts: await receiptsOfPayment(call, id),
    creditLeft: payer === undefined ? null : await creditAt(call, payer, found.createdAt),
    paperCode: await paymentCode(call, found),
  };
}

function payerOf({ studentID, customerID }: CounterPayment): CreditPayer | undefined {
  if (studentID) return { kind: 'student', _id: studentID._id };
  return customerID ? { kind: 'customer', _id: customerID._id } : undefined;
}

export const paymentRoutes: Route[] = [
  ...paymentCallsWith({ scope: ownPayments, one: { answer: read }, first: holdPartsOf, remove: removePayment }),
  printedPdf({ path: payment.path, title: words('A payment to print'), read, print: paymentPrinted }),
];
