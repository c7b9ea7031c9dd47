import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuse } from '#kit/server/refusal';
import { type Repeatable, replayed } from './replay';

/** The text that is stored instead of a request's digest while the request is in progress. */
const underWay = (claim: string) => `under way ${claim}`;

/**
 * Claims the key of a call whose work begins before its transaction; `claim` identifies the new owner. An earlier owner
 * that has not finished will find the key gone and save nothing. If the key has been finished, `first` is the answer.
 */
export async function claimed(
  call: Call,
  repeatable: Repeatable,
): Promise<{ readonly first?: unknown; readonly claim?: string }> {
  const claim = newId();
  const account = call.me?._id ?? null;
  const taken = await call.db
    .insertInto('replay')
    .values({ key: repeatable.key, account, request: underWay(claim), answer: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ request: underWay(claim) })
        .where('replay.answer', 'is', null)
        .where('replay.account', 'is not distinct from', account),
    )
    .returning('key')
    .executeTakeFirst();
  return taken ? { claim } : { first: await replayed(call, repeatable) };
}

/**
 * Within the transaction: locks the key until it ends. Returns the stored answer if this very call has already
 * committed and the connection broke before that was known.
 */
export async function heldClaim<T>(call: Call, { key, request }: Repeatable, claim: string): Promise<T | undefined> {
  const row = await call.db
    .selectFrom('replay')
    .select(['request', 'answer'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (row?.request === underWay(claim)) return undefined;
  if (row?.request === request && row.answer !== null) return row.answer as T;
  return refuse(409, t('Cancelled. Nothing was saved.'));
}

/** Stores the answer with its key, in the same transaction as the call's work. */
export async function keepClaimed(call: Call, { key, request }: Repeatable, answer: unknown): Promise<void> {
  await call.db
    .updateTable('replay')
    .set({ request, answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** Releases a key under which nothing was saved. */
export async function dropClaim(call: Call, { key }: Repeatable, claim: string): Promise<void> {
  await call.db.deleteFrom('replay').where('key', '=', key).where('request', '=', underWay(claim)).execute();
}
