import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { tableOf } from '#kit/server/sql/fragment';
import { listOf } from '#house/rights/calls.rules';
import { employee } from '#features/people/employee/employee.contract';
import { teacher } from './teacher.contract';

function mayRead(call: Call, of: { readonly path: string }): boolean {
  return call.product.rights.problem(listOf(of), caller(call), call.brand) === undefined;
}

/** The facts that each of a person's two records, teacher and employee, tells about the other to those who may read it. */
export const toldOfPerson: readonly Telling[] = [
  {
    of: teacher,
    name: 'employment',
    value: (call, id) =>
      mayRead(call, employee)
        ? sql`(select json_build_object('jobTitle', e."jobTitle", 'departmentWork', e."departmentWork", 'typeOfworking', e."typeOfworking",
            'salaryAmount', e."salaryAmount")
          from ${tableOf(call, 'employee')} e where e._id = (select w."employeeID" from ${tableOf(call, 'teacher')} w where w._id = ${id}))`
        : undefined,
  },
  {
    of: employee,
    name: 'teacherID',
    value: (call, id) =>
      mayRead(call, teacher)
        ? sql`(select w._id from ${tableOf(call, 'teacher')} w where w."employeeID" = ${id})`
        : undefined,
  },
];
