import { comma, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { showWeekday } from '#kit/web/show-weekday';
import { schoolClass } from './school-class.contract';
import type { Week } from './week.contract';

/** Saturday and Monday as 'Sat, Mon': seven days fit into a column. */
export function shortDays({ days }: Pick<Week, 'days'>): string {
  return days.map(({ value }) => showWeekday(value)).join(comma());
}

export const daysColumn = columnsOf(schoolClass).column(words('Days'), shortDays);
