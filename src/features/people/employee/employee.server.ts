import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { describeEntity } from '#kit/server/schema/describe';
import { refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { sendOptions } from '#kit/server/read/options';
import { insert, insertMany } from '#kit/server/write/insert';
import { newOf } from '#house/rights/calls.rules';
import { performance } from '#features/people/performance/performance.contract';
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

async function enterMany(call: Call, rows: readonly (Sent<Employee> & { readonly _id: string })[]): Promise<void> {
  const userID = caller(call)._id;
  await insertMany(
    call,
    employee,
    rows.map((row) => ({ ...row, userID })),
  );
}

async function edit(call: Call, { _id }: Row<Employee>, values: Edit<Employee>): Promise<Got<Employee>> {
  refuseUnborn(call, values.dateOfBirth);
  return change(call, employee, _id, values);
}

/** Whoever enters performance is told the commission rate, with which the form begins (G7). */
const rated = { ...employee, options: { ...employeeChoices, facts: ['commissionRate'] } };

const tellingRates: OwnWay = {
  reply: describeEntity(rated).options,
  answer: (call, usual) =>
    call.product.rights.problem(newOf(performance), caller(call), call.brand) === undefined
      ? sendOptions(call, rated)
      : usual(call),
};

export const employeeRoutes: Route[] = crud(employee, {
  create: enter,
  update: edit,
  options: tellingRates,
  many: { check: (call, { dateOfBirth }) => refuseUnborn(call, dateOfBirth), create: enterMany },
});
