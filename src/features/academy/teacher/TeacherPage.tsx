import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, wide } from '#kit/web/list/column';
import { teacher } from './teacher.contract';
import { teacherForm } from './teacher-form';
import { useEmploying } from './use-employing';

const { field, badge } = columnsOf(teacher);

const columns = [
  field('teacherName'),
  field('teacherPhone'),
  ...wide(field('username')),
  badge('teacherStatus'),
  ...aside(field('teacherGender'), field('educationalLevel'), field('createdAt'), field('teacherAddress')),
];

export default function TeacherPage() {
  const { actions, dialog } = useEmploying();
  return (
    <>
      <CrudPage
        entity={teacher}
        title="Teachers"
        columns={columns}
        form={teacherForm}
        actions={actions}
        filters={['teacherStatus', 'teacherGender', 'educationalLevel']}
        about="Teachers hold classes and log in to enter attendance and marks. Add the first teacher."
      />
      {dialog}
    </>
  );
}
