import { counted } from '#kit/contract/language';
import { accountOf, type Call, type Route } from '#kit/server/call';
import type { Bounds, Quota, Rates } from '#kit/server/bounds';
import { openRates } from '#kit/server/bounded/rate';
import { rightOf } from './right';
import type { ServerParts } from './parts';

const hour = 3_600_000;

/** Opens the limits on how many calls that save something an account makes in an hour, and on how often it logs in. */
export function openQuotas({ records }: Pick<Bounds, 'records'>) {
  const both = (open: (most: number) => Rates): Record<Quota, Rates> => ({
    usual: open(records),
    tenfold: open(records * 10),
  });
  return {
    records: both((most) => openRates({ most, within: hour, sentence: tooMuchSaved })),
    logins: both((most) => openRates({ most, within: hour })),
  };
}

/** The message of the refusal once an account has saved as much within an hour as it may. */
function tooMuchSaved(seconds: number): string {
  return counted(
    Math.ceil(seconds / 60),
    'You have saved as much as is possible within an hour. Try again in {count} minute.',
    'You have saved as much as is possible within an hour. Try again in {count} minutes.',
  );
}

/** Counts a call that saves something for its account; 429 if the account has saved as much within the hour as it may. */
export function countRecord(parts: Pick<ServerParts, 'policy'>, route: Route, call: Call): void {
  if (!call.me || !savesRecords(parts, route)) return;
  call.bounded.records[call.me.quota].count(accountOf(call), call.now);
}

/**
 * Counts a successful login of an account: each leaves a permanent line in the log, and a session. Logins are counted separately, so that
 * an account that has saved as much as it may can still log in.
 */
export function countLogin({ bounded, brand, now }: Call, quota: Quota, account: string): void {
  bounded.logins[quota].count(`${brand} ${account}`, now);
}

/** True if a call saves records; reading, logging in and logging out are allowed on a full disk and to everybody. */
export function savesRecords({ policy }: Pick<ServerParts, 'policy'>, route: Route): boolean {
  if (route.method === 'GET' || route.asks) return false;
  return route.saves ? route.saves === 'records' : !policy.isPublic(rightOf(route));
}
