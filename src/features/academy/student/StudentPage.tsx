import { IconId } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { download } from '#kit/web/work/download';
import type { FormRules } from '#kit/web/form/form-rules';
import { SamePhone } from '#kit/web/form/SamePhone';
import { aside, columnsOf } from '#kit/web/list/column';
import { Thumbnail } from '#kit/web/Thumbnail';
import { toastWrong } from '#kit/web/toast';
import { claims } from '#house/session/session';
import { student } from './student.contract';

const { field, badge, column } = columnsOf(student);

const columns = [
  field('studentName'),
  field('stdID'),
  field('studentPhone'),
  badge('studentStatus'),
  ...aside(
    column(words('Photo'), ({ photoUrl }) => photoUrl, {
      show: ({ photoUrl, __v, studentName }) =>
        photoUrl && <Thumbnail url={photoUrl} version={__v} alt={studentName} />,
    }),
    field('studentGender'),
    field('educationalLevel'),
    field('createdAt'),
    field('studentAddress'),
    field('username'),
    field('parentName'),
    field('parentPhone'),
  ),
];

/** Whose login opens less than a student's changes none: the server refuses it. */
const keepsLogins = () => claims()?.keeps?.includes('student') ?? true;

const form: FormRules<typeof student.fields> = {
  title: words('Student Registration'),
  when: {
    username: (_values, mode) => mode === 'create' || keepsLogins(),
    password: (_values, mode) => mode === 'create' || keepsLogins(),
  },
  help: {
    password: () =>
      keepsLogins() ? undefined : words('For the first login only. The student then chooses a new one.'),
  },
  extra: ({ studentPhone }, _chosen, edited) => (
    <>
      {edited !== undefined && !keepsLogins() && (
        <p>{t("The student sees more in the portal than you may: a new password comes by 'Forgot password?'.")}</p>
      )}
      <SamePhone
        of={student}
        field="studentPhone"
        phone={studentPhone}
        self={edited}
        called={({ studentName, stdID }) => `${studentName} (${stdID})`}
        warning={(names) => t('Another student has this phone: {names}', { names })}
      />
    </>
  ),
};

function saveCard(id: string): void {
  download({ path: `student/${id}/card` }, 'student-card.pdf').catch((error: Error) => toastWrong(error.message));
}

export default function StudentPage() {
  return (
    <CrudPage
      entity={student}
      title="Students"
      columns={columns}
      form={form}
      actions={({ _id }) => [{ label: words('Student card'), icon: IconId, run: () => saveCard(_id) }]}
      about="Students are enrolled in classes and log in to the portal. Add the first student."
    />
  );
}
