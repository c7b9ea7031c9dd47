import type { Edit, Got, Sent } from '../../../kit/contract/entity';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import { refuseInvalid } from '../../../kit/server/refusal';
import { change } from '../../../kit/server/write/change';
import { insert } from '../../../kit/server/write/insert';
import { employee } from './employee.contract';
import { birthProblem } from './employee.rules';

type Employee = typeof employee;

function refuseUnborn(call: Call, dateOfBirth: string | undefined): void {
  const problem = dateOfBirth === undefined ? undefined : birthProblem(dateOfBirth, call.today);
  if (problem !== undefined) refuseInvalid({ dateOfBirth: problem });
}

async function enter(call: Call, sent: Sent<Employee> & { readonly _id: string }): Promise<Got<Employee>> {
  refuseUnborn(call, sent.dateOfBirth);
  return insert(call, employee, { ...sent, userID: caller(call)._id });
}

async function edit(call: Call, id: string, values: Edit<Employee>): Promise<Got<Employee>> {
  refuseUnborn(call, values.dateOfBirth);
  return change(call, employee, id, values);
}

export const employeeRoutes: Route[] = crud(employee, { create: enter, update: edit });
