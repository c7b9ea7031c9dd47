import { getSettings } from '#house/organisation/house.contract';
import { attendance } from '#features/academy/attendance/attendance.contract';
import { classStudentsEnrolled } from '#features/academy/enrollment/enrollment.contract';
import { readGradebook } from '#features/academy/gradebook/gradebook.contract';
import { gradebookScreen } from '#features/academy/gradebook/gradebook.screens';
import { timetable } from '#features/academy/lesson/timetable.contract';
import { weekSpan } from '#features/academy/lesson/timetable.rules';
import { classMarks } from '#features/academy/marks/class-marks.contract';
import { timetableScreen } from '#features/academy/room/timetable.screens';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { subject } from '#features/academy/subject/subject.contract';
import type { StaffClaims } from '#house/session/login.contract';
import { pathsOf } from '#house/menu/landing.rules';
import type { Day } from '#kit/contract/day';
import { isObject } from '#kit/contract/parse';
import { addDays, dayIn } from '#kit/rules/calendar';
import { answerOf, type Query, send } from '#kit/web/call';
import { longestPage } from '#kit/web/read-all';
import { makeStore } from '#kit/web/store';
import type { Option } from '#kit/web/use-options';

/** The most entries that a choice list answers, and that are asked for by id at once. */
const most = 20;
/** How long reads made ahead are fresh, because a teacher goes back and forth between two screens. */
const rest = 10 * 60_000;
const readAt = makeStore(Number.NEGATIVE_INFINITY);

/**
 * Reads what a teacher will need without a network: their own classes, with the students and subjects of each. The screens that work
 * offline keep what is read on them (`kept-reads.ts`), so it is enough to read.
 */
export async function readAhead({ menus, teacherID }: Pick<StaffClaims, 'menus' | 'teacherID'>): Promise<void> {
  if (Date.now() - readAt.get() < rest) return;
  readAt.set(Date.now());
  const screens = pathsOf(menus);
  const settings = await read(getSettings.path, {});
  const timeZone = isObject(settings) && typeof settings.timeZone === 'string' ? settings.timeZone : 'UTC';
  const today = dayIn(timeZone, new Date());
  if (screens.has(timetableScreen.path)) await forTimetable(today);
  const classes = await options(schoolClass.path, {});
  const own = teacherID === null ? classes : await options(schoolClass.path, { teacherID });
  // Marks need the teacher's own classes; registers also those whose lessons the teacher gives in place of another.
  if (teacherID !== null)
    for (const whose of [{ teacherID }, {}]) await options(schoolClass.path, { ...whose, classStatus: 'active' });
  for (const { _id } of own) {
    const enrolled = screens.has('/attendence') ? await forRegister(_id, today) : [];
    if (screens.has('/marks')) await forMarks(_id, enrolled);
    if (screens.has(gradebookScreen.path)) await forGradebook(_id);
  }
  // Of another's class the teacher may read the register of the lesson alone, on its day.
  if (!screens.has('/attendence') || teacherID === null) return;
  const given = await options(schoolClass.path, { heldOn: today });
  for (const { _id } of given) if (!own.some((one) => one._id === _id)) await forRegister(_id, today);
}

/** Reads a class's students and today's register, as the register's own page does; returns the students. */
async function forRegister(classId: string, date: Day): Promise<string[]> {
  await read(attendance.path, { classID: classId, date, page: 1, pageSize: longestPage });
  const path = classStudentsEnrolled.path.replace('{classId}', classId);
  const answer = await read(path, {});
  if (!isObject(answer) || !Array.isArray(answer.enrolledList)) return [];
  return answer.enrolledList.flatMap((row: unknown) =>
    isObject(row) && isObject(row.studentID) && typeof row.studentID._id === 'string' ? [row.studentID._id] : [],
  );
}

async function forMarks(classID: string, enrolled: readonly string[]): Promise<void> {
  await options(subject.path, { classID });
  await read(classMarks.path.replace('{classId}', classID), {});
  const newest = await options(student.path, { classID });
  const known = new Set(newest.map(({ _id }) => _id));
  const others = enrolled.filter((id) => !known.has(id));
  for (let from = 0; from < others.length; from += most)
    await options(student.path, { classID, ids: others.slice(from, from + most).join(',') });
}

/** Reads the scores of a class in each of its subjects. */
async function forGradebook(classId: string): Promise<void> {
  const path = readGradebook.path.replace('{classId}', classId);
  for (const { _id } of await options(subject.path, { classID: classId })) await read(path, { subjectID: _id });
}

/** The weeks that have the lessons of 14 days, as the timetable's own page asks for them (AL22). */
async function forTimetable(today: Day): Promise<void> {
  for (const days of [0, 7, 14]) await read(timetable.path, weekSpan(addDays(today, days)));
}

async function options(path: string, query: Query): Promise<readonly Option[]> {
  const found = await read(`${path}/options`, query);
  return Array.isArray(found) ? (found as Option[]) : [];
}

async function read(path: string, query: Query): Promise<unknown> {
  return answerOf(await send({ method: 'GET', path, query }));
}
