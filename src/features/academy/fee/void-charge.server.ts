import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { refuse, refuseMissing } from '#kit/server/refusal';
import { idOf, saved } from '#kit/server/routes/crud';
import { isPreview } from '#kit/server/routes/preview';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { voiding } from '#kit/server/write/erase';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import type { ChargeVoided, voidCharge } from './charge.contract';
import { fee } from './fee.contract';
import { staysSaid } from './fee.rules';

const nothing: ChargeVoided = { count: 0, amount: noMoney, stays: 0 };

/** `POST fee/voidCharge/{id}`: voids what one charge has made, except fees of which something was paid or taken off by hand. */
export async function voidWholeCharge(call: Call, { reason = null }: BodyOf<typeof voidCharge>) {
  const asks = isPreview(call);
  const stored = (await find(call, fee, idOf(call))) ?? refuseMissing();
  await refuseMadeInClosed(call, stored.createdAt);
  const together = await togetherWith(call, stored._id);
  if (asks) return saved('', await expected(call, together));
  await hold(call, together);
  const done = await voidFree(call, together, reason);
  if (done.count === 0) refuse(409, t('Nothing of this charge can be voided'));
  await record(call, {
    action: 'void',
    resource: fee.path,
    recordID: null,
    label: stored.feeName,
    after: { feeName: stored.feeName, feeMonth: stored.feeMonth, ...done, voidReason: reason },
  });
  return saved(said(done), done);
}

/** The condition on fees `f` of the charge that made a fee and that are not voided; 409 where it was charged alone. */
async function togetherWith(call: Call, id: string): Promise<Fragment> {
  const [row] = await askPrepared<{ readonly createdAt: string; readonly chargeID: string | null }>(
    call.db,
    sql`select "createdAt"::text as "createdAt", "chargeID" from ${tableOf(call, 'fee')} where _id = ${id}`,
  );
  if (!row?.chargeID) return refuse(409, t('This fee was not charged together with others'));
  // The moment is the column that has an index.
  return sql`f."createdAt" = ${row.createdAt}::timestamptz and f."chargeID" = ${row.chargeID}::uuid and f."voidedAt" is null`;
}

/** Holds the fees of a charge in the order of their ids, as payments do. */
async function hold(call: Call, together: Fragment): Promise<void> {
  await askPrepared(
    call.db,
    sql`select count(*) as held from (
      select f._id from ${tableOf(call, 'fee')} f where ${together} order by f._id for update) h`,
  );
}

/**
 * The condition on fees `f` that can go: no live receipt, and no credit note but those that standing discounts made with the charge. Any
 * other deduction, or a plan of parts, was somebody's decision about this student.
 */
function isFree(call: Call): Fragment {
  return sql`f."feePaid" = 0
    and not exists (select 1 from ${tableOf(call, 'fee_receipt')} r where r."feeID" = f._id and r."voidedAt" is null)
    and not exists (select 1 from ${tableOf(call, creditNote.table)} n where n."feeID" = f._id and n."voidedAt" is null
      and (n."discountID" is null or n.returned > 0 or f.instalments is not null))`;
}

async function expected(call: Call, together: Fragment): Promise<ChargeVoided> {
  const [row] = await askPrepared<ChargeVoided>(
    call.db,
    sql`select count(*) filter (where free) as count, coalesce(sum("feeAmount") filter (where free), 0) as amount,
        count(*) filter (where not free) as stays
      from (select f."feeAmount", ${isFree(call)} as free from ${tableOf(call, 'fee')} f where ${together}) e`,
  );
  return row ?? nothing;
}

/** Voids the fees of a held charge that can go, with the credit notes of its discounts, in one statement. */
async function voidFree(call: Call, together: Fragment, reason: string | null): Promise<ChargeVoided> {
  const { now } = call;
  const voided = sql.join(
    Object.entries(voiding(call, reason)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  );
  const set = sql`${voided}, "updatedAt" = ${now}`;
  const [row] = await askPrepared<ChargeVoided>(
    call.db,
    sql`with all_of_it as materialized (
        select f._id, f."feeAmount", ${isFree(call)} as free from ${tableOf(call, 'fee')} f where ${together}
      ), notes as (
        update ${tableOf(call, creditNote.table)} n set ${set}, __v = n.__v + 1
        from all_of_it a where a.free and n."feeID" = a._id and n."voidedAt" is null
      ), gone as (
        update ${tableOf(call, 'fee')} f set ${set}, __v = f.__v + 1, "feeAmount" = f."feeGross", credited = 0
        from all_of_it a where a.free and f._id = a._id
      )
      select count(*) filter (where free) as count, coalesce(sum("feeAmount") filter (where free), 0) as amount,
        count(*) filter (where not free) as stays from all_of_it`,
  );
  return row ?? nothing;
}

function said({ count, stays }: ChargeVoided): string {
  const gone = counted(count, '{count} fee voided', '{count} fees voided');
  return stays === 0 ? gone : `${gone}. ${staysSaid(stays)}.`;
}
