import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { change, lock } from '#kit/server/write/change';
import { employee } from '#features/people/employee/employee.contract';
import type { teacher } from './teacher.contract';
import { asEmployee, isSamePerson } from './teacher-employee.rules';

/** The teacher as it is read when the employee that it is says the same of the person; nothing to do for a teacher who is none. */
export async function keepEmployee(call: Call, one: Got<typeof teacher>): Promise<Got<typeof teacher>> {
  if (one.employeeID === null) return one;
  const stored = await lock(call, employee, one.employeeID._id);
  const person = asEmployee(one);
  if (!isSamePerson(stored, person)) await change(call, employee, stored._id, { ...person });
  return { ...one, employeeID: { ...one.employeeID, name: person.name } };
}
