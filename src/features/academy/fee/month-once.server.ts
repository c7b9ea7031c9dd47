import { sql } from 'kysely';
import type { Call } from '#kit/server/call';

/** A student, a class and a month that may have been charged. */
interface ChargedMonth {
  readonly studentID: string;
  readonly classID: string;
  readonly feeMonth: string;
}

/** Whether a month is charged already, by whichever enrollment; the fee named is not counted. The unique index of the table backs this up. */
export async function isMonthCharged(
  call: Call,
  { studentID, classID, feeMonth }: ChargedMonth,
  beside: string | null = null,
): Promise<boolean> {
  const other = await call.db
    .selectFrom('fee')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('feeMonth', '=', feeMonth)
    .where('feetype', '=', 'monthlyfee')
    .where('voidedAt', 'is', null)
    .where(sql<boolean>`_id is distinct from ${beside}::uuid`)
    .executeTakeFirst();
  return other !== undefined;
}
