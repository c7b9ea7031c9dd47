import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import { advancingBy } from '#kit/server/counter';
import { type Fragment, functionOf, tableOf } from '#kit/server/sql/fragment';

/**
 * Credit notes of fees that the same statement makes, none of which is paid: three parts of its `with`, of which the last is `notes`.
 * `from` names the part with their columns: `nth` from 1, `"feeID"`, `"studentID"`, `"classID"`, amount, `"creditKind"`, reason and
 * `"discountID"`. The fees themselves must be inserted with the amount left after the notes, and with what is credited.
 */
export function notesOfCharge(call: Call, from: Fragment): Fragment {
  const now = sql`${call.now}::timestamptz`;
  return sql`note_count as (select count(*) as count from ${from}),
    note_numbers as (${advancingBy(call, 'credit_note.creditNoteNo', sql`note_count`)}), notes as (
      insert into ${tableOf(call, 'credit_note')} (_id, "createdAt", "updatedAt", "creditNoteNo", "feeID", "creditKind", amount, date, reason,
        lowered, returned, "studentID", "classID", "discountID", "userID")
      select ${functionOf(call, 'charge_id')}(${now}, f.nth), ${now}, ${now}, n.before + f.nth, f."feeID", f."creditKind", f.amount,
        ${call.today}::date, f.reason, f.amount, 0, f."studentID", f."classID", f."discountID", ${caller(call)._id}::uuid
      from ${from} f cross join note_numbers n
      returning amount
    )`;
}
