import { sql } from 'kysely';
import { t } from '../../../kit/contract/language';
import type { Call } from '../../../kit/server/call';
import { refuse } from '../../../kit/server/refusal';
import { accountPatience, addressPatience, type Patience, resetPatience, waitSeconds } from './slow-down.rules';

/** What tries are counted by. */
export interface Subject {
  readonly name: string;
  readonly patience: Patience;
}

export function accountSubject(username: string): Subject {
  return { name: `account ${username}`, patience: accountPatience };
}

/** Codes of a second factor are counted by themselves: neither the right password nor a new one buys further guesses. */
export function codeSubject(userID: string): Subject {
  return { name: `code ${userID}`, patience: accountPatience };
}

export function resetSubject(email: string): Subject {
  return { name: `reset ${email}`, patience: resetPatience };
}

export function addressSubject(call: Call): Subject {
  return { name: `address ${call.address}`, patience: addressPatience };
}

/**
 * Counts a try before it is made, so that tries sent all at once are counted one by one; 429 while the subject
 * has to wait. A call that is refused by throwing takes its count back with it.
 */
export async function countTry(call: Call, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) await refuseHasty(call, subject);
  for (const subject of subjects) await count(call, subject);
}

const longAgo = new Date(0);

/** A quick look that takes no lock, so that a flood costs little. */
async function refuseHasty(call: Call, { name }: Subject): Promise<void> {
  const row = await call.db
    .selectFrom('login_attempt')
    .select('waitUntil')
    .where('subject', '=', name)
    .executeTakeFirst();
  if (row) refuseUntil(call, row.waitUntil);
}

function refuseUntil(call: Call, waitUntil: string): void {
  const seconds = Math.ceil((Date.parse(waitUntil) - call.now.getTime()) / 1000);
  if (seconds <= 0) return;
  call.reply.header('retry-after', String(seconds));
  refuse(429, t('Too many tries. Wait {seconds} seconds and try again.', { seconds }));
}

async function count(call: Call, { name, patience }: Subject): Promise<void> {
  const forgotten = new Date(call.now.getTime() - patience.forgottenAfter);
  const row = await call.db
    .insertInto('login_attempt')
    .values({ subject: name, failures: 1, lastAt: call.now, waitUntil: longAgo })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql<number>`case when login_attempt."lastAt" < ${forgotten} then 1 else login_attempt.failures + 1 end`,
        lastAt: call.now,
      }),
    )
    .returning(['failures', 'waitUntil'])
    .executeTakeFirstOrThrow();
  // The row is locked now: another try may have failed since the quick look.
  refuseUntil(call, row.waitUntil);
  const seconds = waitSeconds(row.failures, patience);
  if (seconds === 0) return;
  const waitUntil = new Date(call.now.getTime() + seconds * 1000);
  await call.db.updateTable('login_attempt').set({ waitUntil }).where('subject', '=', name).execute();
}

/** Takes back the count of a try that succeeded: the account's failures are forgotten, the address loses this one. */
export async function forgiveTry(call: Call, account: Subject): Promise<void> {
  await forgetFailures(call, account);
  await call.db
    .updateTable('login_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, waitUntil: longAgo })
    .where('subject', '=', addressSubject(call).name)
    .execute();
}

/** Forgets what failed for a subject, and what is too old to matter for any other. */
export async function forgetFailures(call: Pick<Call, 'db' | 'now'>, { name }: Subject): Promise<void> {
  const stale = new Date(call.now.getTime() - accountPatience.forgottenAfter).toISOString();
  await call.db
    .deleteFrom('login_attempt')
    .where((row) => row.or([row('subject', '=', name), row('lastAt', '<', stale)]))
    .execute();
}
