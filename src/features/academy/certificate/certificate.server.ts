import { sql } from 'kysely';
import { createElement } from 'react';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { type Call, caller, type Route } from '#kit/server/call';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import type { Scope } from '#kit/server/read/list';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { crud, idOf, on } from '#kit/server/routes/crud';
import { guarded } from '#kit/server/routes/guarded';
import { pictureRoute } from '#kit/server/routes/upload';
import { change, find } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { houseStyle, pictureOf } from '#house/organisation/house-style.server';
import { ofSeenStudents } from '#house/session/seen-students.server';
import type { WithPaperCode } from '#house/paper/papers.contract';
import { refuseOtherPlace } from '#features/academy/class-record/own-place.server';
import { ownRecords, refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { holdPaper } from '#features/academy/fee/held-papers.server';
import { resultTogether } from '#features/academy/marks/marks.rules';
import { sheetMarks } from '#features/academy/marks/sheet-marks.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { certificateCode } from './certificate-paper.server';
import { certificate, certificatePdf } from './certificate.contract';
import { CertificateSheet } from './Certificate.pdf';
import { certificateFile, printProblem } from './certificate.rules';

type Certificate = typeof certificate;

/** The current result of the marks in the class: it is what is certified, and later marks do not change it (PA4). */
async function resultNow(
  call: Call,
  { studentID, classID }: Pick<Row<Certificate>, 'studentID' | 'classID'>,
): Promise<Pick<Row<Certificate>, 'average' | 'grade'>> {
  const { average = null, grade = null } = resultTogether(
    await sheetMarks(call, studentID, sql`m."classID" = ${classID}`),
  );
  return { average, grade };
}

async function register(call: Call, sent: Sent<Certificate> & { readonly _id: string }): Promise<Got<Certificate>> {
  await refuseOtherPlace(call, certificate, sent);
  return insert(call, certificate, { ...sent, ...(await resultNow(call, sent)), registerDate: call.today });
}

async function edit(call: Call, stored: Row<Certificate>, values: Edit<Certificate>): Promise<Got<Certificate>> {
  const wanted = { ...stored, ...values };
  if (wanted.studentID === stored.studentID && wanted.classID === stored.classID)
    return change(call, certificate, stored._id, values);
  await refuseOtherPlace(call, certificate, wanted);
  return change(call, certificate, stored._id, { ...values, ...(await resultNow(call, wanted)) });
}

/** The certificates that a caller sees: in the portal, those that are given out or on order (PA). */
const shown: Scope = (call) => {
  const own = ownRecords(call);
  return ofSeenStudents(caller(call), 'all') ? sql`(${own}) and t.status in ('taken', 'order')` : own;
};

/** One certificate, with its code. */
async function read(call: Call): Promise<Got<Certificate> & WithPaperCode> {
  const id = idOf(call);
  const [found] = await readRecords(call, certificate, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, certificate, id, shown);
  return { ...found, paperCode: await certificateCode(call, found) };
}

/** `GET certificate/{id}/pdf`: a certificate as a sheet to frame (R 6.3). */
async function sendCertificate(call: Call, scope: Scope): Promise<unknown> {
  refuseUnknownQuery(call.query, []);
  const id = idOf(call);
  const stored: Row<typeof certificate> = (await find(call, certificate, id)) ?? refuseMissing();
  await refuseForeign(call, certificate, id, scope);
  refuseConflict(printProblem(stored.status), 'status');
  await holdPaper(call, stored.studentID);
  const [shown = refuseMissing()] = await readRecords(call, certificate, [id]);
  const held = (await find(call, schoolClass, stored.classID)) ?? refuseMissing();
  const taught = (await find(call, teacher, held.teacherID)) ?? refuseMissing();
  const facts = {
    house: await houseStyle(call),
    certificate: shown,
    held,
    teacherName: taught.teacherName,
    code: await certificateCode(call, shown),
    photo: await pictureOf(call, stored.photo ?? (await find(call, student, stored.studentID))?.photo ?? null),
  };
  return sendDocument(call, createElement(CertificateSheet, facts), certificateFile(shown.certID));
}

export const certificateRoutes: Route[] = [
  ...crud(certificate, {
    scope: shown,
    before: refuseForeignFilters,
    one: { answer: read },
    create: register,
    update: edit,
  }),
  ...guarded(refuseForeignFilters, [
    pictureRoute(certificate, 'photo', shown),
    on(certificatePdf, (call) => sendCertificate(call, shown)),
  ]),
];
