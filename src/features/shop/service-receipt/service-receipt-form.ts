import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { correctable, receiptForm } from '#features/ledger/debt/receipt-form';
import { paymentProblems, paymentRequired } from '#features/ledger/payment/payment.rules';
import { serviceDebt } from '#features/shop/service/service-debt.contract';
import { phoneOf } from '#features/shop/customer/customer.rules';
import type { serviceReceipt } from './service-receipt.contract';

type Rules = FormRules<typeof serviceReceipt.fields>;

const problems: Rules['problems'] = (payment) => paymentProblems(payment);

/** A payment of an open service of the chosen customer (S§4). */
export function makeForm(organisation: Organisation): Rules {
  const { start, owedOf, below, save } = receiptForm(serviceDebt, organisation);
  return {
    start: () => start,
    narrow: { serviceID: ({ customerID }) => ({ customerID, open: 1 }) },
    chosen: { serviceID: (service) => ({ AmountPaid: owedOf(service) }) },
    known: (_payment, { customerID }) => ({ phonePaid: phoneOf(customerID) }),
    required: paymentRequired,
    problems,
    extra: ({ AmountPaid, datePaid }, { serviceID }) => below(serviceID, AmountPaid, datePaid),
    save: ({ AmountPaid }) => save(AmountPaid),
  };
}

export const editForm: Rules = { fields: ['AmountPaid', ...correctable], required: paymentRequired, problems };
