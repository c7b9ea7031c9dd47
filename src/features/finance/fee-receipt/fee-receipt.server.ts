import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import { kept, t } from '../../../kit/contract/language';
import { minus, noMoney, plus } from '../../../kit/rules/money';
import { type Call, caller } from '../../../kit/server/call';
import { crud, readingOne } from '../../../kit/server/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { ownMoney } from '../fee/fee.server';
import { lockFee, moveFeePaid } from '../fee/fee-payment.server';
import { amountProblem, paymentProblem } from '../payment/payment.rules';
import type { ReceiptKind } from '../receipt/receipt.server';
import { post, refuseClosed, repost, unpost } from '../transaction/posting.server';
import { postingSays } from '../transaction/transaction.rules';
import { type FeeReceiptRead, feeReceipt } from './fee-receipt.contract';
import { feeReceiptPdf } from './fee-receipt-pdf.server';
import { readReceipt, withBalance } from './fee-receipt-read.server';

type Receipt = typeof feeReceipt;

/** Takes a payment: the receipt, the fee's balance and the posting, or nothing. */
async function take(call: Call, sent: Sent<Receipt> & { readonly _id: string }): Promise<FeeReceiptRead> {
  const owed = await lockFee(call, sent.feeID);
  refuseUnfit(owed.studentID, sent);
  await refuseClosed(call, sent.datePaid, 'datePaid');
  refuseConflict(paymentProblem(sent.AmountPaid, owed.feeBalance), 'AmountPaid');
  await moveFeePaid(call, owed, noMoney, sent.AmountPaid);
  const made = await insert(call, feeReceipt, {
    ...sent,
    phoneReceipt: sent.phoneReceipt ?? call.house.phone,
    userID: caller(call)._id,
  });
  await post(call, {
    transectionType: 'income',
    type: 'student',
    name: made.studentID.studentName,
    amount: made.AmountPaid,
    date: made.datePaid,
    description: kept(postingSays.feeReceipt, { number: made.receiptNo }),
    source: { kind: 'feeReceipt', _id: made._id },
  });
  return { ...made, balance: minus(owed.feeBalance, made.AmountPaid) };
}

/** Amount up to balance and its old amount; student and fee stay; the posting follows (D10). */
async function edit(call: Call, id: string, values: Edit<Receipt>): Promise<FeeReceiptRead> {
  const stored: Row<Receipt> = (await find(call, feeReceipt, id)) ?? refuseMissing();
  const wanted = { ...stored, ...values };
  if (wanted.feeID !== stored.feeID) refuseConflict(t('The fee of a receipt is fixed'), 'feeID');
  const owed = await lockFee(call, stored.feeID);
  refuseUnfit(owed.studentID, wanted);
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await refuseClosed(call, wanted.datePaid, 'datePaid');
  refuseConflict(paymentProblem(wanted.AmountPaid, plus(owed.feeBalance, stored.AmountPaid)), 'AmountPaid');
  await moveFeePaid(call, owed, stored.AmountPaid, wanted.AmountPaid);
  const changed = await change(call, feeReceipt, id, {
    ...values,
    phoneReceipt: wanted.phoneReceipt ?? call.house.phone,
  });
  await repost(call, id, { amount: changed.AmountPaid, date: changed.datePaid });
  return withBalance(call, changed);
}

/** Voids a receipt with its posting; the fee owes again what it paid (D11). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Receipt>> {
  const stored: Row<Receipt> = (await find(call, feeReceipt, id)) ?? refuseMissing();
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await moveFeePaid(call, await lockFee(call, stored.feeID), stored.AmountPaid, noMoney);
  await unpost(call, id, reason);
  return voidRecord(call, feeReceipt, id, reason);
}

function refuseUnfit(
  studentOfFee: string,
  { studentID, AmountPaid }: Pick<Sent<Receipt>, 'studentID' | 'AmountPaid'>,
): void {
  if (studentID !== studentOfFee) refuseInvalid({ studentID: t('This fee is of another student') });
  const problem = amountProblem(AmountPaid);
  if (problem !== undefined) refuseInvalid({ AmountPaid: problem });
}

const records = readingOne(crud(feeReceipt, { scope: ownMoney, create: take, update: edit, remove }), readReceipt);

export const feeReceipts: ReceiptKind = {
  of: 'fee',
  entity: feeReceipt,
  routes: [...records, feeReceiptPdf],
};
