import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call } from './call';
import { refuseMissing, refuseField } from './refusal';

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id of a call's record: in its path, or as `_id` in its body (R 3.3). */
export function idOf(call: Call, body?: unknown): string {
  const id = call.params.id ?? (isObject(body) ? body._id : undefined);
  if (id === undefined) return refuseField(400, '_id', t('Say which record: _id is missing'));
  return typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : refuseMissing();
}
