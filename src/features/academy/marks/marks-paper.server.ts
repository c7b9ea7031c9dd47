import { sql } from 'kysely';
import { dayAt } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { shownDay, shownFigure } from '#kit/rules/show';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { dayOfCode } from '#house/paper/paper-code.rules';
import type { PaperKind } from '#house/paper/papers.contract';
import type { PaperTold, ProvenPaper } from '#house/paper/proven-paper.server';
import { student } from '#features/academy/student/student.contract';
import { type DatedMark, sheetMarks } from './sheet-marks.server';

interface Found {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly classes: readonly string[];
}

interface Kind {
  readonly kind: PaperKind;
  readonly letter: string;
  /** The words in place of a class that mean all classes, if the kind of paper has them. */
  readonly all: readonly string[];
}

/** A kind of paper whose code proves marks: those that existed on the day of printing, with their values of today (PU6). */
export const marksPaper = ({ kind, letter, all }: Kind): ProvenPaper => ({
  kind,
  letter,
  find: async (call, { number, addition }) => {
    const [found] = await askPrepared<Found>(
      call.db,
      sql`select s._id, s."studentName", s."stdID",
          array(select m."classID"::text from ${tableOf(call, 'mark')} m where m."studentID" = s._id
            union select e."classID"::text from ${tableOf(call, 'enrollment')} e where e."studentID" = s._id) as classes
        from ${tableOf(call, 'student')} s where s."stdID" = ${number}::bigint`,
    );
    const day = dayOfCode(addition);
    if (!found || day === undefined) return undefined;
    const { _id, studentName, classes } = found;
    return {
      _id,
      of: [...all, ...classes],
      tell: async ({ of }) => {
        const ofClass = all.includes(of) ? sql`true` : sql`m."classID" = ${of}`;
        const marks = await sheetMarks(call, _id, ofClass);
        return told(
          found,
          day,
          marks.filter(({ createdAt }) => dayAt(new Date(createdAt)) <= day),
        );
      },
      shown: { entity: student, _id, number, name: studentName },
    };
  },
});

function told({ studentName, stdID }: Found, day: string, marks: readonly DatedMark[]): PaperTold {
  // It is not known whether a change on the same day came before the print, so it counts as later.
  const changed = marks.filter(({ __v, updatedAt }) => __v > 0 && dayAt(new Date(updatedAt)) >= day);
  const last = changed
    .map(({ updatedAt }) => new Date(updatedAt).toISOString())
    .toSorted()
    .at(-1);
  return {
    state: 'genuine',
    facts: [
      { label: t('Name'), value: studentName },
      { label: t('Student ID'), value: String(stdID) },
      { label: t('Date'), value: shownDay(day) },
      ...marks.map(({ className, subjectName, Amount }) => ({
        label: t('{subject}, {className}', { subject: subjectName, className }),
        value: shownFigure(Amount),
      })),
    ],
    changedAt: last ?? null,
  };
}
