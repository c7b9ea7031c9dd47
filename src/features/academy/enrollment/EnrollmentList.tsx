import { allTab } from '#kit/web/list/tabs';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { runningParts } from '#features/academy/school-class/running.contract';
import { enrollment } from './enrollment.contract';
import { enrollmentColumns, enrollmentName } from './enrollment-columns';
import { enrolPath } from './enrollment.screens';
import { enrollmentForm } from './enrollment-form';
import { useLeaving } from './use-leaving';

const tabs = [...runningParts, allTab];

/** All enrollments, changed and deleted here; a new one is made on a page of its own. */
export function EnrollmentList() {
  const { actions, dialog } = useLeaving();
  return (
    <>
      <CrudPage
        entity={enrollment}
        title="Enrollment"
        columns={enrollmentColumns}
        tabs={tabs}
        order="-createdAt"
        form={enrollmentForm}
        nameOf={enrollmentName}
        actions={actions}
        addAt={enrolPath}
        about="An enrollment puts a student into a class and charges its fees. Add the first enrollment."
      />
      {dialog}
    </>
  );
}
