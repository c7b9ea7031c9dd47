import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import { sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { runRaw } from '#kit/server/read/send';
import { type Values, values } from '#kit/server/read/values';
import type { TaskFigures } from './service-task.contract';
import { commissionOf } from './service-task.rules';

/** How many services, and what they cost: all, and those ordered this month. */
interface Sums {
  readonly tasks: number;
  readonly income: Money;
  readonly monthTasks: number;
  readonly monthIncome: Money;
}

function sumsText(call: Call, bound: Values): string {
  const begins = `${bound.add(`${monthOf(call.today)}-01`)}::date`;
  const month = `filter (where t."createdAt" >= ${begins}::timestamp at time zone ${bound.add(call.house.timeZone)})`;
  return `count(*) as tasks, coalesce(sum(t."servicePrice"), 0) as income,
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

/** The percentage of an employee; 0 for a user who is none. */
export async function rateOf(call: Call, employeeID: string | null): Promise<number> {
  if (employeeID === null) return 0;
  const row = await call.db
    .selectFrom('employee')
    .select('commissionRate')
    .where('_id', '=', employeeID)
    .executeTakeFirst();
  return row?.commissionRate ?? 0;
}

/** What the services under a condition on `t` come to at one percentage. */
export async function figuresUnder(
  call: Call,
  condition: (bound: Values) => string,
  rate: number,
): Promise<TaskFigures> {
  const bound = values();
  const text = `select ${sumsText(call, bound)} from ${call.brand}.service t where ${condition(bound)}`;
  const [sums] = await runRaw<Sums>(call, text, bound.list);
  if (!sums) throw new Error('A sum without a row');
  return named(sums, commissionOf(sums.income, rate), commissionOf(sums.monthIncome, rate));
}

/** What all services come to; the percentages are those of every employee, each at the own rate (G5). */
export async function companyFigures(call: Call, live: string): Promise<TaskFigures> {
  const all = await figuresUnder(call, () => live, 0);
  const bound = values();
  const own = `t."employeeID" = e._id or t."ProductionEmployeeID" = e._id
    or t."userID" in (select u._id from ${call.brand}.app_user u where u."employeeID" = e._id)`;
  const rows = await runRaw<Sums & { rate: number }>(
    call,
    `select e."commissionRate" as rate, s.* from ${call.brand}.employee e
      cross join lateral (select ${sumsText(call, bound)} from ${call.brand}.service t where ${live} and (${own})) s
      where e."commissionRate" > 0 and s.tasks > 0`,
    bound.list,
  );
  return {
    ...all,
    userAmountAsPercentage: sum(rows.map(({ income, rate }) => commissionOf(income, rate))),
    currentMonthToatalAsPercentage: sum(rows.map(({ monthIncome, rate }) => commissionOf(monthIncome, rate))),
  };
}
