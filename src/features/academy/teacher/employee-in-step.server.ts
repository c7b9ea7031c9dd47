import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { keepPerson } from '#features/people/employee/employee.server';
import type { teacher } from './teacher.contract';
import { asEmployee } from './teacher-employee.rules';

/** The teacher as it is read when the employee that it is says the same of the person; nothing to do for a teacher who is none. */
export async function keepEmployee(call: Call, one: Got<typeof teacher>): Promise<Got<typeof teacher>> {
  if (one.employeeID === null) return one;
  const person = asEmployee(one);
  await keepPerson(call, one.employeeID._id, person);
  return { ...one, employeeID: { ...one.employeeID, name: person.name } };
}
