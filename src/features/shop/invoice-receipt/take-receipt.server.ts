import type { Sent } from '../../../kit/contract/entity';
import { kept } from '../../../kit/contract/language';
import { minus, noMoney } from '../../../kit/rules/money';
import { type Call, caller } from '../../../kit/server/call';
import { refuseConflict, refuseInvalid } from '../../../kit/server/refusal';
import { insert } from '../../../kit/server/write/insert';
import { amountProblem } from '../../finance/payment/payment.rules';
import { post, refuseClosed } from '../../finance/transaction/posting.server';
import { postingSays } from '../../finance/transaction/transaction.rules';
import { walkInCustomer } from '../customer/walk-in.contract';
import { lockInvoice, moveAmountPaid } from '../invoice/invoice-payment.server';
import { type InvoiceReceiptRead, invoiceReceipt } from './invoice-receipt.contract';
import { balanceProblem, customerProblem, walkInProblem } from './invoice-receipt.rules';

type Receipt = typeof invoiceReceipt;

/** Takes a payment of an invoice: the receipt, the invoice's balance and the posting, or nothing. */
export async function takeForInvoice(
  call: Call,
  sent: Sent<Receipt> & { readonly _id?: string },
): Promise<InvoiceReceiptRead> {
  const owed = await lockInvoice(call, sent.invoiceID);
  refuseUnfit(owed.customerID, sent);
  await refuseClosed(call, sent.datePaid, 'datePaid');
  refuseConflict(balanceProblem(sent.amountPaid, owed.balance), 'amountPaid');
  const balance = minus(owed.balance, sent.amountPaid);
  refuseConflict(walkInProblem(owed.customerID, balance), 'amountPaid');
  await moveAmountPaid(call, owed, noMoney, sent.amountPaid);
  const made = await insert(call, invoiceReceipt, {
    ...sent,
    phoneReceipt: sent.phoneReceipt ?? call.house.phone,
    userID: caller(call)._id,
  });
  await post(call, {
    transectionType: 'income',
    type: 'Sales Income',
    name: made.customerID?.name ?? walkInCustomer,
    amount: made.amountPaid,
    date: made.datePaid,
    description: kept(postingSays.invoiceReceipt, {
      number: made.receiptNo,
      invoice: made.invoiceID.invoiceNumber,
    }),
    source: { kind: 'invoiceReceipt', _id: made._id },
  });
  return { ...made, balance };
}

/** What is wrong with a receipt beside its invoice. */
export function refuseUnfit(
  ofInvoice: string | null,
  { customerID, amountPaid }: Pick<Sent<Receipt>, 'customerID' | 'amountPaid'>,
): void {
  const customer = customerProblem(ofInvoice, customerID);
  if (customer !== undefined) refuseInvalid({ customerID: customer });
  const amount = amountProblem(amountPaid);
  if (amount !== undefined) refuseInvalid({ amountPaid: amount });
}
