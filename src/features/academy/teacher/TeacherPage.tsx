import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { teacher } from './teacher.contract';
import { teacherForm } from './teacher-form';

const { field, badge } = columnsOf(teacher);

const columns = [
  field('teacherName'),
  field('teacherPhone'),
  field('username'),
  badge('teacherStatus'),
  ...aside(field('teacherGender'), field('educationalLevel'), field('createdAt'), field('teacherAddress')),
];

export default function TeacherPage() {
  return (
    <CrudPage
      entity={teacher}
      title="Teachers"
      columns={columns}
      form={teacherForm}
      about="Teachers hold classes and log in to enter attendance and marks. Add the first teacher."
    />
  );
}
