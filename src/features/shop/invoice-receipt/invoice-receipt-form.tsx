import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { PaymentLines, takeLabel } from '#house/debt/PaymentLines';
import type { Option } from '#kit/web/use-options';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import type { invoiceReceipt } from './invoice-receipt.contract';

type Fields = typeof invoiceReceipt.fields;

function balanceOf(option: Option | undefined): Money | undefined {
  return typeof option?.balance === 'number' ? readMoney(option.balance) : undefined;
}

const problems: FormRules<Fields>['problems'] = ({ amountPaid }) => ({
  amountPaid: amountPaid === undefined ? undefined : amountProblem(amountPaid),
});

/** A payment of an open invoice of the chosen customer, its balance as the amount to begin with (S§5). */
export function makeForm({ phone, timeZone, currencySign }: Organisation): FormRules<Fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ datePaid: today, phoneReceipt: phone, paymentMethod: 'Evc plus' }),
    narrow: { invoiceID: ({ customerID }) => ({ customerID: customerID ?? undefined, open: 1 }) },
    chosen: { invoiceID: (option) => ({ amountPaid: balanceOf(option) }) },
    problems,
    extra: ({ amountPaid, datePaid }, { invoiceID }) => (
      <PaymentLines before={balanceOf(invoiceID)} paid={amountPaid} day={datePaid} today={today} />
    ),
    save: ({ amountPaid }) => takeLabel(amountPaid, currencySign) ?? t('Make receipt'),
  };
}

/** What can be corrected of a receipt: its invoice and customer stay (D10). */
export const editForm: FormRules<Fields> = {
  fields: ['amountPaid', 'paymentMethod', 'phonePaid', 'phoneReceipt', 'datePaid'],
  problems,
};
