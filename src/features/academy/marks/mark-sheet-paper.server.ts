import { sql } from 'kysely';
import { dayAt } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { shownDay, shownFigure } from '#kit/rules/show';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { paperCode } from '#house/paper/paper-code.server';
import { dayInCode, dayOfCode } from '#house/paper/paper-code.rules';
import type { PaperTold, ProvenPaper } from '#house/paper/proven-paper.server';
import { student } from '#features/academy/student/student.contract';
import { type DatedMark, sheetMarks } from './sheet-marks.server';

/** A sheet of all classes. */
export const everyClass = 'all';

const letter = 'M';

interface Sheet {
  readonly student: { readonly _id: string; readonly stdID: number };
  /** The class that it is of, or `everyClass`. */
  readonly of: string;
}

/** The code of a mark sheet that is printed today. */
export function markSheetCode(call: Call, { student: { _id, stdID }, of }: Sheet): Promise<string | null> {
  return paperCode(call, { letter, number: stdID, addition: dayInCode(call.today), _id, of });
}

interface Found {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly classes: readonly string[];
}

/** What a mark sheet proves by its code: the marks that were there on the day printed, as they are today (PU6). */
export const markSheetPaper: ProvenPaper = {
  kind: 'markSheet',
  letter,
  find: async (call, { number, addition }) => {
    const [found] = await askPrepared<Found>(
      call.db,
      sql`select s._id, s."studentName", s."stdID",
          array(select distinct m."classID"::text from ${tableOf(call, 'mark')} m where m."studentID" = s._id) as classes
        from ${tableOf(call, 'student')} s where s."stdID" = ${number}::bigint`,
    );
    const day = dayOfCode(addition);
    if (!found || day === undefined) return undefined;
    const { _id, studentName, classes } = found;
    return {
      _id,
      of: [everyClass, ...classes],
      tell: async ({ of }) => {
        const ofClass = of === everyClass ? sql`true` : sql`m."classID" = ${of}`;
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
};

function told({ studentName, stdID }: Found, day: string, marks: readonly DatedMark[]): PaperTold {
  // Of a change on the day itself nobody knows whether it came before the print.
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
