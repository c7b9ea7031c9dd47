import { del, get, set } from 'idb-keyval';
import { isAdministrator } from '#house/role/escalation.rules';
import type { StaffClaims } from './login.contract';
import type { Brand } from '#house/brand/brand.contract';
import { forgetReads, forgetReadsBefore } from '#kit/web/offline/kept-reads';
import { noteWaiting } from '#kit/web/offline/outbox';
import { lastingStore } from '#kit/web/offline/store';
import { accountOf } from './session';
import { isFresh, oldest } from './known-user.rules';

/** A person who may continue on this device without a network: the claims of a token, without the token. */
export interface KnownUser {
  readonly brand: Brand;
  readonly claims: StaffClaims;
}

interface Known {
  /** The owner of the stored reads. */
  readonly account: string;
  readonly seenAt: number;
  /** Undefined for administrators, who may read too much to be let in without a login. */
  readonly user: KnownUser | undefined;
}

// IndexedDB writes to disk at once; localStorage is lost if the browser is killed within seconds.
const store = lastingStore('user');
const key = 'known';

/** Remembers who works on this device, on a screen that works offline. */
export async function rememberUser(brand: Brand, claims: StaffClaims): Promise<void> {
  const account = accountOf(brand, claims);
  await forgetOthers(account);
  await forgetReadsBefore(oldest(Date.now()));
  const user = isAdministrator(claims.userType) ? undefined : { brand, claims };
  const known: Known = { account, seenAt: Date.now(), user };
  await set(key, known, store);
}

/** The person who may continue on this device; undefined if there is none, or if last seen too long ago. */
export async function knownUser(): Promise<KnownUser | undefined> {
  const known: Known | undefined = await get(key, store);
  if (!known || isFresh(known.seenAt, Date.now())) return known?.user;
  await forgetUser();
  return undefined;
}

/** Forgets who works on this device and everything that was read; what waits to be sent stays. */
export async function forgetUser(): Promise<void> {
  await del(key, store);
  await forgetReads();
}

/** Called when somebody has logged in: a phone that was passed on shows its next user nothing of the previous one. */
export async function arrived(brand: Brand, claims: StaffClaims): Promise<void> {
  await forgetOthers(accountOf(brand, claims));
  await noteWaiting();
}

async function forgetOthers(account: string): Promise<void> {
  const known: Known | undefined = await get(key, store);
  if (known && known.account !== account) await forgetUser();
}
