import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { PaymentLines, takeLabel } from '#house/debt/PaymentLines';
import type { Option } from '#kit/web/use-options';
import { paymentProblems } from '#features/ledger/payment/payment.rules';
import type { serviceReceipt } from './service-receipt.contract';

type Fields = typeof serviceReceipt.fields;

function balanceOf(option: Option | undefined): Money | undefined {
  return typeof option?.Balance === 'number' ? readMoney(option.Balance) : undefined;
}

/** A payment of an open service of the chosen customer, its balance as the amount to begin with (S§4). */
export function makeForm({ phone, timeZone, currencySign }: Organisation): FormRules<Fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ datePaid: today, phoneReceipt: phone }),
    narrow: { serviceID: ({ customerID }) => ({ customerID, open: 1 }) },
    chosen: { serviceID: (option) => ({ AmountPaid: balanceOf(option) }) },
    problems: (payment) => paymentProblems(payment),
    extra: ({ AmountPaid, datePaid }, { serviceID }) => (
      <PaymentLines before={balanceOf(serviceID)} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }) => takeLabel(AmountPaid, currencySign) ?? t('Make receipt'),
  };
}

/** What can be corrected of a receipt: its service and customer stay (D10). */
export const editForm: FormRules<Fields> = {
  fields: ['AmountPaid', 'paymentMethod', 'phonePaid', 'phoneReceipt', 'datePaid'],
  problems: (payment) => paymentProblems(payment),
};
