import { sql } from 'kysely';
import { createElement } from 'react';
import { type Call, caller } from '#kit/server/call';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { allOf } from '#kit/server/sql/fragment';
import { find } from '#kit/server/write/change';
import { houseStyle } from '#house/organisation/house-style.server';
import { holdPaper } from '#features/academy/fee/held-papers.server';
import { studentNamed } from '#features/academy/student/own-student.server';
import { student } from '#features/academy/student/student.contract';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { MarkSheet } from './MarkSheet.pdf';
import { everyClass, markSheetCode } from './mark-sheet-paper.server';
import { type DatedMark, sheetMarks } from './sheet-marks.server';

/** Sends a student's mark sheet as a PDF; a teacher's holds only the marks of the teacher's own classes. */
export async function sendMarkSheet(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, ['classID']);
  const id = await studentNamed(call);
  const known = (await find(call, student, id)) ?? refuseMissing();
  await holdPaper(call, id);
  const marks = await marksOf(call, id);
  const of = sheetOf(call, marks);
  const facts = {
    house: await houseStyle(call),
    student: known,
    marks,
    today: call.today,
    code: of === undefined ? null : await markSheetCode(call, { student: known, of }),
  };
  return sendDocument(call, createElement(MarkSheet, facts), `mark-sheet-${known.stdID}.pdf`);
}

/**
 * The sheet that gets a code. Undefined for a teacher's sheet of several classes, and for a class without marks: a code would reveal more
 * than the paper says.
 */
function sheetOf(call: Call, marks: readonly DatedMark[]): string | undefined {
  if (call.query.classID === undefined && !isTeacher(call)) return everyClass;
  const classes = new Set(marks.map(({ classID }) => classID));
  return classes.size === 1 ? marks[0]?.classID : undefined;
}

async function marksOf(call: Call, studentID: string): Promise<DatedMark[]> {
  const { classID } = call.query;
  return sheetMarks(
    call,
    studentID,
    allOf([
      ...(classID === undefined ? [] : [sql`m."classID" = ${classID}`]),
      ...(isTeacher(call) ? [sql`c."teacherID" = ${caller(call).teacherID}`] : []),
    ]),
  );
}
