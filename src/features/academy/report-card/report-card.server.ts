import { sql } from 'kysely';
import { createElement } from 'react';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { DocumentSheets } from '#kit/server/pdf/DocumentSheets.pdf';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { readWhere } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseConflict, refuseField, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { houseStyle } from '#house/organisation/house-style.server';
import { settingsOf } from '#house/organisation/organisation.server';
import { holdPaper } from '#features/academy/fee/held-papers.server';
import { mostCards, reportCards, type ResultRow } from '#features/academy/gradebook/gradebook.contract';
import { ownStudent } from '#features/academy/gradebook/own-gradebook.server';
import {
  classNamed,
  type GradedClass,
  readAssessments,
  readScores,
  scaleOf,
} from '#features/academy/gradebook/read-gradebook.server';
import { placeOf } from '#features/academy/gradebook/results-of.rules';
import { readAttended, readResults } from '#features/academy/gradebook/results.server';
import { scoresByStudent } from '#features/academy/gradebook/scores-of.rules';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Card, type CardHead, ReportCard } from './ReportCard.pdf';
import { reportCardCode } from './report-card-paper.server';
import { cardOf, getsCard, subjectsOf, tooManyCards } from './report-card.rules';

/** `GET gradebook/reportCards/{classId}`: a sheet for each student of the class, or that of one student (GB14). */
async function sendReportCards(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, reportCards.query ?? []);
  const found = await classNamed(call);
  const studentID = await studentAsked(call, found);
  if (studentID !== undefined) await holdPaper(call, studentID);
  const head = await headOf(call, found);
  const cards = await cardsOf(call, found, studentID);
  const house = await houseStyle(call);
  const sheets = cards.map((card) => createElement(ReportCard, { house, head, today: call.today, card }));
  const title = t('Report cards of {class}', { class: found.className });
  const [first] = cards;
  const file = studentID === undefined || !first ? 'report-cards.pdf' : `report-card-${first.row.studentID.stdID}.pdf`;
  return sendDocument(call, createElement(DocumentSheets, { title, author: house.name, sheets }), file);
}

/** The one student who is meant; undefined for a whole class, which only staff may ask for. */
async function studentAsked(call: Call, found: GradedClass): Promise<string | undefined> {
  if (caller(call).kind !== 'staff') return ownStudent(call, found);
  const { studentID } = call.query;
  if (studentID !== undefined && !uuid.test(studentID)) refuseField(400, 'studentID', t('Please choose a student'));
  return studentID?.toLowerCase();
}

async function headOf(call: Call, { _id, className }: GradedClass): Promise<CardHead> {
  const one = (await readWhere(call, schoolClass, sql`t._id = ${_id}`)) ?? refuseMissing();
  const { courseID, teacherID, startedDate, endDate } = one;
  return { className, courseName: courseID.courseName, teacherName: teacherID.teacherName, startedDate, endDate };
}

async function cardsOf(call: Call, found: GradedClass, studentID: string | undefined): Promise<Card[]> {
  const attended = await readAttended(call, found._id);
  const { rows, subjects: marked } = await readResults(call, found, attended);
  const shown = shownRows(rows, studentID);
  const assessments = await readAssessments(call, found._id, sql`a."assessmentStatus" = 'published'`);
  const whose = studentID === undefined ? sql`true` : sql`"studentID" = ${studentID}`;
  const scores = scoresByStudent(await readScores(call, assessments, whose));
  const { showRank } = await settingsOf(call);
  const of = { scale: scaleOf(found), subjects: subjectsOf(marked, assessments), assessments };
  return Promise.all(
    shown.map(async (row) => ({
      row,
      subjects: cardOf(of, row.marks, scores.get(row.studentID._id) ?? {}),
      place: showRank ? placeOf(row.studentID._id, rows) : null,
      attended: attended.get(row.studentID._id),
      code: await reportCardCode(call, row.studentID, found._id),
    })),
  );
}

function shownRows(rows: readonly ResultRow[], studentID: string | undefined): readonly ResultRow[] {
  if (studentID !== undefined) {
    const own = rows.filter((row) => row.studentID._id === studentID);
    if (own.length > 0) return own;
    return refuseField(400, 'studentID', t('This student was never enrolled in this class'));
  }
  const all = rows.filter(getsCard);
  if (all.length === 0) refuseConflict(t('No student is enrolled in this class. Enroll students first.'));
  const problem = tooManyCards(all.length, mostCards);
  if (problem !== undefined) refuseInvalid({ studentID: problem });
  return all;
}

export const reportCardRoutes: Route[] = [on(reportCards, sendReportCards)];
