import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { Status } from '#kit/web/Status';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { employee, employments } from './employee.contract';
import { employeeScreen } from './employee.screens';

function head({ name, phone, employeeStatus, ...one }: Got<typeof employee>): PageHead {
  return {
    name,
    status: <Status of={employee.fields.employeeStatus} word={employeeStatus} />,
    phone,
    facts: [
      { label: t('Job title'), value: <bdi>{one.jobTitle}</bdi> },
      { label: t('Department'), value: <bdi>{one.departmentWork}</bdi> },
      { label: t('Type of work'), value: t(employments[one.typeOfworking]) },
      { label: t('Salary'), value: <Money amount={one.salaryAmount} /> },
    ],
  };
}

/** An employee: what is paid, and for what. */
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
