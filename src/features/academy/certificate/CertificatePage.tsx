import { IconFileTypePdf } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { studentFirst } from '#features/academy/own-classes/student-first.rules';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { download } from '#kit/web/work/download';
import type { FormRules } from '#kit/web/form/form-rules';
import { aside, columnsOf } from '#kit/web/list/column';
import { Thumbnail } from '#kit/web/Thumbnail';
import { toastWrong } from '#kit/web/toast';
import { certificate } from './certificate.contract';
import { printProblem } from './certificate.rules';

const { field, badge, ref, column } = columnsOf(certificate);

const columns = [
  ref('studentID', ({ studentName }) => studentName, words('Student name')),
  field('certID'),
  ref('classID', ({ courseID }) => courseID.courseName, words('Course name')),
  field('certificateType'),
  field('issueDate'),
  badge('status'),
  ...aside(
    column(words('Photo'), ({ photoUrl }) => photoUrl, {
      show: ({ photoUrl, __v, studentID }) =>
        photoUrl && <Thumbnail url={photoUrl} version={__v} alt={studentID.studentName} />,
    }),
    field('registerDate'),
  ),
];

const form: FormRules<typeof certificate.fields> = {
  after: { classID: studentFirst },
  narrow: { classID: ({ studentID }) => ({ studentID }) },
  offered: { classID: ({ studentID = '' }) => classesOffered(studentID) },
};

function savePdf(id: string): void {
  download({ path: `certificate/${id}/pdf` }, 'certificate.pdf').catch((error: Error) => toastWrong(error.message));
}

export default function CertificatePage() {
  return (
    <CrudPage
      entity={certificate}
      title="Certificates"
      columns={columns}
      order="-createdAt"
      form={form}
      filters={['studentID', 'status']}
      actions={({ _id, status }) =>
        printProblem(status) === undefined
          ? [{ label: words('Certificate as PDF'), icon: IconFileTypePdf, run: () => savePdf(_id) }]
          : []
      }
      nameOf={({ certID, studentID }) =>
        t('certificate {number} of {name}', { number: certID, name: studentID.studentName })
      }
      about="Certificates are given to students for a class that they attended. Add the first certificate."
    />
  );
}
