import { createElement } from 'react';
import { type Call, caller } from '#kit/server/call';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { houseStyle } from '#house/organisation/house-style.server';
import { studentNamed } from '#features/academy/student/own-student.server';
import { student } from '#features/academy/student/student.contract';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import type { SheetMark } from './ClassMarks.pdf';
import { MarkSheet } from './MarkSheet.pdf';

/** Answers a student's mark sheet as PDF; a teacher's holds the marks of own classes alone. */
export async function sendMarkSheet(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, ['classID']);
  const id = await studentNamed(call);
  const known = (await find(call, student, id)) ?? refuseMissing();
  const facts = {
    house: await houseStyle(call),
    student: known,
    marks: await marksOf(call, id),
    today: call.today,
  };
  return sendDocument(call, createElement(MarkSheet, facts), `mark-sheet-${known.stdID}.pdf`);
}

async function marksOf(call: Call, studentID: string): Promise<SheetMark[]> {
  const { classID } = call.query;
  const every = call.db
    .selectFrom('mark')
    .innerJoin('school_class', 'school_class._id', 'mark.classID')
    .innerJoin('course', 'course._id', 'school_class.courseID')
    .innerJoin('subject', 'subject._id', 'mark.subjectID')
    .select(['mark.classID', 'school_class.className', 'course.courseName', 'subject.subjectName', 'mark.Amount'])
    .where('mark.studentID', '=', studentID)
    .orderBy('school_class.startedDate')
    .orderBy('mark.classID')
    .orderBy('subject.subjectName');
  const chosen = classID === undefined ? every : every.where('mark.classID', '=', classID);
  if (!isTeacher(call)) return chosen.execute();
  return chosen.where('school_class.teacherID', '=', caller(call).teacherID ?? '').execute();
}
