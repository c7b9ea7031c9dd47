import { dayIn } from '#kit/rules/calendar';
import { Badge } from '#kit/web/Badge';
import type { FormRules } from '#kit/web/form/form-rules';
import { FutureDate } from '#kit/web/form/FutureDate';
import type { Organisation } from '#kit/web/organisation';
import type { subscription } from './subscription.contract';
import { aMonthAfter, expiryWarning } from './subscription.rules';

type Fields = typeof subscription.fields;

/** The form of a payment dated today, for the month that follows; both days may be changed. */
export function subscriptionForm({ timeZone }: Organisation): FormRules<Fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ subscriptoinTerm: 'OneMonth', datePaid: today, expiredDate: aMonthAfter(today) }),
    changed: (name, { datePaid }) =>
      name === 'datePaid' && datePaid !== undefined ? { expiredDate: aMonthAfter(datePaid) } : {},
    extra: ({ datePaid, expiredDate }) => {
      const warning = expiryWarning(datePaid, expiredDate);
      return (
        <>
          <FutureDate day={datePaid} today={today} />
          {warning !== undefined && (
            <output>
              <Badge tone="attention">{warning}</Badge>
            </output>
          )}
        </>
      );
    },
  };
}
