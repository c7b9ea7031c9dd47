import { t, words } from '#kit/contract/language';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { studentFirst } from '#features/academy/own-classes/student-first.rules';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { aside, columnsOf, wide } from '#kit/web/list/column';
import { Thumbnail } from '#kit/web/Thumbnail';
import { resultShown, typeShown } from './certificate.rules';
import { certificate } from './certificate.contract';
import { printCertificate } from './print-certificate';

const { field, badge, ref, column } = columnsOf(certificate);

const columns = [
  ref('studentID', ({ studentName }) => studentName, words('Student name')),
  ...wide(
    column(words('Photo'), ({ photoUrl }) => photoUrl, {
      show: ({ photoUrl, __v, studentID }) =>
        photoUrl && <Thumbnail url={photoUrl} version={__v} alt={studentID.studentName} />,
    }),
  ),
  // Its last digits tell it from others.
  { ...field('certID'), cuts: false },
  ref('classID', ({ courseID }) => courseID.courseName, words('Course name')),
  field('issueDate'),
  ...wide(field('registerDate')),
  // What tells the rows apart stands at its end.
  { ...field('certificateType', typeShown), isWord: true },
  badge('status'),
  ...aside(column(words('Result'), ({ average }) => average, { show: resultShown })),
];

const form: FormRules<typeof certificate.fields> = {
  after: { classID: studentFirst },
  narrow: { classID: ({ studentID }) => ({ studentID }) },
  offered: { classID: ({ studentID = '' }) => classesOffered(studentID) },
};

export default function CertificatePage() {
  return (
    <CrudPage
      entity={certificate}
      title="Certificates"
      columns={columns}
      order="-createdAt"
      form={form}
      filters={['studentID', 'status']}
      actions={printCertificate}
      nameOf={({ certID, studentID }) =>
        t('certificate {number} of {name}', { number: certID, name: studentID.studentName })
      }
      about="Certificates are given to students for a class that they attended. Add the first certificate."
    />
  );
}
