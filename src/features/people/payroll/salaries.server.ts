import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { saved } from '#kit/server/routes/crud';
import { isPreview } from '#kit/server/routes/preview';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { insertMany } from '#kit/server/write/insert';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { type makeSalaries, payroll, type SalariesMade } from './payroll.contract';
import { monthErrors, monthShown } from './payroll.rules';
import { rowsOf } from './payroll-making.server';

type Asked = BodyOf<typeof makeSalaries>;

/** An active employee with a salary, and whether it has been made for the month. */
interface Earner {
  readonly _id: string;
  readonly salaryAmount: Money;
  readonly isMade: boolean;
}

/** `POST payroll/salaries`: makes everybody's salary for a month in one step; employees who have one are skipped. */
export async function makeAllSalaries(call: Call, asked: Asked) {
  const asks = isPreview(call);
  const { monthly, Year } = asked;
  refuseInvalid(monthErrors(asked, call.today));
  await refuseMadeInClosed(call, call.now.toISOString());
  if (!asks) await holdActive(call);
  const all = await earners(call, asked);
  const due = all.filter(({ isMade }) => !isMade);
  const made: SalariesMade = {
    count: due.length,
    amount: sum(due.map(({ salaryAmount }) => salaryAmount)),
    skipped: all.length - due.length,
  };
  if (asks) return saved('', made);
  if (made.count === 0)
    refuse(409, t('Nobody is left without a salary for {month}', { month: monthShown(monthly, Year) }));
  const dues = due.map(({ _id, salaryAmount }) => ({ employeeID: _id, Amount: salaryAmount, entries: [] }));
  await insertMany(call, payroll, rowsOf(call, dues, { feetype: 'salary', monthly, Year }));
  return saved(counted(made.count, '{count} payroll made', '{count} payrolls made'), made);
}

/** Holds the active employees: another call that makes a payroll for one of them waits, and then sees what was made. */
async function holdActive(call: Call): Promise<void> {
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'employee')} where "employeeStatus" = 'Active' order by _id for no key update`,
  );
}

/** The active employees with a salary, by name, as of this statement. */
async function earners(call: Call, { monthly, Year }: Asked): Promise<Earner[]> {
  return askPrepared<Earner>(
    call.db,
    sql`select e._id, e."salaryAmount", exists (
          select 1 from ${tableOf(call, payroll.table)} p where p."employeeID" = e._id and p.feetype = 'salary'
            and p.monthly = ${monthly} and p."Year" = ${Year} and p."voidedAt" is null) as "isMade"
      from ${tableOf(call, 'employee')} e
      where e."employeeStatus" = 'Active' and e."salaryAmount" > 0 order by e.name, e._id`,
  );
}
