import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const performanceChecks: readonly Check[] = [
  {
    name: 'performance-payroll',
    holds: words('Performance in a payroll belongs to a live one of the same employee, and is paid when that is'),
    broken: words("{employee}: the entry '{task}' of {day} does not fit payroll {number}"),
    finds: sql`select e.name as employee, p."taskType" as task, p."taskDate"::date::text as day, r."feeNo"::text as number
      from performance p join employee e on e._id = p."employeeID" left join payroll r on r._id = p."payrollID"
      where (p."isPaid" and r._id is null) or (p."payrollID" is not null and (
        r._id is null or r."voidedAt" is not null or r."employeeID" <> p."employeeID" or p."isPaid" <> (r."Status" = 'paid')))`,
  },
  {
    name: 'performance-sum',
    holds: words('A payroll made of performance comes to what its entries come to'),
    broken: words('Payroll {number} of {kept}: its entries come to {counted}'),
    finds: sql`select r."feeNo"::text as number, r."Amount"::text as kept, sum(p.total)::text as counted
      from payroll r join performance p on p."payrollID" = r._id group by r._id having r."Amount" <> sum(p.total)`,
  },
];
