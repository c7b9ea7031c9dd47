import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import { refuse, refuseConflict } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insertMany } from '#kit/server/write/insert';
import { fee } from './fee.contract';
import { isMonthly, monthTwice } from './fee.rules';
import { isMonthCharged } from './month-once.server';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import type { FeeType } from './fee-types.contract';

interface Item {
  readonly feeName: string;
  readonly feetype: FeeType;
  readonly feeAmount: Money;
}

interface Enrolled {
  readonly _id: string;
  readonly studentID: string;
  readonly courseID: string;
  readonly classID: string;
}

/** Refuses items of which one is a month that the student owes or has paid in this class: by an earlier enrollment (D1). */
export async function refuseChargedMonth(
  call: Call,
  who: Pick<Enrolled, 'studentID' | 'classID'>,
  items: readonly Item[],
): Promise<void> {
  const nth = items.findIndex(({ feetype, feeAmount }) => isMonthly(feetype) && feeAmount > 0);
  if (nth === -1) return;
  const feeMonth = monthOf(call.today);
  if (await isMonthCharged(call, { ...who, feeMonth })) refuseConflict(monthTwice(feeMonth), `feeItems.${nth}.feetype`);
}

/** Makes one fee per item of a new enrollment, in their order; a monthly one counts as this month's (D1). */
export async function chargeItems(
  call: Call,
  { _id, studentID, courseID, classID }: Enrolled,
  items: readonly Item[],
): Promise<Got<typeof fee>[]> {
  if (items.length > 0) await refuseMadeInClosed(call, call.now.toISOString());
  const rows = items.map(({ feeName, feetype, feeAmount }) => ({
    feeName,
    feetype,
    feeAmount,
    feeMonth: isMonthly(feetype) ? monthOf(call.today) : null,
    enrollmentID: _id,
    studentID,
    courseID,
    classID,
  }));
  return insertMany(call, fee, rows);
}

/** Voids the unpaid fees of an enrollment that is about to be deleted, and detaches them from it (E12). */
export async function voidFeesOf(call: Call, enrollmentID: string, reason: string | null): Promise<void> {
  const rows = await call.db
    .selectFrom('fee')
    .select(['_id', 'createdAt', 'feePaid', 'voidedAt'])
    .where('enrollmentID', '=', enrollmentID)
    .orderBy('_id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    if (row.voidedAt !== null) continue;
    if (row.feePaid > 0) refuse(409, t('A fee of this enrollment was paid just now'));
    await refuseMadeInClosed(call, row.createdAt);
    await voidRecord(call, fee, row._id, reason);
  }
  for (const row of rows) await change(call, fee, row._id, { enrollmentID: null });
}
