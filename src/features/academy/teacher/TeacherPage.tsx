import { words } from '../../../kit/contract/language';
import { CrudPage } from '../../../kit/web/CrudPage';
import { columnsOf } from '../../../kit/web/list/column';
import { teacher } from './teacher.contract';

const { field, badge } = columnsOf(teacher);

const columns = [
  field('teacherName'),
  field('teacherPhone'),
  field('username'),
  badge('teacherStatus', { active: 'good', pending: 'attention' }),
  field('teacherGender'),
  field('educationalLevel'),
  field('createdAt'),
  field('teacherAddress'),
];

const form = { title: words('Teacher Registration') };

export default function TeacherPage() {
  return (
    <CrudPage
      entity={teacher}
      title="Teachers"
      columns={columns}
      form={form}
      about="Teachers hold classes and log in to enter attendance and marks. Add the first teacher."
    />
  );
}
