import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, sum } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { newId } from '#kit/server/id';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { insertMany } from '#kit/server/write/insert';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { type Entry, holdEntries, unpaidEntries } from '#features/people/performance/entries.server';
import { type makePayroll, payroll } from './payroll.contract';
import {
  amountErrors,
  monthErrors,
  monthOfPayroll,
  monthShown,
  noSalaryProblem,
  noWorkProblem,
  offProblem,
  secondSalaryProblem,
} from './payroll.rules';

/** The facts of an employee that paying needs. */
interface Payee {
  readonly _id: string;
  readonly name: string;
  readonly salaryAmount: Money;
  readonly employeeStatus: string;
}

/** The type and month of payrolls to be made. */
interface Purpose extends Pick<BodyOf<typeof makePayroll>, 'feetype' | 'monthly' | 'Year' | 'Amount'> {
  /** The field that names the employees. */
  readonly field: 'employee' | 'employeeID';
  /** The payroll that is checked again, which therefore does not count as a conflict. */
  readonly edited: string | null;
}

/** What each payee gets, and the performance entries that make it up. */
interface Due {
  readonly employeeID: string;
  readonly Amount: Money;
  readonly entries: readonly Entry[];
}

/** `POST payroll`: one payroll for each chosen employee, all or none (R 5.7). */
export async function make(call: Call, body: BodyOf<typeof makePayroll>) {
  const { employee: ids, feetype, monthly, Year } = body;
  refuseInvalid(amountErrors(feetype, body.Amount));
  await refuseMadeInClosed(call, call.now.toISOString());
  const dues = await duesOf(call, ids, { ...body, field: 'employee', edited: null });
  const rows = rowsOf(call, dues, { feetype, monthly, Year });
  const info = await insertMany(call, payroll, rows);
  for (const [index, due] of dues.entries()) {
    const payrollID = rows[index]?._id;
    if (payrollID !== undefined) await holdDue(call, due, payrollID);
  }
  return saved(counted(info.length, '{count} payroll made', '{count} payrolls made'), info);
}

/** The payrolls made of these dues. */
export function rowsOf(call: Call, dues: readonly Due[], what: Pick<Purpose, 'feetype' | 'monthly' | 'Year'>) {
  const userID = caller(call)._id;
  return dues.map(({ employeeID, Amount }) => ({ _id: newId(), employeeID, ...what, Amount, userID }));
}

/** Marks the performance entries that make up a due as part of its payroll. */
export async function holdDue(call: Call, { entries }: Due, payrollID: string): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ _id }) => _id);
  await holdEntries(call, ids, payrollID);
}

/**
 * The sum that each employee is due, in the order asked for; 400 and 409 name those who are due nothing (G12). The employees are held
 * until the call ends: another call that makes a payroll for one of them waits, and then sees what was made.
 */
export async function duesOf(call: Call, ids: readonly string[], purpose: Purpose): Promise<Due[]> {
  refuseInvalid(monthErrors(purpose, call.today));
  const payees = await holdPayees(call, ids);
  if (payees.length < ids.length) refuseInvalid({ [purpose.field]: t('Please choose an employee') });
  const off = offProblem(named(payees.filter(({ employeeStatus }) => employeeStatus === 'off')));
  if (off !== undefined) refuseInvalid({ [purpose.field]: off });
  if (purpose.feetype === 'salary') return salaries(call, payees, purpose);
  const { Amount } = purpose;
  if (Amount !== null && Amount !== undefined)
    return payees.map(({ _id }) => ({ employeeID: _id, Amount, entries: [] }));
  return commissions(call, payees, purpose);
}

async function holdPayees(call: Call, ids: readonly string[]): Promise<Payee[]> {
  const held = await call.db
    .selectFrom('employee')
    .select(['_id', 'name', 'salaryAmount', 'employeeStatus'])
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forNoKeyUpdate()
    .execute();
  const byId = new Map(held.map((one) => [one._id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function salaries(call: Call, payees: readonly Payee[], purpose: Purpose): Promise<Due[]> {
  const { monthly, Year, field, edited } = purpose;
  const taken = await call.db
    .selectFrom('payroll')
    .select(['_id', 'employeeID'])
    .where('feetype', '=', 'salary')
    .where('monthly', '=', monthly)
    .where('Year', '=', Year)
    .where('voidedAt', 'is', null)
    .where('employeeID', 'in', ids(payees))
    .execute();
  const holders = new Set(taken.filter(({ _id }) => _id !== edited).map(({ employeeID }) => employeeID));
  const second = payees.filter(({ _id }) => holders.has(_id));
  refuseConflict(secondSalaryProblem(named(second), monthShown(monthly, Year)), field);
  refuseConflict(noSalaryProblem(named(payees.filter(({ salaryAmount }) => salaryAmount === noMoney))), field);
  return payees.map(({ _id, salaryAmount }) => ({ employeeID: _id, Amount: salaryAmount, entries: [] }));
}

async function commissions(call: Call, payees: readonly Payee[], { monthly, Year, field }: Purpose): Promise<Due[]> {
  const unpaid = await unpaidEntries(call, ids(payees), monthOfPayroll(monthly, Year));
  const dues = payees.map(({ _id }) => {
    const entries = unpaid.filter(({ employeeID }) => employeeID === _id);
    return { employeeID: _id, Amount: sum(entries.map(({ total }) => total)), entries };
  });
  const idle = payees.filter((_payee, index) => dues[index]?.Amount === noMoney);
  refuseConflict(noWorkProblem(named(idle), monthShown(monthly, Year)), field);
  return dues;
}

const ids = (payees: readonly Payee[]) => payees.map(({ _id }) => _id);
const named = (payees: readonly Payee[]) => payees.map(({ name }) => name);
