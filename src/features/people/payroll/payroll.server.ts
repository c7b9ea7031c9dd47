import { accountFirst } from '#features/ledger/money-account/account-first.server';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { crud, on } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { freeEntries, holdsEntries } from '#features/people/performance/entries.server';
import { payPerformance } from '#features/people/performance/performance.contract';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { land } from '#features/ledger/money-account/landing.server';
import { unpost } from '#features/ledger/transaction/posting.server';
import { makePayroll, makeSalaries, payPayroll, payroll } from './payroll.contract';
import { amountErrors, paidProblem, takesAmount } from './payroll.rules';
import { duesOf, holdDue, make } from './payroll-making.server';
import { pay } from './payroll-paying.server';
import { payEntries } from './commission-paying.server';
import { makeAllSalaries } from './salaries.server';
import { payslipPdf, readPayroll } from './payslip.server';

type Payroll = typeof payroll;

/** Changes an unpaid payroll; its type and month are checked as if it were made now (G11). */
async function edit(call: Call, stored: Row<Payroll>, values: Edit<Payroll>): Promise<Got<Payroll>> {
  refuseConflict(paidProblem(stored.Status === 'paid' ? [stored.feeNo] : []));
  await refuseMadeInClosed(call, stored.createdAt);
  const { employeeID, feetype, monthly, Year } = { ...stored, ...values };
  const asked = values.Amount ?? (feetype === stored.feetype ? stored.Amount : noMoney);
  const wanted = { employeeID, feetype, monthly, Year, Amount: takesAmount(feetype) ? asked : stored.Amount };
  if (names.every((name) => wanted[name] === stored[name])) return change(call, payroll, stored._id, {});
  if (await holdsEntries(call, stored._id))
    refuseConflict(t('This payroll is made up of performance entries: void it and make it again'));
  const Amount = wanted.Amount === noMoney ? undefined : wanted.Amount;
  refuseInvalid(amountErrors(feetype, Amount));
  const [due] = await duesOf(call, [employeeID], { ...wanted, Amount, field: 'employeeID', edited: stored._id });
  if (!due) return refuseMissing();
  const changed = await change(call, payroll, stored._id, { ...wanted, Amount: due.Amount });
  await holdDue(call, due, stored._id);
  return changed;
}

const names = ['employeeID', 'feetype', 'monthly', 'Year', 'Amount'] as const;

/** Voids a payroll with its expense; its performance entries can be paid again (G9, G11). */
async function remove(call: Call, stored: Row<Payroll>, reason: string | null): Promise<Got<Payroll>> {
  if (stored.Status === 'paid') {
    await land(call, { by: 'stay', accountID: stored.accountID ?? '' });
    await unpost(call, stored._id, reason);
  }
  if (stored.Status !== 'paid') await refuseMadeInClosed(call, stored.createdAt);
  await freeEntries(call, stored._id);
  return voidRecord(call, payroll, stored._id, reason);
}

export const payrollRoutes: Route[] = [
  // Several are made at once, by a body that names their employees.
  ...crud(payroll, {
    without: ['create'],
    one: { answer: readPayroll },
    first: accountFirst({ table: payroll.table, accounts: ['accountID'] }),
    update: edit,
    remove,
  }),
  on(makePayroll, make),
  on(makeSalaries, makeAllSalaries),
  on(payPayroll, pay),
  on(payPerformance, payEntries),
  payslipPdf,
];
