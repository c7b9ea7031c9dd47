import { useState } from 'react';
import { readMoney } from '#kit/contract/money';
import { addMonths, dayIn, monthOf } from '#kit/rules/calendar';
import { noMoney, times } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import type { Summary, SummaryMonth } from './summary.contract';

/**
 * The last month and this one. While the figures are on their way, such that what is written of them is as long as most of it
 * will be: it is drawn unseen, so that nothing moves when they come.
 */
export function useLastMonths(summary: Summary | undefined): readonly SummaryMonth[] {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  return (summary?.months ?? awaitedMonths(monthOf(dayIn(timeZone, now)))).slice(-2);
}

function awaitedMonths(month: string): SummaryMonth[] {
  const one = readMoney(1_234.56) ?? noMoney;
  const [two, four] = [times(one, 2), times(one, 4)];
  return [
    { month: addMonths(month, -1), income: four, expense: two, enrolled: 40 },
    { month, income: two, expense: one, enrolled: 20 },
  ];
}
