import { sql } from 'kysely';
import { createElement } from 'react';
import { type Call, caller, type Route } from '#kit/server/call';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { idOf, on } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { houseStyle } from '#house/organisation/house-style.server';
import { holdPaper } from '#features/academy/fee/held-papers.server';
import { heldMinutes } from '#features/academy/lesson/held-minutes.server';
import { everyClass, markSheetCode } from '#features/academy/marks/mark-sheet-paper.server';
import { sheetMarks } from '#features/academy/marks/sheet-marks.server';
import { refuseForeignStudent } from '#features/academy/student/own-student.server';
import { student } from '#features/academy/student/student.contract';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { Transcript, type TranscriptClass } from './Transcript.pdf';
import { transcript } from './transcript.contract';
import { withMarks } from './transcript.rules';

/** `GET student/{id}/transcript`; a teacher's holds only the teacher's own classes, and has no code: that would open more than the paper says. */
async function sendTranscript(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, []);
  const id = idOf(call);
  await refuseForeignStudent(call, id);
  const known = (await find(call, student, id)) ?? refuseMissing();
  await holdPaper(call, id);
  const own = isTeacher(call) ? sql`c."teacherID" = ${caller(call).teacherID}` : sql`true`;
  const classes = await classesOf(call, id, own);
  const marks = await sheetMarks(call, id, own);
  const facts = {
    house: await houseStyle(call),
    student: known,
    classes: withMarks(classes, marks),
    today: call.today,
    code: isTeacher(call) ? null : await markSheetCode(call, { student: known, of: everyClass }),
  };
  return sendDocument(call, createElement(Transcript, facts), `transcript-${known.stdID}.pdf`);
}

/** The classes in which a student is or was, the earliest first, with the total length of the lessons that were held. */
function classesOf(call: Call, studentID: string, own: ReturnType<typeof sql>) {
  return askPrepared<Omit<TranscriptClass, 'marks'>>(
    call.db,
    sql`select c._id, c."className", o."courseName", c."startedDate", c."endDate",
        ${heldMinutes(call, sql`c._id`)}::integer as minutes
      from ${tableOf(call, 'school_class')} c join ${tableOf(call, 'course')} o on o._id = c."courseID"
      where ${own} and (
        exists (select from ${tableOf(call, 'enrollment')} e
          where e."studentID" = ${studentID} and e."classID" = c._id and e."enrolledStatus" <> 'waiting')
        or exists (select from ${tableOf(call, 'mark')} m where m."studentID" = ${studentID} and m."classID" = c._id))
      order by c."startedDate", c._id`,
  );
}

export const transcriptRoutes: Route[] = [on(transcript, sendTranscript)];
