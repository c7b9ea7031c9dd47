import { useState } from 'react';
import { readMoney } from '#kit/contract/money';
import { addMonths, dayIn, monthOf } from '#kit/rules/calendar';
import { noMoney, times } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import type { Summary, SummaryMonth } from './summary.contract';

/**
 * The months of the summary, this one last. While they are on their way, two such that what is written of them is as long as
 * most of it will be: it is drawn unseen, so that nothing moves when they come.
 */
export function useMonths(summary: Summary | undefined): readonly SummaryMonth[] {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  return summary?.months ?? awaitedMonths(monthOf(dayIn(timeZone, now)));
}

function awaitedMonths(month: string): SummaryMonth[] {
  const one = readMoney(1_234.56) ?? noMoney;
  const [two, four] = [times(one, 2), times(one, 4)];
  return [
    { month: addMonths(month, -1), income: four, expense: two, enrolled: 40 },
    { month, income: two, expense: one, enrolled: 20 },
  ];
}
