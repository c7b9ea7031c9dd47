import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { showNumber } from '#kit/web/show';
import { StatCards } from '#kit/web/StatCards';
import type { TaskSummary } from './service-task.contract';

/** The sums of the tasks of a report. */
export function SummaryStats({ totals }: { totals: Readonly<Record<string, number>> | undefined }) {
  const figure = (name: keyof TaskSummary) => totals?.[name] ?? 0;
  const money = (name: keyof TaskSummary) => {
    const amount = readMoney(figure(name));
    return amount === undefined ? null : <Money amount={amount} />;
  };
  return (
    <StatCards
      busy={totals === undefined}
      stats={[
        { label: t('Tasks'), value: showNumber(figure('DateToDateTasks')) },
        { label: t('Income of these tasks'), value: money('DateToDateTasksIncome') },
        { label: t('Commission of these tasks'), value: money('DateToDateToatalAsPercentage') },
      ]}
    />
  );
}
