import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';

/** Whether the call is a preview, `preview=1`; anything else in the address is refused. */
export function isPreview(call: Call): boolean {
  refuseUnknownQuery(call.query, ['preview']);
  const { preview } = call.query;
  if (preview !== undefined && preview !== '1') refuseInvalid({ preview: t('preview is 1 or left out') });
  return preview === '1';
}
