import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import type { Call } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import {
  accountPatience,
  addressPatience,
  mailPatience,
  type Patience,
  resetPatience,
  waitSeconds,
} from './slow-down.rules';

/** What tries are counted by. */
export interface Subject {
  readonly name: string;
  readonly patience: Patience;
}

export function accountSubject(username: string): Subject {
  return { name: `account ${likeness(username)}`, patience: accountPatience };
}

/** Codes of a second factor are counted by themselves: neither the right password nor a new one buys further guesses. */
export function codeSubject(userID: string): Subject {
  return { name: `code ${userID}`, patience: accountPatience };
}

export function resetSubject(email: string): Subject {
  return { name: `reset ${likeness(email)}`, patience: resetPatience };
}

/** Resets that one address asks for are counted by themselves: none of them keeps anybody there from logging in. */
export function resetAddressSubject(call: Call): Subject {
  return { name: `resets of ${call.address}`, patience: addressPatience };
}

/** Mails that a user has sent for nothing but to see them arrive. */
export function mailSubject(userID: string): Subject {
  return { name: `mail ${userID}`, patience: mailPatience };
}

export function addressSubject(call: Call): Subject {
  return { name: `address ${call.address}`, patience: addressPatience };
}

/**
 * Counts a try before it is made, so that tries sent all at once are counted one by one; 429 while the subject
 * has to wait. A transaction that is refused by throwing takes its count back with it.
 */
export async function countTry(call: Call, subjects: readonly Subject[]): Promise<void> {
  await refuseHasty(call, subjects);
  for (const subject of subjects) await beginWait(call, await count(call, subject));
}

/** Takes one try back; a wait that has begun goes on. */
export async function uncount(call: Call, subjects: readonly Subject[]): Promise<void> {
  for (const { name } of subjects)
    await call.db
      .updateTable('login_attempt')
      .set({ failures: sql<number>`greatest(failures - 1, 0)` })
      .where('subject', '=', name)
      .execute();
}

const longAgo = new Date(0);

/** A quick look that takes no lock, so that a flood costs little: 429 while one of the subjects has to wait. */
export async function refuseHasty(call: Call, subjects: readonly Subject[]): Promise<void> {
  for (const { name } of subjects) {
    const row = await call.db
      .selectFrom('login_attempt')
      .select('waitUntil')
      .where('subject', '=', name)
      .executeTakeFirst();
    if (row) refuseUntil(call, row.waitUntil);
  }
}

function refuseUntil(call: Call, waitUntil: string): void {
  const seconds = Math.ceil((Date.parse(waitUntil) - call.now.getTime()) / 1000);
  if (seconds <= 0) return;
  call.reply.header('retry-after', String(seconds));
  refuse(
    429,
    counted(
      seconds,
      'Too many tries. Wait {count} second and try again.',
      'Too many tries. Wait {count} seconds and try again.',
    ),
  );
}

/** A try as it was counted, and how many seconds its subject has to wait from now on unless it is taken back. */
export interface Counted {
  readonly subject: Subject;
  readonly seconds: number;
}

export async function count(call: Call, subject: Subject): Promise<Counted> {
  const { name, patience } = subject;
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
  return { subject, seconds: waitSeconds(row.failures, patience) };
}

export async function beginWait(call: Call, { subject, seconds }: Counted): Promise<void> {
  if (seconds === 0) return;
  const waitUntil = new Date(call.now.getTime() + seconds * 1000);
  await call.db.updateTable('login_attempt').set({ waitUntil }).where('subject', '=', subject.name).execute();
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
