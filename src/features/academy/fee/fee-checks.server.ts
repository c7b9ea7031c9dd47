import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { paidDocumentChecks } from '#features/ledger/debt/paid-document-checks.server';
import { fee } from './fee.contract';
import { feeDebt } from './fee-debt.contract';

export const feeChecks: readonly Check[] = [
  ...paidDocumentChecks({
    name: 'fee',
    one: fee.one,
    called: 'feeNo',
    debt: feeDebt,
  }),
  {
    name: 'fee-month-once',
    holds: words('No month of a class is charged twice to one student'),
    broken: words('{student} is charged {times} times for {month} in {class}: fees {numbers}'),
    finds: sql`select s."studentName" as student, c."className" as class, f."feeMonth" as month, count(*)::integer as times,
        string_agg(f."feeNo"::text, ', ' order by f."feeNo") as numbers
      from fee f join student s on s._id = f."studentID" join school_class c on c._id = f."classID"
      where f.feetype = 'monthlyfee' and f."voidedAt" is null
      group by f."studentID", f."classID", f."feeMonth", s."studentName", c."className" having count(*) > 1`,
  },
  {
    name: 'fee-instalments',
    holds: words(
      'The instalments of every fee come to what is owed, in the order of their days, the first one on its due day',
    ),
    broken: words('Fee {number} of {amount}: its instalments come to {sum}'),
    finds: sql`select f."feeNo"::text as number, f."feeAmount"::text as amount, p.sum::text as sum
      from fee f cross join lateral (
        select coalesce(sum((i ->> 'amount')::numeric), 0) as sum, count(*) as parts, min((i ->> 'amount')::numeric) as least,
          array_agg((i ->> 'dueDate')::date order by nth) as days, array_agg((i ->> 'dueDate')::date order by i ->> 'dueDate', nth) as ordered
        from jsonb_array_elements(f.instalments) with ordinality e(i, nth)) p
      where f.instalments is not null and f."voidedAt" is null
        and (p.sum <> f."feeAmount" or p.parts not between 2 and 12 or p.least <= 0 or p.days <> p.ordered or p.days[1] <> f."dueDate")`,
  },
  {
    name: 'fee-enrollment',
    holds: words('Every live fee belongs to an enrollment'),
    broken: words('Fee {number} belongs to no enrollment, though it is not voided'),
    finds: sql`select "feeNo"::text as number from fee where "enrollmentID" is null and "voidedAt" is null`,
  },
];
