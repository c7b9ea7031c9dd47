import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { changedNames, type Values } from '#kit/rules/changed-names';
import { noMoney } from '#kit/rules/money';
import { accountShown } from '#house/money-account/account-name.rules';
import { isAdministrator } from '#house/role/escalation.rules';

/** The facts of a close that matter for signing and voiding. */
export interface Counted {
  readonly closeNo: number;
  readonly status: 'counted' | 'signed';
  readonly difference: Money;
  readonly reason: string | null;
  readonly createdAt: string;
  /** Who counted. */
  readonly userID: string | null;
}

/** The user who wants to sign or void. */
export interface Actor {
  readonly _id: string;
  readonly userType: string;
}

/** Why a close cannot be changed any more: it is signed (DC9). */
export function signedProblem({ status, closeNo }: Pick<Counted, 'status' | 'closeNo'>): string | undefined {
  return status === 'signed' ? t('Close {closeNo} is signed', { closeNo }) : undefined;
}

/** Errors of an edit that would change the count itself, which stays as it was made, by field (DC3). */
export function keptErrors(stored: Values, values: Values): Errors {
  const problem = t('A count is kept as it is made: void it and count again');
  return Object.fromEntries(changedNames(stored, values).map((name) => [name, problem]));
}

/** Why somebody cannot sign a close (DC3, DC9). */
export function signProblem(close: Counted, { _id }: Pick<Actor, '_id'>): string | undefined {
  const signed = signedProblem(close);
  if (signed !== undefined) return signed;
  if (close.userID === _id) return t('Someone else signs');
  return close.difference !== noMoney && close.reason === null ? t('Say why first') : undefined;
}

/** How long the person who counted may void the count, in milliseconds (DC3). */
const recountTime = 15 * 60_000;

/** Why somebody may not void a close: 403 (DC10). */
export function voidingProblem(close: Counted, { _id, userType }: Actor, now: Date): string | undefined {
  if (userType === 'superAdmin') return undefined;
  if (close.status === 'signed') return t('Only a superAdmin voids a signed close');
  if (isAdministrator(userType)) return undefined;
  const isRecount = close.userID === _id && now.getTime() - Date.parse(close.createdAt) <= recountTime;
  return isRecount ? undefined : t('A close is voided by who counted within 15 minutes, later by an administrator');
}

/** Why a close cannot be voided: a later one began with what it counted (DC10). */
export function laterProblem(later: number | undefined): string | undefined {
  return later === undefined
    ? undefined
    : t('Void close {closeNo} first, which was counted after it', { closeNo: later });
}

/** The warning about a close over which the books are closed, though nobody has signed it (DC9). */
export function unsignedWarning(close: {
  readonly closeNo: number;
  readonly account: string;
  readonly date: Day;
}): string {
  return t('Close {closeNo} of {account} on {date} is not signed', {
    ...close,
    account: accountShown({ name: close.account }),
  });
}
