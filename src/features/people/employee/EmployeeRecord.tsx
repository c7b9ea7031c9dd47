import type { Got } from '#kit/contract/entity';
import { useOrganisation } from '#kit/web/organisation';
import { Status } from '#kit/web/Status';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { employee } from './employee.contract';
import { employmentFacts } from './employment-facts';
import { employeeScreen } from './employee.screens';

function head({ name, phone, employeeStatus, ...one }: Got<typeof employee>): PageHead {
  return {
    name,
    status: <Status of={employee.fields.employeeStatus} word={employeeStatus} />,
    phone,
    facts: employmentFacts(one),
  };
}

/** The page of an employee: the pay, and the work behind it. */
export function EmployeeRecord({ parts }: { parts: readonly PagePart[] }) {
  const { timeZone } = useOrganisation();
  return (
    <RecordPage
      entity={employee}
      screen={employeeScreen}
      head={head}
      form={async () => (await import('./employee-form')).employeeForm(timeZone)}
      parts={parts}
    />
  );
}
