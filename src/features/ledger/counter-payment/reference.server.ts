import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { tooBusy } from '#kit/server/bounded/queue';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { referenceForm, usedProblem } from './reference.rules';

/** A reference of a payment into an account, and its path in the body. */
export interface Referenced {
  readonly accountID: string;
  readonly reference: string;
  readonly field: string;
}

/**
 * Takes references for a payment, each only once in its account (WA8). A call that takes the same one at the same moment waits, and is
 * then told which payment has it.
 */
export async function takeReferences(call: Call, paymentID: string, taken: readonly Referenced[]): Promise<void> {
  const keyOf = ({ accountID, reference }: Referenced) => `${accountID} ${referenceForm(reference)}`;
  // In one order, so that two payments do not wait for each other.
  const ordered = taken.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const [index, one] of ordered.entries()) {
    const last = ordered[index - 1];
    if (last && keyOf(last) === keyOf(one)) refuseInvalid({ [one.field]: t('This reference stands there twice') });
    await takeOne(call, paymentID, one);
  }
}

/** A reference may be given back between the moment when it is found taken and the moment when its payment is looked up. */
const mostTries = 4;

async function takeOne(call: Call, paymentID: string, one: Referenced): Promise<void> {
  const { accountID, reference, field } = one;
  for (let tries = 0; tries < mostTries; tries++) {
    const made = await askPrepared<object>(
      call.db,
      sql`insert into ${tableOf(call, 'payment_reference')} ("accountID", reference, "paymentID")
        values (${accountID}, ${referenceForm(reference)}, ${paymentID}) on conflict do nothing returning place`,
    );
    if (made.length > 0) return;
    const used = await usedBy(call, one);
    if (used) refuseConflict(usedProblem(reference, used), field);
  }
  throw tooBusy(1);
}

async function usedBy(call: Call, { accountID, reference }: Referenced) {
  const [used] = await askPrepared<{ date: string; paymentNo: number }>(
    call.db,
    sql`select p.date::text as date, p."paymentNo" from ${tableOf(call, 'payment_reference')} r
      join ${tableOf(call, 'payment')} p on p._id = r."paymentID"
      where r."accountID" = ${accountID} and r.reference = ${referenceForm(reference)} order by r.place limit 1`,
  );
  return used;
}

/** Gives back a reference that a payment got from a message which no longer belongs to it. */
export async function giveBackReference(
  call: Call,
  paymentID: string,
  { accountID, reference }: Omit<Referenced, 'field'>,
): Promise<void> {
  await askPrepared(
    call.db,
    sql`delete from ${tableOf(call, 'payment_reference')}
      where "paymentID" = ${paymentID} and "accountID" = ${accountID} and reference = ${referenceForm(reference)}`,
  );
}
