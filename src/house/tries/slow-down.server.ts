import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import type { Call } from '#kit/server/call';
import { networkOf } from '#kit/server/http/address';
import { refuse } from '#kit/server/refusal';
import {
  accountPatience,
  addressPatience,
  mailPatience,
  type Patience,
  resetPatience,
  waitSeconds,
} from './slow-down.rules';

/** What attempts are counted for: an account, an address, an e-mail address. */
export interface Subject {
  readonly name: string;
  readonly patience: Patience;
}

/**
 * The subject of attempts at an account, whichever likeness of its username is typed: those from a place where the
 * account is known (`knownPlace`) are counted for both together, all others for the account.
 */
export function accountSubject(username: string, place: string | undefined): Subject {
  return { name: `account ${likeness(username)}${at(place)}`, patience: accountPatience };
}

function at(place: string | undefined): string {
  return place === undefined ? '' : `${apart}${place}`;
}

/** Between an account and its place; no username has blanks. */
const apart = ' at ';

/**
 * The subject of a user's second-factor codes, which are counted separately: neither the right password nor a new one
 * buys further guesses.
 */
export function codeSubject(userID: string): Subject {
  return { name: `code ${userID}`, patience: accountPatience };
}

/** The subject of password resets of an e-mail, with a lane of its own where its account is known. */
export function resetSubject(email: string, place: string | undefined): Subject {
  return { name: `reset ${likeness(email)}${at(place)}`, patience: resetPatience };
}

/**
 * The subject of resets requested from the caller's address, which are counted separately: they keep nobody there from
 * logging in.
 */
export function resetAddressSubject(call: Call): Subject {
  return { name: `resets of ${networkOf(call.address)}`, patience: addressPatience };
}

/** The subject of a user's test mails. */
export function mailSubject(userID: string): Subject {
  return { name: `mail ${userID}`, patience: mailPatience };
}

/** The subject of attempts from the caller's address; only the first half of an IPv6 address, because a caller has as many of these as it likes. */
export function addressSubject(call: Call): Subject {
  return { name: `address ${networkOf(call.address)}`, patience: addressPatience };
}

/**
 * Counts an attempt before it is made, so that attempts sent all at once are counted one by one; 429 while a subject
 * must wait. A transaction that is rolled back takes back its count.
 */
export async function countTry(call: Call, subjects: readonly Subject[]): Promise<void> {
  await refuseHasty(call, subjects);
  for (const subject of subjects) await beginWait(call, await count(call, subject));
}

/** Takes back one attempt; a wait that has begun goes on. */
export async function uncount(call: Call, subjects: readonly Subject[]): Promise<void> {
  for (const { name } of subjects)
    await call.db
      .updateTable('login_attempt')
      .set({ failures: sql<number>`greatest(failures - 1, 0)` })
      .where('subject', '=', name)
      .execute();
}

const longAgo = new Date(0);

/** Refuses with 429 while one of the subjects must wait. It takes no lock, so that a flood costs little. */
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

/** A counted attempt, and the seconds its subject must wait from now on unless it is taken back. */
export interface Counted {
  readonly subject: Subject;
  readonly seconds: number;
}

/** Counts an attempt at a subject in the current transaction, with the seconds to wait after it; 429 while the subject must still wait. */
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
  // The row is locked now: another attempt may have failed since the first check.
  refuseUntil(call, row.waitUntil);
  return { subject, seconds: waitSeconds(row.failures, patience) };
}

/** Lets the wait of a counted attempt begin now. */
export async function beginWait(call: Call, { subject, seconds }: Counted): Promise<void> {
  if (seconds === 0) return;
  const waitUntil = new Date(call.now.getTime() + seconds * 1000);
  await call.db.updateTable('login_attempt').set({ waitUntil }).where('subject', '=', subject.name).execute();
}

/**
 * Takes back the count of an attempt that succeeded: the account's failures are forgotten, the address loses this one.
 */
export async function forgiveTry(call: Call, account: Subject): Promise<void> {
  await forgetFailures(call, account);
  await call.db
    .updateTable('login_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, waitUntil: longAgo })
    .where('subject', '=', addressSubject(call).name)
    .execute();
}

/** Forgets the failures of an account wherever they came from, because its owner has proved to be it in another way. */
export async function forgetAccount(call: Pick<Call, 'db' | 'now'>, username: string): Promise<void> {
  const account = accountSubject(username, undefined);
  await forgetFailures(call, account);
  await call.db
    .deleteFrom('login_attempt')
    .where(sql<boolean>`starts_with(subject, ${`${account.name}${apart}`})`)
    .execute();
}

/** Forgets the failures of a subject, and those of any other that are too old to matter. */
export async function forgetFailures(call: Pick<Call, 'db' | 'now'>, { name }: Subject): Promise<void> {
  const stale = new Date(call.now.getTime() - accountPatience.forgottenAfter).toISOString();
  // Locked rows are left to the next call: two calls that wait for each other's would wait for ever.
  const free = call.db
    .selectFrom('login_attempt')
    .select('subject')
    .where('lastAt', '<', stale)
    .forUpdate()
    .skipLocked();
  await call.db
    .deleteFrom('login_attempt')
    .where((row) => row.or([row('subject', '=', name), row('subject', 'in', free)]))
    .execute();
}
