import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf } from '#kit/web/list/column';
import { course } from './course.contract';

const { field } = columnsOf(course);

const columns = [
  field('courseName'),
  field('coursePrice'),
  field('courseDuration'),
  field('courseLevel'),
  field('createdAt'),
];

export default function CoursePage() {
  return (
    <CrudPage
      entity={course}
      title="Courses"
      columns={columns}
      about="Courses are what classes teach. Add the first course."
    />
  );
}
