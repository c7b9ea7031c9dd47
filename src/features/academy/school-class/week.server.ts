import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Edit, Row } from '#kit/contract/entity';
import { isObject } from '#kit/contract/parse';
import { dayIn } from '#kit/rules/calendar';
import { record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import type { Telling } from '#kit/server/read/telling';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import type { Where } from '#house/slice/slice.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { dayOf } from './held.server';
import { schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';
import { type Week, weekly } from './week.contract';
import { isSameWeek, startProblem, usualStart, weekOn, weeksWith } from './week.rules';

type SchoolClass = Row<typeof schoolClass>;

/** What an edit stores in the class itself, and the statement that stores a changed week, if there is one. */
interface Kept {
  readonly values: Edit<typeof schoolClass>;
  readonly beside?: Fragment;
}

/** The weeks of a class, the first one first, as an expression of SQL. */
export function weeksIn(call: OfBrand, classID: Fragment): Fragment {
  return sql`(select json_agg(json_build_object('validFrom', w."validFrom", 'days', w.days, 'TimeIn', w."TimeIn", 'TimeOut', w."TimeOut",
      'teacherID', w."teacherID", 'roomID', w."roomID") order by w."validFrom")
    from ${tableOf(call, 'class_week')} w where w."classID" = ${classID})`;
}

/**
 * Stores a changed week of a class from the day on which it begins (CL7). The class itself shows the week of today: a later one is shown
 * once its day has come (`beginWeeks`). The class is locked.
 */
export async function keepWeek(
  call: Call,
  stored: SchoolClass,
  values: Edit<typeof schoolClass>,
  body: unknown,
): Promise<Kept> {
  const said = saidStart(body);
  if (!weekly.some((name) => values[name] !== undefined)) return { values };
  const { weeks, lastRegister } = await weeksOf(call, stored._id);
  const { startedDate = stored.startedDate, classShift = stored.classShift } = values;
  const usual = usualStart(startedDate, call.today, lastRegister);
  if (said !== undefined) refuseConflict(startProblem(said, usual, lastRegister), 'validFrom');
  const validFrom = said ?? startOf(call, usual);
  const before = weekOn(weeks, validFrom);
  const week: Week = { ...before, ...changedIn(values), validFrom };
  refuseInvalid(classProblems({ ...stored, ...values, ...week }));
  const isSame = isSameWeek(before, week);
  const all = isSame ? weeks : weeksWith(weeks, week);
  if (!isSame && validFrom > call.today)
    await record(call, {
      action: 'update',
      resource: schoolClass.path,
      recordID: stored._id,
      label: stored.className,
      before,
      after: week,
    });
  const { validFrom: _since, roomID, ...today } = weekOn(all, call.today);
  return {
    values: { ...values, ...today, days: [...today.days], roomID: classShift === 'online' ? null : roomID },
    ...(isSame ? {} : { beside: keeping(call, stored._id, week, weeks[0] ?? week) }),
  };
}

/** The day from which a changed week applies; today at the latest while the timetable is off. */
function startOf({ house, today }: Call, usual: Day): Day {
  return house.features.has(timetableFeature.name) || usual < today ? usual : today;
}

function changedIn(values: Edit<typeof schoolClass>): Partial<Week> {
  const sent = weekly.filter((name) => values[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, values[name]]));
}

/** The day from which an edit is to apply; undefined where it names none. */
function saidStart(body: unknown): Day | undefined {
  const sent = isObject(body) ? body.validFrom : undefined;
  return sent === undefined || sent === null || sent === '' ? undefined : dayOf('validFrom', sent);
}

async function weeksOf(
  call: Call,
  id: string,
): Promise<{ readonly weeks: readonly Week[]; readonly lastRegister: Day | null }> {
  const [found] = await askPrepared<{ weeks: Week[]; lastRegister: Day | null }>(
    call.db,
    sql`select ${weeksIn(call, sql`${id}`)} as weeks,
      (select max(date) from ${tableOf(call, 'attendance')} where "classID" = ${id}) as "lastRegister"`,
  );
  return found ?? { weeks: [], lastRegister: null };
}

/** The statement that stores a week; one that begins before the first one, `first`, replaces it. */
function keeping(call: OfBrand, classID: string, week: Week, first: Week): Fragment {
  const { validFrom, TimeIn, TimeOut, teacherID, roomID } = week;
  const [weeks, days] = [tableOf(call, 'class_week'), JSON.stringify(week.days)];
  const columns = sql`("classID", "validFrom", days, "TimeIn", "TimeOut", "teacherID", "roomID")`;
  const values = sql`(${classID}::uuid, ${validFrom}::date, ${days}::jsonb, ${TimeIn}, ${TimeOut}, ${teacherID}::uuid, ${roomID}::uuid)`;
  if (validFrom < first.validFrom)
    return sql`update ${weeks} set ${columns} = ${values} where "classID" = ${classID} and "validFrom" = ${first.validFrom}`;
  return sql`insert into ${weeks} as w ${columns} values ${values} on conflict ("classID", "validFrom") do update set
    (days, "TimeIn", "TimeOut", "teacherID", "roomID") =
    row(excluded.days, excluded."TimeIn", excluded."TimeOut", excluded."teacherID", excluded."roomID")`;
}

/**
 * Gives the classes of a brand the values of weeks that have begun (CL7), however long the server was down meanwhile; an online class
 * loses its room.
 */
export async function beginWeeks(
  { database, brand }: Pick<Where, 'database' | 'brand'>,
  clock: () => Date,
): Promise<void> {
  const db = database.in(brand);
  const now = clock();
  const today = dayIn((await settingsOf({ db })).timeZone, now);
  const [classes, weeks] = [tableOf({ brand }, 'school_class'), tableOf({ brand }, 'class_week')];
  const room = sql`case when c."classShift" = 'offline' then w."roomID" end`;
  await askPrepared(
    db,
    sql`update ${classes} c set days = w.days, "TimeIn" = w."TimeIn", "TimeOut" = w."TimeOut", "teacherID" = w."teacherID",
        "roomID" = ${room}, "updatedAt" = ${now}, __v = c.__v + 1
      from ${weeks} w
      where w."validFrom" between ${today}::date - 31 and ${today}::date and w."classID" = c._id
        and not exists (select from ${weeks} l where l."classID" = c._id and l."validFrom" > w."validFrom" and l."validFrom" <= ${today}::date)
        and (c.days, c."TimeIn", c."TimeOut", c."teacherID", c."roomID")
          is distinct from (w.days, w."TimeIn", w."TimeOut", w."teacherID", ${room})`,
  );
}

/** The weeks of a class as its read answers them. */
export const toldWeeks: Telling = {
  of: schoolClass,
  name: 'weeks',
  value: (
    call,
    id,
  ) => sql`(select json_agg(json_build_object('validFrom', w."validFrom", 'days', w.days, 'TimeIn', w."TimeIn",
      'TimeOut', w."TimeOut", 'roomID', ${briefIn(call, 'room', 'roomName')}, 'teacherID', ${briefIn(call, 'teacher', 'teacherName')})
      order by w."validFrom")
    from ${tableOf(call, 'class_week')} w where w."classID" = ${id})`,
};

function briefIn(call: OfBrand, table: 'room' | 'teacher', name: string): Fragment {
  const id = sql.ref(`${table}ID`);
  return sql`(select json_build_object('_id', b._id, ${sql.lit(name)}, b.${sql.ref(name)}) from ${tableOf(call, table)} b where b._id = w.${id})`;
}
