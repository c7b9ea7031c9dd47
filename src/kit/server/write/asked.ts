import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { reasonProblem } from '#kit/rules/reason';
import { refuseField } from '#kit/server/refusal';

/** The version that a body was based on; undefined if it names none. */
export function versionOf(body: unknown): number | undefined {
  const sent = isObject(body) ? body.__v : undefined;
  // A form sends digits (B3).
  const version = typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : sent;
  if (version === undefined || version === null) return undefined;
  if (typeof version === 'number' && Number.isSafeInteger(version)) return version;
  return refuseField(400, '__v', t('__v must be a whole number'));
}

/** The reason for voiding in the body of a call that needs one (AL6). */
export function neededReason(reason: string | null): string {
  const problem = reasonProblem(reason ?? '');
  return problem === undefined && reason !== null ? reason : refuseField(400, 'reason', t('Enter reason'));
}

/** The reason for voiding in the body; null if there is none. */
export function reasonOf(body: unknown): string | null {
  const reason = isObject(body) ? body.reason : undefined;
  if (reason === undefined || reason === null || reason === '') return null;
  if (typeof reason === 'string' && reason.length <= 255) return reason;
  return refuseField(400, 'reason', t('The reason is text of at most 255 characters'));
}
