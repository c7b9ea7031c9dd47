import { createElement } from 'react';
import type { Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { houseStyle, pictureOf } from '#house/organisation/house-style.server';
import { holdPaper } from '#features/academy/fee/held-papers.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { CertificateSheet } from './Certificate.pdf';
import { certificateCode } from './certificate-paper.server';
import { certificate } from './certificate.contract';
import { certificateFile, printProblem } from './certificate.rules';

/** `GET certificate/{id}/pdf`: a certificate as a sheet to frame (R 6.3). */
export async function sendCertificate(call: Call, scope: Scope): Promise<unknown> {
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
