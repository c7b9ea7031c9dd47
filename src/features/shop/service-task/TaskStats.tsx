import { useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { shownMonth } from '#kit/rules/show';
import { showNumber } from '#kit/web/show';
import { StatCards } from '#kit/web/StatCards';
import type { TaskFigures } from './service-task.contract';

/** The figures of all tasks and of those of this month, which is named (I10). */
export function TaskStats({ figures }: { figures: TaskFigures | undefined }) {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const month = shownMonth(monthOf(dayIn(timeZone, now)));
  const money = (amount: TaskFigures['totalTasksIncome'] | undefined) =>
    amount === undefined ? null : <Money amount={amount} />;
  const count = (number: number | undefined) => (number === undefined ? null : showNumber(number));
  return (
    <StatCards
      busy={figures === undefined}
      stats={[
        { label: t('All tasks'), value: count(figures?.totalTasks) },
        { label: t('Income of all tasks'), value: money(figures?.totalTasksIncome) },
        { label: t('Commission of all tasks'), value: money(figures?.userAmountAsPercentage) },
        { label: t('Tasks in {month}', { month }), value: count(figures?.currentMonthTasks) },
        { label: t('Income in {month}', { month }), value: money(figures?.currentMonthTasksIncomes) },
        { label: t('Commission in {month}', { month }), value: money(figures?.currentMonthToatalAsPercentage) },
      ]}
    />
  );
}
