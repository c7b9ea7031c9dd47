import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import { minus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuse, refuseConflict } from '#kit/server/refusal';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insertMany } from '#kit/server/write/insert';
import { holdCredits, payFromCredit } from './credit-at-charge.server';
import { fee } from './fee.contract';
import { dueDateOf, isMonthly, monthTwice } from './fee.rules';
import { daysOf } from './first-month.rules';
import { feeDebt } from './fee-debt.contract';
import { liveReceipts } from '#features/ledger/debt/live-receipts.server';
import { voidNotesOf } from '#features/ledger/credit-note/void-notes.server';
import { isMonthCharged } from './month-once.server';
import { prorated, type Reduced, wholeFee } from './reduced.rules';
import { heldReductions, proratesFirstMonth } from './reductions.server';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { notesOfCharge } from '#features/ledger/credit-note/notes-of-charge.server';
import { fewestParts } from '#features/ledger/debt/plan.contract';
import { equalParts } from '#features/ledger/debt/plan.rules';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';

interface Item {
  readonly feeName: string;
  readonly feetype: FeeType;
  readonly feeAmount: Money;
  /** In how many parts it is paid, and when it or its first part is due (FE6). */
  readonly instalmentCount?: number | null | undefined;
  readonly dueDate?: Day | null | undefined;
}

interface Enrolled {
  readonly _id: string;
  readonly studentID: string;
  readonly courseID: string;
  readonly classID: string;
  readonly enrolledDate: Day;
}

/** Refuses items that include a month which the student already owes or has paid in this class, by an earlier enrollment (D1). */
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
export async function chargeItems(call: Call, enrolled: Enrolled, items: readonly Item[]): Promise<Got<typeof fee>[]> {
  if (items.length === 0) return [];
  await refuseMadeInClosed(call, call.now.toISOString());
  const credits = await holdCredits(call, sql`${enrolled.studentID}::uuid`);
  const reduced = await reducedItems(call, enrolled, items);
  const made = await insertMany(
    call,
    fee,
    reduced.map((one) => columnsOf(call, enrolled, one)),
  );
  await noteItems(call, made, reduced);
  if (!(await payFromCredit(call, credits))) return made;
  return readRecords(
    call,
    fee,
    made.map((one) => one._id),
  );
}

/** An item with its amount after discounts, and after the days before the student joined. */
interface ReducedItem {
  readonly item: Item;
  readonly reduced: Reduced;
}

async function reducedItems(call: Call, enrolled: Enrolled, items: readonly Item[]): Promise<ReducedItem[]> {
  const month = monthOf(call.today);
  const rows = items.map(({ feetype, feeAmount }, index) => {
    const { first, last } = isMonthly(feetype) ? daysOf(month) : { first: call.today, last: call.today };
    return { key: String(index), gross: feeAmount, feetype, first, last };
  });
  const reductions = await heldReductions(
    call,
    sql`select i.*, ${enrolled.studentID}::uuid as "studentID", ${enrolled.classID}::uuid as "classID"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) i(key text, gross numeric, feetype text, first date, last date)`,
  );
  return items.map((item, index) => {
    const reduced = reductions.get(String(index)) ?? wholeFee(item.feeAmount);
    if (!isMonthly(item.feetype) || !proratesFirstMonth(call)) return { item, reduced };
    return { item, reduced: prorated(reduced, month, enrolled.enrolledDate) };
  });
}

function columnsOf(call: Call, { _id, enrolledDate: _day, ...tied }: Enrolled, { item, reduced }: ReducedItem) {
  const { feeName, feetype, instalmentCount } = item;
  const feeMonth = isMonthly(feetype) ? monthOf(call.today) : null;
  const dueDate = item.dueDate ?? dueDateOf({ feetype, feeMonth, day: call.today }, call.house);
  const parts =
    instalmentCount && instalmentCount > 1 ? equalParts(reduced.net, instalmentCount, item.dueDate ?? call.today) : [];
  return {
    ...tied,
    feeName,
    feetype,
    feeAmount: reduced.net,
    credited: minus(reduced.gross, reduced.net),
    feeMonth,
    enrollmentID: _id,
    dueDate: parts[0]?.dueDate ?? dueDate,
    instalments: parts.length < fewestParts ? null : parts,
  };
}

/** Makes the credit notes of what was taken off. A charge is one line in the activity log, whatever else it causes. */
async function noteItems(call: Call, made: readonly Got<typeof fee>[], reduced: readonly ReducedItem[]): Promise<void> {
  const notes = made.flatMap(({ _id: feeID, studentID, classID }, index) =>
    (reduced[index]?.reduced.notes ?? []).map((note) => ({
      ...note,
      feeID,
      studentID: studentID._id,
      classID: classID._id,
    })),
  );
  if (notes.length === 0) return;
  const rows = JSON.stringify(notes.map((note, index) => ({ nth: index + 1, ...note })));
  await askPrepared(
    call.db,
    sql`with noted as materialized (select * from jsonb_to_recordset(${rows}::jsonb) n(nth bigint, "feeID" uuid, "studentID" uuid,
        "classID" uuid, amount numeric, "creditKind" text, reason text, "discountID" uuid)),
      ${notesOfCharge(call, sql`noted`)} select count(*) from notes`,
  );
}

/** Holds the fees of an enrollment until the call ends. */
export async function holdFeesOf(call: Call, enrollmentID: string) {
  return call.db
    .selectFrom('fee')
    .select(['_id', 'createdAt', 'feePaid', 'credited', 'voidedAt'])
    .where('enrollmentID', '=', enrollmentID)
    .orderBy('_id')
    .forUpdate()
    .execute();
}

/** Voids the unpaid fees of an enrollment that is about to be deleted, and detaches them from the enrollment (E12). */
export async function voidFeesOf(call: Call, enrollmentID: string, reason: string | null): Promise<void> {
  const rows = await holdFeesOf(call, enrollmentID);
  for (const row of rows) {
    if (row.voidedAt !== null) continue;
    // What was paid may since have been given back by a credit note.
    const isPaid = row.feePaid > 0 || (row.credited > 0 && (await liveReceipts(call, feeDebt, row._id)) > 0);
    if (isPaid) refuse(409, t('A fee of this enrollment was paid just now'));
    await refuseMadeInClosed(call, row.createdAt);
    await voidNotesOf(call, feeDebt, row._id, reason);
    await voidRecord(call, fee, row._id, reason);
  }
  for (const row of rows) await change(call, fee, row._id, { enrollmentID: null });
}
