import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, wide } from '#kit/web/list/column';
import { subject } from './subject.contract';

const { field, ref } = columnsOf(subject);

const columns = [field('subjectName'), ref('courseID', ({ courseName }) => courseName), ...wide(field('createdAt'))];

export default function SubjectPage() {
  return (
    <CrudPage
      entity={subject}
      title="Subjects"
      columns={columns}
      about="Subjects are the parts of a course that are marked. Add the first subject."
    />
  );
}
