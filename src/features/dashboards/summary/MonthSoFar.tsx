import { IconCash, IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { Today } from '#features/dashboards/today/today.contract';
import { monthRange } from './summary.rules';
import { TodayLine } from './TodayLine';

/** Income and expense of the month up to today, beside those of the last one up to the same day. */
export function MonthSoFar({ month }: { month: Today['month'] }) {
  const shown = useShownMoney();
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const { from, to } = monthRange(monthOf(dayIn(timeZone, now)));
  const statement = { path: '/statement', search: { startDate: from, endDate: to } };
  return (
    <>
      <TodayLine
        icon={IconCash}
        label={t('Income this month')}
        figure={<Money amount={month.income.now} />}
        note={t('{amount} by this day last month', { amount: shown(month.income.before) })}
        lists={[{ path: '/income', search: { from, to } }, statement]}
        state="told"
      />
      <TodayLine
        icon={IconReceipt2}
        label={t('Expenses this month')}
        figure={<Money amount={month.expense.now} />}
        note={t('{amount} by this day last month', { amount: shown(month.expense.before) })}
        lists={[{ path: '/expense', search: { from, to } }, statement]}
        state="told"
      />
    </>
  );
}
