import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { type Call, caller, type Route } from '#kit/server/call';
import { sendOptions } from '#kit/server/read/options';
import { crud } from '#kit/server/routes/crud';
import { refuseInvalid } from '#kit/server/refusal';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { describeEntity } from '#kit/server/schema/describe';
import { change, lock } from '#kit/server/write/change';
import { insert, insertMany } from '#kit/server/write/insert';
import { employeeChoices } from './employee-choice.contract';
import { employee } from './employee.contract';
import { holdFollowersOf, tellFollowersOf } from './employee-follower.server';
import { birthProblem, type EmployeePerson, isSamePerson } from './employee.rules';

declare module '#house/slice/slice.server' {
  interface Slice {
    /** The calls whose forms begin with an employee's commission rate: a caller who may make one of them may read the rates (G7). */
    readonly takesRates?: readonly string[];
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** These calls of all slices together. */
    readonly takesRates: readonly string[];
  }
}

const rated = { ...employee, options: { ...employeeChoices, facts: ['commissionRate'] } };

/** The choice list of employees, with their rates for callers who may read them. */
const tellingRates: OwnWay = {
  reply: describeEntity(rated).options,
  answer: (call, usual) => {
    const { takesRates, rights } = call.product;
    const may = (right: string) => rights.problem(right, caller(call), call.brand) === undefined;
    return takesRates.some(may) ? sendOptions(call, rated) : usual(call);
  },
};

type Employee = typeof employee;

function refuseUnborn(call: Call, dateOfBirth: string | undefined): void {
  const problem = dateOfBirth === undefined ? undefined : birthProblem(dateOfBirth, call.today);
  if (problem !== undefined) refuseInvalid({ dateOfBirth: problem });
}

/** Enters an employee. */
export async function enter(call: Call, sent: Sent<Employee> & { readonly _id: string }): Promise<Got<Employee>> {
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
  const changed = await change(call, employee, _id, values);
  await tellFollowersOf(call, changed);
  return changed;
}

/** Changes the personal facts of an employee, where they differ. Locks the employee; the followers are not told. */
export async function keepPerson(call: Call, employeeID: string, person: EmployeePerson): Promise<void> {
  const stored = await lock(call, employee, employeeID);
  if (isSamePerson(stored, person)) return;
  await change(call, employee, employeeID, { ...person });
}

export const employeeRoutes: Route[] = crud(employee, {
  first: holdFollowersOf,
  create: enter,
  update: edit,
  options: tellingRates,
  many: { check: (call, { dateOfBirth }) => refuseUnborn(call, dateOfBirth), create: enterMany },
});
