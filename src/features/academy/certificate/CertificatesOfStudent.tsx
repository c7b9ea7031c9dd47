import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { LaterProps } from '#house/page/later';
import { typeShown } from './certificate.rules';
import { certificate } from './certificate.contract';
import { certificateScreen } from './certificate.screens';
import { printCertificate } from './print-certificate';

const { field, badge, ref } = columnsOf(certificate);

const columns = [
  field('certID'),
  field('certificateType', typeShown),
  ref('classID', ({ className }) => className),
  field('issueDate'),
  badge('status'),
];

/** The certificates of a student. */
export function CertificatesOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return (
    <ListPart
      entity={certificate}
      screen={certificateScreen}
      title={title}
      narrowed={{ studentID }}
      order="-issueDate"
      columns={columns}
      actions={printCertificate}
      empty={words('No certificate has been given yet.')}
    />
  );
}
