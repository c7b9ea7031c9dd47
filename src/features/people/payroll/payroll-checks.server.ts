import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';
import { payroll } from './payroll.contract';

export const postedPayroll: PostedDocument = {
  kind: 'payroll',
  table: 'payroll',
  one: payroll.one,
  called: sql`d."feeNo"`,
  transectionType: 'expense',
  amount: sql`d."Amount"`,
  dated: sql`m.date = d."datePaid"`,
  account: sql`d."accountID"`,
  // It is entered when it is paid (G11).
  posts: sql`d."Status" = 'paid'`,
};

export const payrollChecks: readonly Check[] = [
  ...postingChecks(postedPayroll),
  {
    name: 'salary-once',
    holds: words('No employee has two salaries for one month'),
    broken: words('{employee} has {times} salaries for {month} {year}: payrolls {numbers}'),
    finds: sql`select e.name as employee, p.monthly as month, p."Year"::text as year, count(*)::integer as times,
        string_agg(p."feeNo"::text, ', ' order by p."feeNo") as numbers
      from payroll p join employee e on e._id = p."employeeID" where p.feetype = 'salary' and p."voidedAt" is null
      group by p."employeeID", e.name, p.monthly, p."Year" having count(*) > 1`,
  },
];
