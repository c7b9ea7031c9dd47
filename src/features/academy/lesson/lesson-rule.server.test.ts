// Proves CL1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Records, startRecords } from '#testing/academy-records';
import { battery } from '#testing/battery';
import { academySlices } from '#testing/parts/academy';
import { startTestApp } from '#testing/test-app';
import { newId } from '#kit/server/id';
import { addDays } from '#kit/rules/calendar';
import type { Week } from '#features/academy/school-class/week.contract';
import { weekdays, type Weekday } from '#features/academy/school-class/weekday.contract';
import { type Change, type Lesson, lessonsOf, type Plan } from './lesson.rules';

const { random, size, patience, report } = battery('lessons', {
  few: 4_000,
  gate: 100_000,
  goal: 1_000_000,
  perRun: 20,
});
const atOnce = 2_000;
const first = '2026-11-01';

let at: Records;
let places: { readonly teachers: readonly string[]; readonly rooms: readonly (string | null)[] };

beforeAll(async () => {
  at = await startRecords(await startTestApp({ slices: academySlices }));
  const teachers = [(await at.make.teacher())._id, (await at.make.teacher())._id];
  const { rows } = await query<{ _id: string }>(
    `insert into academy.room (_id, "roomName", seats) select gen_random_uuid(), 'Room ' || n, 20 from generate_series(1, 2) n returning _id`,
  );
  places = { teachers, rooms: [null, ...rows.map(({ _id }) => _id)] };
});
afterAll(() => at.app.stop());

it('the lessons of a class are the same for PostgreSQL and for whoever calculates them from its week and its exceptions', {
  timeout: patience,
}, async () => {
  const holidays = some(3, () => {
    const startDate = someDay();
    return { startDate, endDate: addDays(startDate, below(4)) };
  });
  await query(
    `insert into academy.holiday (_id, "holidayName", "startDate", "endDate")
       select gen_random_uuid(), 'Off', h."startDate", h."endDate"
       from json_to_recordset($1) h("startDate" date, "endDate" date)`,
    [JSON.stringify(holidays)],
  );
  const student = (await at.make.student())._id;
  const course = (await at.make.course())._id;
  const failures: string[] = [];
  for (let run = 0; run < size; run += atOnce) {
    const plans = new Map(Array.from({ length: Math.min(atOnce, size - run) }, () => [newId(), somePlan()]));
    await store(plans, course, student);
    const from = someDay();
    const to = addDays(from, below(40));
    const calculated = await calculatedBy(from, to);
    for (const [id, plan] of plans) {
      const mine = lessonsOf(plan, holidays, from, to).map(textOf).toSorted().join('\n');
      const theirs = calculated.get(id) ?? '';
      if (mine !== theirs) failures.push(`${JSON.stringify(plan)}\n${mine}\n--- in SQL\n${theirs}`);
    }
    await query('delete from academy.attendance');
    await query('delete from academy.lesson_change');
    await query('delete from academy.school_class');
  }
  expect(report(size, failures.slice(0, 3))).toEqual([]);
});

async function calculatedBy(from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await query<{ classID: string; text: string }>(
    `select l."classID", string_agg(l.text, E'\\n' order by l.text collate "C") as text from (
       select "classID", concat_ws('|', date, planned, "TimeIn", "TimeOut", "teacherID", coalesce("roomID"::text, '-'), state,
         coalesce("changeID"::text, '-')) as text
       from academy.lessons($1, $2, null)) l group by 1`,
    [from, to],
  );
  return new Map(rows.map(({ classID, text }) => [classID, text]));
}

function textOf({ date, planned, TimeIn, TimeOut, teacherID, roomID, state, changeID }: Lesson): string {
  return [date, planned, TimeIn, TimeOut, teacherID, roomID ?? '-', state, changeID ?? '-'].join('|');
}

async function store(plans: ReadonlyMap<string, Plan>, course: string, student: string): Promise<void> {
  const all = [...plans].map(([_id, plan]) => ({ _id, ...plan }));
  const kept = JSON.stringify(all);
  await query(
    `insert into academy.school_class (_id, "className", "courseID", "teacherID", "classShift", "startedDate", "endDate", "TimeIn", "TimeOut")
     select c._id, c._id::text, $2, $3, 'offline', c."startedDate", c."endDate", '08:00', '10:00'
     from json_to_recordset($1) c(_id uuid, "startedDate" date, "endDate" date)`,
    [kept, course, places.teachers[0]],
  );
  await query('delete from academy.class_week');
  await query(
    `insert into academy.class_week ("classID", "validFrom", days, "TimeIn", "TimeOut", "teacherID", "roomID")
     select c._id, w.* from json_to_recordset($1) c(_id uuid, weeks json)
     cross join lateral json_to_recordset(c.weeks)
       w("validFrom" date, days jsonb, "TimeIn" text, "TimeOut" text, "teacherID" uuid, "roomID" uuid)`,
    [kept],
  );
  await query(
    `insert into academy.lesson_change ("classID", _id, date, "changeKind", "newDate", "TimeIn", "TimeOut", "teacherID", "roomID", reason)
     select c._id, x.*, 'because' from json_to_recordset($1) c(_id uuid, changes json)
     cross join lateral json_to_recordset(c.changes)
       x(_id uuid, date date, "changeKind" text, "newDate" date, "TimeIn" text, "TimeOut" text, "teacherID" uuid, "roomID" uuid)`,
    [kept],
  );
  await query(
    `insert into academy.attendance (_id, "studentID", "classID", "teacherID", "courseID", "userID", date, "attendenceStatus")
     select gen_random_uuid(), $2, c._id, $3, $4, (select _id from academy.app_user limit 1), r.date::date, 'present'
     from json_to_recordset($1) c(_id uuid, registers json) cross join lateral json_array_elements_text(c.registers) r(date)`,
    [kept, student, places.teachers[0], course],
  );
}

function somePlan(): Plan {
  const startedDate = someDay();
  const endDate = addDays(startedDate, below(50));
  const dates = [...new Set(some(4, () => addDays(startedDate, below(56) - 3)))];
  return {
    startedDate,
    endDate,
    weeks: [...new Set([addDays(startedDate, below(9) - 4), ...some(2, () => addDays(startedDate, below(40)))])]
      .toSorted()
      .map(someWeek),
    changes: dates.map(someChange),
    registers: [...new Set(some(3, () => addDays(startedDate, below(56) - 3)))],
  };
}

function someWeek(validFrom: string): Week {
  const days = names.filter(() => random() < 0.4).map((value) => ({ label: value, value }));
  return { validFrom, days, ...oneOf(hours), teacherID: oneOf(places.teachers), roomID: oneOf(places.rooms) };
}

function someChange(date: string): Change {
  const _id = newId();
  const nothing = { newDate: null, TimeIn: null, TimeOut: null, teacherID: null, roomID: null };
  if (random() < 0.3) return { _id, date, changeKind: 'cancelled', ...nothing };
  if (random() < 0.4)
    return { _id, date, changeKind: 'extra', ...nothing, ...oneOf(hours), roomID: oneOf(places.rooms) };
  const newDate = random() < 0.5 ? null : addDays(date, below(30) - 15);
  return { _id, date, changeKind: 'changed', ...nothing, newDate, ...oneOf(hours), teacherID: oneOf(places.teachers) };
}

const names: readonly Weekday[] = Object.values(weekdays);
const hours = [
  { TimeIn: '08:00', TimeOut: '10:00' },
  { TimeIn: '14:00', TimeOut: '15:30' },
] as const;

const below = (count: number) => Math.floor(random() * count);
const someDay = () => addDays(first, below(60));

function oneOf<T>(list: readonly T[]): T {
  return list[below(list.length)] as T;
}

function some<T>(most: number, one: () => T): T[] {
  return Array.from({ length: below(most + 1) }, one);
}

function query<R extends object>(text: string, values: readonly unknown[] = []) {
  return at.app.database.pool.query<R>(text, [...values]);
}
