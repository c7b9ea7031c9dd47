import type { Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { find } from '#kit/server/write/change';
import { exceptCaller, tell } from '#house/notification/tell.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { weekOn } from '#features/academy/school-class/week.rules';
import type { lessonChange } from './lesson-change.contract';
import { planOf } from './plan.server';

type Stored = Row<typeof lessonChange>;

/** A change of a lesson: what became of the lesson, and the stored change before and after, each of which may name a teacher. */
interface Became extends Pick<Stored, 'classID' | 'date'> {
  readonly change: Stored['changeKind'] | 'planned';
  readonly of: readonly Pick<Stored, 'teacherID'>[];
}

/**
 * Notifies the teachers of a lesson that somebody else has changed it: the class's teacher on that day, the one who gives it now and the
 * one who gave it before (AL18).
 */
export async function tellOfLesson(call: Call, { classID, date, change, of }: Became): Promise<void> {
  if (date < call.today) return;
  const [found, held] = [await planOf(call, classID), await find(call, schoolClass, classID)];
  if (!found || !held) return;
  const teachers = new Set([weekOn(found.plan.weeks, date).teacherID, ...of.map(({ teacherID }) => teacherID)]);
  const isOther = exceptCaller(call);
  const facts = { className: held.className, date, change };
  await tell(
    call,
    { kind: 'lesson changed', facts },
    (reader) => reader.teacherID !== null && teachers.has(reader.teacherID) && isOther(reader),
  );
}
