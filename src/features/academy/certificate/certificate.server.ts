import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import type { Call, Route } from '../../../kit/server/call';
import { crud, on } from '../../../kit/server/crud';
import { refuseMissing } from '../../../kit/server/refusal';
import { pictureRoute } from '../../../kit/server/upload';
import { change, find } from '../../../kit/server/write/change';
import { insert } from '../../../kit/server/write/insert';
import { refuseOtherPlace } from '../class-record/own-place.server';
import { ownRecords, refusingForeignFilters } from '../class-record/own-records.server';
import { certificate, certificatePdf } from './certificate.contract';
import { sendCertificate } from './certificate-pdf.server';

type Certificate = typeof certificate;

async function register(call: Call, sent: Sent<Certificate> & { readonly _id: string }): Promise<Got<Certificate>> {
  await refuseOtherPlace(call, certificate, sent);
  return insert(call, certificate, { ...sent, registerDate: call.today });
}

async function edit(call: Call, id: string, values: Edit<Certificate>): Promise<Got<Certificate>> {
  const stored: Row<Certificate> = (await find(call, certificate, id)) ?? refuseMissing();
  const wanted = { ...stored, ...values };
  if (wanted.studentID !== stored.studentID || wanted.classID !== stored.classID)
    await refuseOtherPlace(call, certificate, wanted);
  return change(call, certificate, id, values);
}

export const certificateRoutes: Route[] = refusingForeignFilters([
  ...crud(certificate, { scope: ownRecords, create: register, update: edit }),
  pictureRoute(certificate, 'photo', ownRecords),
  on(certificatePdf, (call) => sendCertificate(call, ownRecords)),
]);
