import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { Thumbnail } from '#kit/web/Thumbnail';
import { student } from './student.contract';
import { cardAction } from './student-card-action';
import { studentForm } from './student-form';

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

export default function StudentPage() {
  return (
    <CrudPage
      entity={student}
      title="Students"
      columns={columns}
      form={studentForm}
      actions={(one) => [cardAction(one)]}
      about="Students are enrolled in classes and log in to the portal. Add the first student."
    />
  );
}
