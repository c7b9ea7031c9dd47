import { counted } from '#kit/contract/language';
import { accountOf, type Call, type Route } from '#kit/server/call';
import type { Bounds } from '#kit/server/bounds';
import { openRates } from '#kit/server/bounded/rate';
import { rightOf } from './right';
import type { ServerParts } from './parts';

const hour = 3_600_000;
/** How many times as much others may save as a student. */
const moreOfStaff = 10;

/** How many calls that save something accounts make in an hour, and how often they log in. */
export function openQuotas({ records }: Pick<Bounds, 'records'>) {
  return {
    recordsOfStudent: openRates({ most: records, within: hour, sentence: tooMuchSaved }),
    recordsOfStaff: openRates({ most: records * moreOfStaff, within: hour, sentence: tooMuchSaved }),
    loginsOfStudent: openRates({ most: records, within: hour }),
    loginsOfStaff: openRates({ most: records * moreOfStaff, within: hour }),
  };
}

/** The refusal of whoever has saved as much within an hour as one account may. */
function tooMuchSaved(seconds: number): string {
  return counted(
    Math.ceil(seconds / 60),
    'You have saved as much as is possible within an hour. Try again in {count} minute.',
    'You have saved as much as is possible within an hour. Try again in {count} minutes.',
  );
}

/** Counts a call that saves something for its account; 429 if that has saved as much within the hour as it may. */
export function countRecord(parts: Pick<ServerParts, 'policy'>, route: Route, call: Call): void {
  if (!call.me || !savesRecords(parts, route)) return;
  const { recordsOfStudent, recordsOfStaff } = call.bounded;
  (call.me.kind === 'staff' ? recordsOfStaff : recordsOfStudent).count(accountOf(call), call.now);
}

/**
 * Counts a login that is right: each leaves a line in the log for good, and a session. They are counted apart, because
 * whoever has saved as much as they may still logs in.
 */
export function countLogin({ bounded, brand, now }: Call, kind: 'user' | 'student' | 'guardian', id: string): void {
  const { loginsOfStudent, loginsOfStaff } = bounded;
  (kind === 'user' ? loginsOfStaff : loginsOfStudent).count(`${brand} ${kind} ${id}`, now);
}

/** True if a call saves records; reading, logging in and logging out are allowed on a full disk and to everybody. */
export function savesRecords({ policy }: Pick<ServerParts, 'policy'>, route: Route): boolean {
  if (route.method === 'GET' || route.asks) return false;
  return route.saves ? route.saves === 'records' : !policy.isPublic(rightOf(route));
}
