import { CrudPage } from '#kit/web/crud/CrudPage';
import { enrollment } from './enrollment.contract';
import { enrollmentColumns, enrollmentName } from './enrollment-columns';
import { enrollmentForm } from './enrollment-form';

/** All enrollments, added, changed and deleted here. */
export function EnrollmentList() {
  return (
    <CrudPage
      entity={enrollment}
      title="Enrollment"
      columns={enrollmentColumns}
      form={enrollmentForm}
      nameOf={enrollmentName}
      about="An enrollment puts a student into a class and charges its fees. Add the first enrollment."
    />
  );
}
