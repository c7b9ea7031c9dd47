import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { SheetMark } from './ClassMarks.pdf';

/** A mark of a sheet, with the facts that say whether it existed on a day, and when it was changed. */
export interface DatedMark extends SheetMark {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly __v: number;
}

/** The marks of a student that meet a condition on `m` and its class `c`, class by class, the earliest first. */
export async function sheetMarks(call: Call, studentID: string, condition: Fragment): Promise<DatedMark[]> {
  return askPrepared<DatedMark>(
    call.db,
    sql`select m."classID", c."className", o."courseName", s."subjectName", m."Amount", m."createdAt", m."updatedAt", m.__v,
        (select json_build_object('passFrom', g."passFrom", 'steps', g.steps) from ${tableOf(call, 'grade_scale')} g
          where g._id = c."gradeScaleID") as scale
      from ${tableOf(call, 'mark')} m
      join ${tableOf(call, 'school_class')} c on c._id = m."classID"
      join ${tableOf(call, 'course')} o on o._id = c."courseID"
      join ${tableOf(call, 'subject')} s on s._id = m."subjectID"
      where m."studentID" = ${studentID} and ${condition}
      order by c."startedDate", m."classID", s."subjectName"`,
  );
}
