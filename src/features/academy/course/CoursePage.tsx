import { CrudPage } from '#kit/web/crud/CrudPage';
import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf, wide } from '#kit/web/list/column';
import { course } from './course.contract';

const { field } = columnsOf(course);

const columns = [
  field('courseName'),
  field('coursePrice'),
  field('courseDuration'),
  field('courseLevel'),
  ...wide(field('createdAt')),
];

const form: FormRules<typeof course.fields> = { title: words('Create Course') };

export default function CoursePage() {
  return (
    <CrudPage
      entity={course}
      title="Courses"
      columns={columns}
      form={form}
      about="Courses are what classes teach. Add the first course."
    />
  );
}
