import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import { kept, t, words } from '../../../kit/contract/language';
import { minus, noMoney, plus } from '../../../kit/rules/money';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud, readingOne } from '../../../kit/server/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { documentPdf } from '../../access/organisation/document-pdf.server';
import { amountProblem, paymentProblem } from '../../finance/payment/payment.rules';
import { post, refuseClosed, repost, unpost } from '../../finance/transaction/posting.server';
import { postingSays } from '../../finance/transaction/transaction.rules';
import { lockService, moveServicePaid } from '../service/service-payment.server';
import { ServiceReceiptDocument } from './ServiceReceipt.pdf';
import { type ServiceReceiptRead, serviceReceipt } from './service-receipt.contract';
import { readReceipt, withBalance } from './service-receipt-read.server';

type Receipt = typeof serviceReceipt;

/** Takes a payment: the receipt, the service's balance and the posting, or nothing. */
async function take(call: Call, sent: Sent<Receipt> & { readonly _id: string }): Promise<ServiceReceiptRead> {
  const owed = await lockService(call, sent.serviceID);
  refuseUnfit(owed.customerID, sent);
  await refuseClosed(call, sent.datePaid, 'datePaid');
  refuseConflict(paymentProblem(sent.AmountPaid, owed.Balance), 'AmountPaid');
  await moveServicePaid(call, owed, noMoney, sent.AmountPaid);
  const made = await insert(call, serviceReceipt, {
    ...sent,
    phoneReceipt: sent.phoneReceipt ?? call.house.phone,
    userID: caller(call)._id,
  });
  await post(call, {
    transectionType: 'income',
    type: 'service income',
    name: made.customerID.name,
    amount: made.AmountPaid,
    date: made.datePaid,
    description: kept(postingSays.serviceReceipt, { number: made.receiptNo }),
    source: { kind: 'serviceReceipt', _id: made._id },
  });
  return { ...made, balance: minus(owed.Balance, made.AmountPaid) };
}

/** Amount up to balance and its old amount; customer and service stay; the posting follows (D10). */
async function edit(call: Call, id: string, values: Edit<Receipt>): Promise<ServiceReceiptRead> {
  const stored: Row<Receipt> = (await find(call, serviceReceipt, id)) ?? refuseMissing();
  const wanted = { ...stored, ...values };
  if (wanted.serviceID !== stored.serviceID) refuseConflict(t('The service of a receipt is fixed'), 'serviceID');
  const owed = await lockService(call, stored.serviceID);
  refuseUnfit(owed.customerID, wanted);
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await refuseClosed(call, wanted.datePaid, 'datePaid');
  refuseConflict(paymentProblem(wanted.AmountPaid, plus(owed.Balance, stored.AmountPaid)), 'AmountPaid');
  await moveServicePaid(call, owed, stored.AmountPaid, wanted.AmountPaid);
  const changed = await change(call, serviceReceipt, id, {
    ...values,
    phoneReceipt: wanted.phoneReceipt ?? call.house.phone,
  });
  await repost(call, id, { amount: changed.AmountPaid, date: changed.datePaid });
  return withBalance(call, changed);
}

/** Voids a receipt with its posting; the service owes again what it paid (D11). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Receipt>> {
  const stored: Row<Receipt> = (await find(call, serviceReceipt, id)) ?? refuseMissing();
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await moveServicePaid(call, await lockService(call, stored.serviceID), stored.AmountPaid, noMoney);
  await unpost(call, id, reason);
  return voidRecord(call, serviceReceipt, id, reason);
}

function refuseUnfit(
  customerOfService: string,
  { customerID, AmountPaid }: Pick<Sent<Receipt>, 'customerID' | 'AmountPaid'>,
): void {
  if (customerID !== customerOfService) refuseInvalid({ customerID: t('This service is of another customer') });
  const problem = amountProblem(AmountPaid);
  if (problem !== undefined) refuseInvalid({ AmountPaid: problem });
}

const pdf = documentPdf(serviceReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: ServiceReceiptDocument({ house, receipt: await readReceipt(call) }),
  file: 'receipt.pdf',
}));

const records = readingOne(crud(serviceReceipt, { create: take, update: edit, remove }), readReceipt);

export const serviceReceiptRoutes: Route[] = [...records, pdf];
