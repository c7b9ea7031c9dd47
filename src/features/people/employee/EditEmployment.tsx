import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { ErrorState } from '#kit/web/list/ErrorState';
import { useOrganisation } from '#kit/web/organisation';
import { useRecord } from '#kit/web/use-entity';
import type { Opening } from '#house/page/page-part';
import { employee } from './employee.contract';
import { employeeForm } from './employee-form';

/** All fields except the personal ones, which the page's own form changes. */
const fields = [
  'jobTitle',
  'departmentWork',
  'typeOfworking',
  'salaryAmount',
  'commissionRate',
  'totalTaskRequired',
  'dateOfBirth',
  'bloodType',
  'employeeStatus',
] as const;

interface Props extends Opening {
  readonly employeeID: string;
}

/** The form of an employee's work and pay. */
export function EditEmployment({ employeeID, onDone, onDirty }: Props) {
  const { timeZone } = useOrganisation();
  const { data, error, refetch } = useRecord(employee, employeeID);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <LazyEntityForm
      entity={employee}
      record={data}
      rules={{ ...employeeForm(timeZone), fields }}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}
