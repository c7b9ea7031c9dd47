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
    name: 'fee-enrollment',
    holds: words('Every live fee belongs to an enrollment'),
    broken: words('Fee {number} belongs to no enrollment, though it is not voided'),
    finds: sql`select "feeNo"::text as number from fee where "enrollmentID" is null and "voidedAt" is null`,
  },
];
