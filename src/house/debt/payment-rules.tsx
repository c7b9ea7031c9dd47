import type { Money } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import type { Organisation } from '#kit/web/organisation';
import { PaymentLines, takeLabel } from './PaymentLines';

/** What is typed so far of a payment. */
interface Typed {
  readonly AmountPaid?: Money | undefined;
  readonly datePaid?: string | undefined;
}

/** What the form of a payment begins with and shows where it is known what is owed: all of it, today, to the organisation's phone. */
export function paymentRules(owed: Money, { phone, timeZone, currencySign }: Organisation) {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ AmountPaid: owed, datePaid: today, phoneReceipt: phone }),
    extra: ({ AmountPaid, datePaid }: Typed) => (
      <PaymentLines before={owed} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }: Typed) => takeLabel(AmountPaid, currencySign),
  };
}
