import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { mailServerSettings, onlySuperAdmin, passesThrough } from './passing.contract';

type Values = Readonly<Record<string, unknown>>;

/** The settings that this caller may read but not change, because more passes through them than the role may see. */
export function settingsNotToChange(userType: string): readonly string[] {
  if (userType === 'superAdmin') return [];
  return Object.entries(passesThrough).flatMap(([name, passing]) => (passing === 'codes of everybody' ? [name] : []));
}

/** Problems of an edit of settings that the caller may not change: 403, by field. Stored values may be sent again. */
export function passingProblems(userType: string, stored: Values, edit: Values): Errors {
  const changed = settingsNotToChange(userType).filter((name) => isChanged(stored[name], edit[name]));
  return Object.fromEntries(changed.map((name) => [name, t(onlySuperAdmin)]));
}

/** True if an edit names another mail server than the stored one, or another login there. */
export function isOtherMailServer(stored: Values, edit: Values): boolean {
  return mailServerSettings.some((name) => isChanged(stored[name], edit[name]));
}

function isChanged(stored: unknown, sent: unknown): boolean {
  return sent !== undefined && (sent ?? null) !== (stored ?? null);
}
