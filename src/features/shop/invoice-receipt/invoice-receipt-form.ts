import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { correctable, receiptForm } from '#features/ledger/debt/receipt-form';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { phoneOf } from '#features/shop/customer/customer.rules';
import { invoiceDebt } from './invoice-debt.contract';
import type { invoiceReceipt } from './invoice-receipt.contract';

type Rules = FormRules<typeof invoiceReceipt.fields>;

const problems: Rules['problems'] = ({ amountPaid }) => ({
  amountPaid: amountPaid === undefined ? undefined : amountProblem(amountPaid),
});

/** A payment of an open invoice of the chosen customer (S§5). */
export function makeForm(organisation: Organisation): Rules {
  const { start, owedOf, below, save } = receiptForm(invoiceDebt, organisation);
  return {
    start: () => start,
    narrow: { invoiceID: ({ customerID }) => ({ customerID: customerID ?? undefined, open: 1 }) },
    chosen: { invoiceID: (invoice) => ({ amountPaid: owedOf(invoice) }) },
    known: (_payment, { customerID }) => ({ phonePaid: phoneOf(customerID) }),
    problems,
    extra: ({ amountPaid, datePaid }, { invoiceID }) => below(invoiceID, amountPaid, datePaid),
    save: ({ amountPaid }) => save(amountPaid),
  };
}

export const editForm: Rules = { fields: ['amountPaid', ...correctable], problems };
