import { language } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { showMoney } from '#kit/rules/money';
import { paperCode } from '#house/paper/paper-code.server';
import { numberedRecord, type PaperShown, type ProvenPaper, standingOf } from '#house/paper/proven-paper.server';
import { type CounterPayment, payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { paymentProven } from '#features/ledger/counter-payment/payment-slip.rules';
import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { receiptsOfPayment } from './payment-receipts.server';

const letter = 'P';

/** The code of a payment. */
export function paymentCode(call: Call, { _id, paymentNo }: Pick<CounterPayment, '_id' | 'paymentNo'>) {
  return paperCode(call, { letter, number: paymentNo, addition: '', _id, of: '' });
}

/** The paper of a payment, whose code proves it with all its receipts (PU6). */
export const paymentPaper: ProvenPaper = {
  kind: 'payment',
  letter,
  find: async (call, { number }) => {
    const found = await numberedRecord(call, payment, 'paymentNo', number);
    if (!found) return undefined;
    const { _id } = found;
    return {
      _id,
      tell: async ({ currencySign }) => {
        const receipts = await receiptsOfPayment(call, _id);
        return {
          ...standingOf(found),
          facts: paymentProven({ ...found, receipts }, (amount) => showMoney(amount, currencySign, language())).map(
            ([label, value]) => ({ label, value }),
          ),
        };
      },
      shown: payerOf(found),
    };
  },
};

/** The payer as the search result of the paper: payments have a list, but the search has no kind for them. */
function payerOf({ studentID, customerID }: CounterPayment): PaperShown | undefined {
  if (studentID) return { entity: student, _id: studentID._id, number: studentID.stdID, name: studentID.studentName };
  if (!customerID) return undefined;
  const { _id, name, phone } = customerID;
  return { entity: customer, _id, number: null, name, phone };
}
