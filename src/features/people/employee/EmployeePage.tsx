import { dayIn } from '#kit/rules/calendar';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { type FormRules, onlyInEdit } from '#kit/web/form/form-rules';
import { aside, columnsOf } from '#kit/web/list/column';
import { useOrganisation } from '#kit/web/organisation';
import { employee } from './employee.contract';
import { birthProblem } from './employee.rules';

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
    field('commissionRate'),
    field('totalTaskRequired'),
    field('gender'),
    field('educationalLevel'),
    field('bloodType'),
    field('dateOfBirth'),
    field('address'),
    field('createdAt'),
  ),
];

/** The status is there to be changed, not to be entered: everyone begins as Active (S§4, G13). */
function formFor(timeZone: string): FormRules<typeof employee.fields> {
  const today = dayIn(timeZone, new Date());
  return {
    when: { employeeStatus: onlyInEdit },
    problems: ({ dateOfBirth }) => ({
      dateOfBirth: dateOfBirth === undefined ? undefined : birthProblem(dateOfBirth, today),
    }),
  };
}

/** Who works here: the work, the pay, the person. */
export default function EmployeePage() {
  const { timeZone } = useOrganisation();
  return (
    <CrudPage
      entity={employee}
      title="Employees"
      columns={columns}
      form={formFor(timeZone)}
      filters={['employeeStatus', 'typeOfworking', 'gender']}
      about="Employees do the work and are paid by payroll. Add the first employee."
    />
  );
}
