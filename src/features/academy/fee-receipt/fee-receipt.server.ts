import { kept, t, words } from '#kit/contract/language';
import { crud } from '#kit/server/routes/crud';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { ownMoney } from '#features/academy/fee/fee.server';
import { feeDebt } from '#features/academy/fee/fee-debt.server';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import { paymentProblem } from '#features/ledger/payment/payment.rules';
import type { ReceiptKind } from '#features/ledger/receipt/receipt.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { FeeReceiptDocument } from './FeeReceipt.pdf';
import { feeReceipt } from './fee-receipt.contract';

const receipts = receiptsOf<typeof feeReceipt>({
  entity: feeReceipt,
  kind: 'feeReceipt',
  debt: feeDebt,
  scope: ownMoney,
  payment: ({ feeID, studentID, AmountPaid, datePaid, phoneReceipt }) => ({
    documentID: feeID,
    payerID: studentID,
    amount: AmountPaid,
    datePaid,
    phoneReceipt,
  }),
  written: ({ feeID, studentID, receiptNo }) => ({
    documentID: feeID._id,
    receiptNo,
    type: 'student',
    name: studentID.studentName,
    description: kept(postingSays.feeReceipt, { number: receiptNo }),
  }),
  payerProblem: (owes, pays) => (owes === pays ? undefined : t('This fee is of another student')),
  tooMuch: paymentProblem,
  fixed: () => t('The fee of a receipt is fixed'),
});

const { take: create, edit: update, remove, read } = receipts;
const records = crud(feeReceipt, { scope: ownMoney, one: { answer: read }, create, update, remove });

/** `GET receipt/{id}/pdf`: a student's own alone. */
const pdf = documentPdf(feeReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: FeeReceiptDocument({ house, receipt: await read(call) }),
  file: 'receipt.pdf',
}));

export const feeReceipts: ReceiptKind = { of: 'fee', entity: feeReceipt, routes: [...records, pdf] };
