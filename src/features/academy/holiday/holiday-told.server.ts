import { sql } from 'kysely';
import type { Telling } from '#kit/server/read/telling';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { holiday } from './holiday.contract';

/** Tells how many lessons of running, future and past classes fall on a holiday. */
export const toldLessonsDropped: Telling = {
  of: holiday,
  name: 'lessonsDropped',
  value: (call) => sql`(select count(*) from ${functionOf(call, 'lessons')}(t."startDate", t."endDate", null) l
    join ${tableOf(call, 'school_class')} c on c._id = l."classID" and c."classStatus" <> 'blocked'
    where l.state = 'holiday')`,
};
