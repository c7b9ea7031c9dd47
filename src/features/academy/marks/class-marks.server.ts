import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { refuseNotYours } from '#kit/server/read/send';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { saved } from '#kit/server/routes/crud';
import { changeMany } from '#kit/server/write/change-many';
import { insertMany } from '#kit/server/write/insert';
import { refuseMarkByHand } from '#features/academy/assessment/assessed.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import type { SavedMarks, saveMarks } from './class-marks.contract';
import { courseOf } from './course-of-subject.server';
import { deedOf, meanwhileSaid } from './class-marks.rules';
import { marks } from './marks.contract';
import { markProblems } from './marks.rules';

type Sent = BodyOf<typeof saveMarks>;

/** A student's place in the class, with the existing mark, if any. */
interface Seat {
  readonly studentID: string;
  readonly mark: Pick<Row<typeof marks>, '_id' | 'Amount' | '__v'> | undefined;
}

/**
 * Saves the marks of a class in a subject, all of them or none. Marks that are stored as sent are left alone; marks that
 * somebody else has changed since they were read are refused. The class is locked before the marks, as in an edit of a
 * single mark, and stays locked, so that two people who save the same marks do so one after the other.
 */
export async function saveClassMarks(call: Call, sent: Sent): Promise<SavedMarks> {
  const { classID, subjectID, items } = sent;
  if (items.length === 0) refuseInvalid({ items: t('Enter marks') });
  refuseTwice(sent);
  await refuseSubject(call, sent);
  await refuseMarkByHand(call, [{ classID, subjectID }]);
  await lockMarks(call, sent);
  const seats = await seatsOf(call, sent);
  refuseUnseated(sent, seats);
  const deeds = items.map((item) => {
    const stored = seats.get(item.studentID)?.mark;
    return { item, stored, deed: deedOf(stored, { Amount: item.Amount, __v: item.__v ?? undefined }) };
  });
  refuseUnseen(deeds);
  const given = deeds.flatMap(({ item: { studentID, Amount }, deed }) =>
    deed === 'give' ? [{ studentID, classID, subjectID, Amount }] : [],
  );
  const changed = deeds.flatMap(({ item: { Amount }, stored, deed }) =>
    deed === 'change' && stored ? [{ _id: stored._id, Amount }] : [],
  );
  const info = [...(await insertMany(call, marks, given)), ...(await changeMany(call, marks, ['Amount'], changed))];
  const [made, updated] = [given.length, changed.length];
  return { ...saved(said(made, updated), info), saved: made, updated, unchanged: items.length - info.length };
}

function said(made: number, updated: number): string {
  if (made === 0 && updated === 0) return t('These marks were saved already');
  if (updated === 0) return counted(made, '{count} mark saved', '{count} marks saved');
  if (made === 0) return counted(updated, '{count} mark changed', '{count} marks changed');
  return t('Marks saved: {made} new, {updated} changed', { made, updated });
}

function refuseTwice({ items }: Sent): void {
  const seen = new Set<string>();
  const twice = items.flatMap(({ studentID }, index) => {
    const again = seen.has(studentID);
    seen.add(studentID);
    return again ? [[`items.${index}.studentID`, t('This student is listed twice')] as const] : [];
  });
  refuseInvalid(Object.fromEntries(twice));
}

async function lockMarks(call: Call, { classID, subjectID, items }: Sent): Promise<void> {
  await call.db
    .selectFrom('mark')
    .select('_id')
    .where('classID', '=', classID)
    .where('subjectID', '=', subjectID)
    .where(
      'studentID',
      'in',
      items.map(({ studentID }) => studentID),
    )
    .orderBy('_id')
    .forUpdate()
    .execute();
}

/** Refuses a class that does not exist or is not the caller's, and a subject that is not taught in it. */
async function refuseSubject(call: Call, { classID, subjectID }: Sent): Promise<void> {
  const held = await call.db
    .selectFrom('school_class')
    .select(['courseID', 'teacherID'])
    .where('_id', '=', classID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) return refuseInvalid({ classID: t('Please select class') });
  if (isTeacher(call) && held.teacherID !== caller(call).teacherID) refuseNotYours();
  const courseOfSubject = await courseOf(call, subjectID);
  refuseInvalid(markProblems({ courseOfClass: held.courseID, courseOfSubject, enrolled: true }));
}

/** The places of the students in the class, held until the call ends, as `wasEnrolled` holds one. */
async function seatsOf(call: Call, { classID, subjectID, items }: Sent): Promise<ReadonlyMap<string, Seat>> {
  const rows = await call.db
    .selectFrom('enrollment')
    .leftJoin('mark', (join) =>
      join
        .onRef('mark.studentID', '=', 'enrollment.studentID')
        .onRef('mark.classID', '=', 'enrollment.classID')
        .on('mark.subjectID', '=', subjectID),
    )
    .select(['enrollment.studentID', 'mark._id', 'mark.Amount', 'mark.__v'])
    .where('enrollment.classID', '=', classID)
    .where('enrollment.enrolledStatus', '<>', 'waiting')
    .where(
      'enrollment.studentID',
      'in',
      items.map(({ studentID }) => studentID),
    )
    .orderBy('enrollment._id')
    .modifyEnd(sql`for share of enrollment`)
    .execute();
  return new Map(
    rows.map(({ studentID, _id, Amount, __v }) => {
      const mark = _id === null || Amount === null || __v === null ? undefined : { _id, Amount, __v };
      return [studentID, { studentID, mark }];
    }),
  );
}

function refuseUnseated({ items }: Sent, seats: ReadonlyMap<string, Seat>): void {
  refuseInvalid(
    Object.fromEntries(
      items.flatMap(({ studentID }, index) =>
        seats.has(studentID)
          ? []
          : [[`items.${index}.studentID`, t('This student was never enrolled in this class')] as const],
      ),
    ),
  );
}

function refuseUnseen(deeds: readonly { readonly stored: Seat['mark']; readonly deed: string }[]): void {
  const unseen = deeds.flatMap(({ stored, deed }, index) =>
    deed === 'refuse' ? [[`items.${index}.Amount`, meanwhileSaid(stored)] as const] : [],
  );
  if (unseen.length === 0) return;
  refuse(
    409,
    counted(
      unseen.length,
      'Nothing was saved: {count} mark was changed by someone else meanwhile.',
      'Nothing was saved: {count} marks were changed by someone else meanwhile.',
    ),
    Object.fromEntries(unseen),
  );
}
