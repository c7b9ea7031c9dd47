import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import type { Call, Route } from '../../../kit/server/call';
import { crud, on } from '../../../kit/server/crud';
import { refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { pictureRoute } from '../../../kit/server/upload';
import { change, find } from '../../../kit/server/write/change';
import { insert } from '../../../kit/server/write/insert';
import {
  ownRecords,
  refuseForeignClass,
  refusingForeignFilters,
  wasEnrolled,
} from '../class-record/own-records.server';
import { certificate, certificatePdf } from './certificate.contract';
import { sendCertificate } from './certificate-pdf.server';

type Certificate = typeof certificate;

async function register(call: Call, sent: Sent<Certificate> & { readonly _id: string }): Promise<Got<Certificate>> {
  await refusePlace(call, sent);
  return insert(call, certificate, { ...sent, registerDate: call.today });
}

async function edit(call: Call, id: string, values: Edit<Certificate>): Promise<Got<Certificate>> {
  const stored: Row<Certificate> = (await find(call, certificate, id)) ?? refuseMissing();
  const wanted = { ...stored, ...values };
  if (wanted.studentID !== stored.studentID || wanted.classID !== stored.classID) await refusePlace(call, wanted);
  return change(call, certificate, id, values);
}

/** Refuses a class that is not one of the student's (E21). */
async function refusePlace(call: Call, { studentID, classID }: Pick<Row<Certificate>, 'studentID' | 'classID'>) {
  const known = await call.db.selectFrom('student').select('_id').where('_id', '=', studentID).executeTakeFirst();
  if (!known) refuseInvalid({ studentID: t('Please select student') });
  const held = await call.db.selectFrom('school_class').select('_id').where('_id', '=', classID).executeTakeFirst();
  if (!held) refuseInvalid({ classID: t('Please select class') });
  await refuseForeignClass(call, classID);
  if (!(await wasEnrolled(call, studentID, classID)))
    refuseInvalid({ classID: t('This student was never enrolled in this class') });
}

export const certificateRoutes: Route[] = refusingForeignFilters([
  ...crud(certificate, { scope: ownRecords, create: register, update: edit }),
  pictureRoute(certificate, 'photo', ownRecords),
  on(certificatePdf, (call) => sendCertificate(call, ownRecords)),
]);
