import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import type { FormRules } from '#kit/web/form/form-rules';
import type { Organisation } from '#kit/web/organisation';
import { PaymentLines, takeLabel } from '#house/debt/PaymentLines';
import type { Option } from '#kit/web/use-options';
import { paymentProblems } from '#features/ledger/payment/payment.rules';
import type { feeReceipt } from './fee-receipt.contract';

type Fields = typeof feeReceipt.fields;

function balanceOf(option: Option | undefined): Money | undefined {
  return typeof option?.feeBalance === 'number' ? readMoney(option.feeBalance) : undefined;
}

/** A receipt for an open fee of the chosen student, its balance as the amount to begin with. */
export function makeForm({ phone, timeZone, currencySign }: Organisation): FormRules<Fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ datePaid: today, phoneReceipt: phone }),
    narrow: { feeID: ({ studentID }) => ({ studentID, open: 1 }) },
    chosen: { feeID: (option) => ({ AmountPaid: balanceOf(option) }) },
    problems: (payment) => paymentProblems(payment),
    extra: ({ AmountPaid, datePaid }, { feeID }) => (
      <PaymentLines before={balanceOf(feeID)} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }) => takeLabel(AmountPaid, currencySign) ?? t('Make receipt'),
  };
}

/** What can be corrected of a receipt: its fee and student stay (D10). */
export const editForm: FormRules<Fields> = {
  fields: ['AmountPaid', 'paymentMethod', 'phonePaid', 'phoneReceipt', 'datePaid'],
  problems: (payment) => paymentProblems(payment),
};
