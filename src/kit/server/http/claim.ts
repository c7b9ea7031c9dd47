import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuse } from '#kit/server/refusal';
import { type Repeatable, replayed } from './replay';

/** What stands in place of a request's digest while it is under way. */
const underWay = (claim: string) => `under way ${claim}`;

/**
 * Takes the key of a call whose work begins before its transaction: `claim` is what it holds then. Whoever had it before and is
 * not done will find it gone, and save nothing. Where the key is done with, `first` is what was answered.
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
 * Within the transaction: holds the key until it ends. Answers what was kept where this very call was committed already and the
 * connection broke before that was heard.
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

/** Keeps the answer beside its key, in the same transaction as what it did. */
export async function keepClaimed(call: Call, { key, request }: Repeatable, answer: unknown): Promise<void> {
  await call.db
    .updateTable('replay')
    .set({ request, answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** Lets go of a key under which nothing was saved. */
export async function dropClaim(call: Call, { key }: Repeatable, claim: string): Promise<void> {
  await call.db.deleteFrom('replay').where('key', '=', key).where('request', '=', underWay(claim)).execute();
}
