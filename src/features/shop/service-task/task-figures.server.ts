import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import { sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { TaskFigures } from './service-task.contract';
import { commissionOf } from './service-task.rules';

/** The number of services and their cost: of all, and of those ordered this month. */
interface Sums {
  readonly tasks: number;
  readonly income: Money;
  readonly monthTasks: number;
  readonly monthIncome: Money;
}

function sumsFrom(call: Call): Fragment {
  const begins = sql`${`${monthOf(call.today)}-01`}::date`;
  const month = sql`filter (where t."createdAt" >= ${begins}::timestamp at time zone ${call.house.timeZone})`;
  return sql`count(*) as tasks, coalesce(sum(t."servicePrice"), 0) as income,
    count(*) ${month} as "monthTasks", coalesce(sum(t."servicePrice") ${month}, 0) as "monthIncome"`;
}

function named({ tasks, income, monthTasks, monthIncome }: Sums, share: Money, monthShare: Money): TaskFigures {
  return {
    totalTasks: tasks,
    totalTasksIncome: income,
    userAmountAsPercentage: share,
    currentMonthTasks: monthTasks,
    currentMonthTasksIncomes: monthIncome,
    currentMonthToatalAsPercentage: monthShare,
  };
}

/** The percentage of an employee; 0 for a user who is not an employee. */
export async function rateOf(call: Call, employeeID: string | null): Promise<number> {
  if (employeeID === null) return 0;
  const row = await call.db
    .selectFrom('employee')
    .select('commissionRate')
    .where('_id', '=', employeeID)
    .executeTakeFirst();
  return row?.commissionRate ?? 0;
}

/** The figures of the services that meet a condition on `t`, at one percentage. */
export async function figuresUnder(call: Call, condition: Fragment, rate: number): Promise<TaskFigures> {
  const { rows } = await sql<Sums>`
    select ${sumsFrom(call)} from ${tableOf(call, 'service')} t where ${condition}`.execute(call.db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum without a row');
  return named(sums, commissionOf(sums.income, rate), commissionOf(sums.monthIncome, rate));
}

/** The figures of all services; commissions are those of every employee, each at the employee's own rate (G5). */
export async function companyFigures(call: Call, live: Fragment): Promise<TaskFigures> {
  const all = await figuresUnder(call, live, 0);
  const own = sql`t."employeeID" = e._id or t."ProductionEmployeeID" = e._id
    or t."userID" in (select u._id from ${tableOf(call, 'app_user')} u where u."employeeID" = e._id)`;
  const { rows } = await sql<Sums & { rate: number }>`
    select e."commissionRate" as rate, s.* from ${tableOf(call, 'employee')} e
    cross join lateral (select ${sumsFrom(call)} from ${tableOf(call, 'service')} t where ${live} and (${own})) s
    where e."commissionRate" > 0 and s.tasks > 0`.execute(call.db);
  return {
    ...all,
    userAmountAsPercentage: sum(rows.map(({ income, rate }) => commissionOf(income, rate))),
    currentMonthToatalAsPercentage: sum(rows.map(({ monthIncome, rate }) => commissionOf(monthIncome, rate))),
  };
}
