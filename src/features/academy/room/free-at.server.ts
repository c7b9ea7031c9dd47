import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseField } from '#kit/server/refusal';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { plannedLesson, roomOfLesson } from '#features/academy/clash/clash.server';
import { soughtIn } from './free-at.rules';

/** The rooms in which no other class has a lesson at a time; shared ones always are (CL6). */
export const freeAt: OptionFilters = {
  freeAt: (value, call) => {
    const sentence = t('Give a date, two times and a class');
    const { date, TimeIn, TimeOut, classID } = soughtIn(value) ?? refuseField(400, 'freeAt', sentence);
    return sql`(t."isShared" or not exists (
      select from ${functionOf(call, 'lessons')}(${date}::date, ${date}::date, null) l
      join ${tableOf(call, 'school_class')} c on c._id = l."classID"
      where ${roomOfLesson} = t._id and ${plannedLesson} and c._id <> ${classID}::uuid
        and l."TimeIn" < ${TimeOut} and ${TimeIn} < l."TimeOut"))`;
  },
};
