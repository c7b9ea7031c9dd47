import type { Edit, Got, Sent } from '../../../kit/contract/entity';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import { describeEntity } from '../../../kit/server/describe';
import { refuseInvalid } from '../../../kit/server/refusal';
import { change } from '../../../kit/server/write/change';
import { sendOptions } from '../../../kit/server/read/options';
import { insert } from '../../../kit/server/write/insert';
import { policy } from '../../access/policy';
import { employee, employeeChoices } from './employee.contract';
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

/** Whoever enters performance is told the commission rate, with which the form begins (G7). */
const rated = { ...employee, options: { ...employeeChoices, facts: ['commissionRate'] } };

function tellingRates(route: Route): Route {
  if (route.path !== `${employee.path}/options`) return route;
  return {
    ...route,
    schema: { ...route.schema, reply: describeEntity(rated).options },
    handle: (call, body) =>
      policy.problem('POST performance', caller(call), call.brand) === undefined
        ? sendOptions(call, rated)
        : route.handle(call, body),
  };
}

export const employeeRoutes: Route[] = crud(employee, { create: enter, update: edit }).map(tellingRates);
