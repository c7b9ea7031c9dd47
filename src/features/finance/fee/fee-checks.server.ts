import { words } from '../../../kit/contract/language';
import type { Check } from '../../../kit/server/verify/check';
import { paidDocumentChecks } from '../payment/paid-document-checks.server';
import { fee } from './fee.contract';

export const feeChecks: readonly Check[] = [
  ...paidDocumentChecks({
    name: 'fee',
    table: 'fee',
    one: fee.one,
    called: '"feeNo"',
    total: '"feeAmount"',
    paid: '"feePaid"',
    balance: '"feeBalance"',
    status: '"feeStatus"',
    receipts: { table: 'fee_receipt', parent: '"feeID"', amount: '"AmountPaid"' },
  }),
  {
    name: 'fee-month-once',
    holds: words('No month is charged twice to one enrollment'),
    broken: words('{student} is charged {times} times for {month} in {class}: fees {numbers}'),
    finds: `select s."studentName" as student, c."className" as class, f."feeMonth" as month, count(*)::integer as times,
        string_agg(f."feeNo"::text, ', ' order by f."feeNo") as numbers
      from fee f join student s on s._id = f."studentID" join school_class c on c._id = f."classID"
      where f.feetype = 'monthlyfee' and f."voidedAt" is null and f."enrollmentID" is not null
      group by f."enrollmentID", f."feeMonth", s."studentName", c."className" having count(*) > 1`,
  },
  {
    name: 'fee-enrollment',
    holds: words('Every live fee belongs to an enrollment'),
    broken: words('Fee {number} belongs to no enrollment, though it is not voided'),
    finds: `select "feeNo"::text as number from fee where "enrollmentID" is null and "voidedAt" is null`,
  },
];
