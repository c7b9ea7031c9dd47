import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { weeksIn } from '#features/academy/school-class/week.server';
import type { Holiday, Plan } from './lesson.rules';

/** A class with the facts from which its lessons follow, and the holidays. */
export interface Planned {
  readonly plan: Plan;
  readonly holidays: readonly Holiday[];
  readonly classShift: 'offline' | 'online';
}

/** The facts that the lessons of a class follow from; undefined where there is no such class. */
export async function planOf(call: Call, classID: string): Promise<Planned | undefined> {
  const [found] = await askPrepared<Omit<Planned, 'plan'> & Plan>(
    call.db,
    sql`select c."startedDate", c."endDate", c."classShift", ${weeksIn(call, sql`c._id`)} as weeks,
        (select coalesce(json_agg(x), '[]') from ${tableOf(call, 'lesson_change')} x where x."classID" = c._id) as changes,
        (select coalesce(json_agg(distinct a.date), '[]') from ${tableOf(call, 'attendance')} a where a."classID" = c._id) as registers,
        (select coalesce(json_agg(h), '[]') from (select "startDate", "endDate" from ${tableOf(call, 'holiday')}
          where "startDate" <= c."endDate" + 60 and "endDate" >= c."startedDate" - 60) h) as holidays
      from ${tableOf(call, 'school_class')} c where c._id = ${classID}`,
  );
  if (!found) return undefined;
  const { holidays, classShift, ...plan } = found;
  return { plan, holidays, classShift };
}
