import { shownRate } from '#kit/rules/show';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { useOrganisation } from '#kit/web/organisation';
import { employee } from './employee.contract';
import { employeeForm } from './employee-form';

const { field, badge, sum } = columnsOf(employee);

const columns = [
  field('name'),
  field('jobTitle'),
  field('departmentWork'),
  field('phone'),
  sum('salaryAmount'),
  badge('employeeStatus'),
  ...aside(
    field('typeOfworking'),
    field('commissionRate', ({ commissionRate }) => shownRate(commissionRate / 100)),
    field('totalTaskRequired'),
    field('gender'),
    field('educationalLevel'),
    field('bloodType'),
    field('dateOfBirth'),
    field('address'),
    field('createdAt'),
  ),
];

/** The list of employees: their work, their pay, their personal facts. */
export default function EmployeePage() {
  const { timeZone } = useOrganisation();
  return (
    <CrudPage
      entity={employee}
      title="Employees"
      columns={columns}
      form={employeeForm(timeZone)}
      filters={['employeeStatus', 'typeOfworking', 'gender']}
      about="Employees do the work and are paid by payroll. Add the first employee."
    />
  );
}
