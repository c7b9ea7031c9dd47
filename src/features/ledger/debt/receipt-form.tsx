import { language, t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import { showMoney } from '#kit/rules/money';
import type { Organisation } from '#kit/web/organisation';
import type { Option } from '#kit/web/use-options';
import { keptMethod } from './kept-method';
import { paymentProblems, paymentRequired } from '#features/ledger/payment/payment.rules';
import type { Debt } from './debt.contract';
import { PaymentLines } from './PaymentLines';

/** The values of a payment typed so far. */
interface Typed {
  readonly AmountPaid?: Money | undefined;
  readonly datePaid?: string | undefined;
}

/** The fields that can be corrected in a receipt whose document and payer stay (D10), beside its amount. */
export const correctable = ['paymentMethod', 'accountID', 'phonePaid', 'phoneReceipt', 'datePaid'] as const;

/** Rules of a receipt's form in which the document is chosen: the payment is dated today, to the organisation's phone. */
export function receiptForm({ balance }: Debt, { phone, timeZone, currencySign }: Organisation) {
  const today = dayIn(timeZone, new Date());
  const owedOf = (document: Option | undefined) => {
    const left = document?.[balance];
    return typeof left === 'number' ? readMoney(left) : undefined;
  };
  return {
    start: { datePaid: today, phoneReceipt: phone, paymentMethod: keptMethod() },
    /** The amount left to pay of the chosen document, which is the initial amount. */
    owedOf,
    below: (document: Option | undefined, paid: Money | undefined, day: string | undefined) => (
      <PaymentLines before={owedOf(document)} paid={paid} day={day} today={today} />
    ),
    save: (paid: Money | undefined) => takeLabel(paid, currencySign) ?? t('Make receipt'),
  };
}

/** What is known about a payment before it is entered: the amount owed, and the phone of the person who owes it. */
interface Expected {
  readonly owed: Money;
  readonly phone: string | undefined;
}

/** Rules of a payment's form opened from a document's row: the initial amount is all that is owed. */
export function paymentRules({ owed, phone: payer }: Expected, { phone, timeZone, currencySign }: Organisation) {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ AmountPaid: owed, datePaid: today, phoneReceipt: phone, paymentMethod: keptMethod() }),
    // The person who owes may not be loaded yet.
    known: () => ({ phonePaid: payer }),
    required: paymentRequired,
    problems: (payment: Typed) => paymentProblems(payment, owed),
    extra: ({ AmountPaid, datePaid }: Typed) => (
      <PaymentLines before={owed} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }: Typed) => takeLabel(AmountPaid, currencySign),
  };
}

/** The text of a payment's button: the amount that it takes; undefined while none is entered. */
export function takeLabel(paid: Money | undefined, currencySign: string): string | undefined {
  if (paid === undefined) return undefined;
  return t('Take {amount}', { amount: showMoney(paid, currencySign, language()) });
}
