import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { certificate } from './certificate.contract';
import { certificateScreen } from './certificate.screens';

const { field, badge, ref } = columnsOf(certificate);

const columns = [
  field('certID'),
  field('certificateType'),
  ref('classID', ({ className }) => className),
  field('issueDate'),
  badge('status'),
];

function CertificatesOfStudent({ of: { _id: studentID } }: PartProps) {
  return (
    <ListPart
      entity={certificate}
      screen={certificateScreen}
      title={words('Certificates')}
      narrowed={{ studentID }}
      order="-issueDate"
      columns={columns}
      empty={words('No certificate has been given yet.')}
    />
  );
}

/** What a student was given in writing. */
export const certificatesOfStudent: PagePart = { by: certificateScreen, Part: CertificatesOfStudent };
