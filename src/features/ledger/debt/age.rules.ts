import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import { addDays } from '#kit/rules/calendar';
import { minus } from '#kit/rules/money';
import type { Age } from './age.contract';
import { leftToPay } from './debt.rules';
import type { Due } from './due.contract';
import { overdueOf } from './due.rules';

/** How many days past due each age begins; something due on the day itself is not late. */
const lateFrom = { days1to30: 1, days31to60: 31, days61to90: 61, over90: 91 } as const;

/** For each age, the day before which a part must be due to be at least that old on `day`. */
export function dueBefore(day: Day): Readonly<Record<keyof typeof lateFrom, Day>> {
  const before = (late: number) => addDays(day, 1 - late);
  return {
    days1to30: before(lateFrom.days1to30),
    days31to60: before(lateFrom.days31to60),
    days61to90: before(lateFrom.days61to90),
    over90: before(lateFrom.over90),
  };
}

/** How much of a debt is of each age on a day (DE13). */
export function agesOf(due: Due, day: Day): Readonly<Record<Age, Money>> {
  const before = dueBefore(day);
  const [late, late31, late61, late91] = [
    overdueOf(due, before.days1to30),
    overdueOf(due, before.days31to60),
    overdueOf(due, before.days61to90),
    overdueOf(due, before.over90),
  ];
  return {
    notDue: minus(leftToPay(due.owed, due.paid), late),
    days1to30: minus(late, late31),
    days31to60: minus(late31, late61),
    days61to90: minus(late61, late91),
    over90: late91,
  };
}
