import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import type { OwnerParts } from '#house/owner-view/owner-parts.server';
import { payroll } from './payroll.contract';

/** The payroll tells the owner how much of it was unpaid on the evening of the day. */
export const payrollToOwner: OwnerParts = {
  figures: [
    {
      name: 'unpaidPayroll',
      amount: (asked) => sql`select coalesce(sum("Amount"), 0) from ${tableOf(asked, payroll.table)}
        where "voidedAt" is null and ("Status" = 'unpaid' or "datePaid" > ${asked.date}::date)
          and ("createdAt" at time zone ${asked.house.timeZone})::date <= ${asked.date}::date`,
    },
  ],
};
