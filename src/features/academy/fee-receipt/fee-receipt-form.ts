import type { Got } from '#kit/contract/entity';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { correctable, receiptForm } from '#features/ledger/debt/receipt-form';
import { paymentProblems, paymentRequired } from '#features/ledger/payment/payment.rules';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import { student } from '#features/academy/student/student.contract';
import type { feeReceipt } from './fee-receipt.contract';

type Rules = FormRules<typeof feeReceipt.fields>;

const problems: Rules['problems'] = (payment) => paymentProblems(payment);

const paidFrom = ({ studentPhone }: Got<typeof student>) => ({ phonePaid: studentPhone });

/** A receipt for an open fee of the chosen student. */
export function makeForm(organisation: Organisation): Rules {
  const { start, owedOf, below, save } = receiptForm(feeDebt, organisation);
  return {
    start: () => start,
    narrow: { feeID: ({ studentID }) => ({ studentID, open: 1 }) },
    chosen: { feeID: (fee) => ({ AmountPaid: owedOf(fee) }) },
    reads: ({ studentID }) => (studentID === undefined ? undefined : { of: student, id: studentID, known: paidFrom }),
    required: paymentRequired,
    problems,
    extra: ({ AmountPaid, datePaid }, { feeID }) => below(feeID, AmountPaid, datePaid),
    save: ({ AmountPaid }) => save(AmountPaid),
  };
}

export const editForm: Rules = { fields: ['AmountPaid', ...correctable], required: paymentRequired, problems };
