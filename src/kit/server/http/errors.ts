import type { FastifyError } from 'fastify';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { tooBusy } from '#kit/server/bounded/queue';
import { waitedTooLong } from '#kit/server/driver/turns';
import { isRefusal, noRoom, type Refusal, refusal } from '#kit/server/refusal';
import { conflictOf } from '#kit/server/write/conflict';

const framework: Record<number, () => Refusal> = {
  400: () => refusal(400, t('The request cannot be read')),
  404: () => refusal(404, t('No such call')),
  // A part of the address that is longer than any name.
  414: () => refusal(404, t('No such call')),
  413: () => refusal(413, t('This is too large')),
  415: () => refusal(415, t('This kind of content is not accepted here')),
};

/** The refusal for an error; undefined if the fault is ours. */
export function refusalOf(error: unknown, entities: readonly Entity[]): Refusal | undefined {
  if (isRefusal(error)) return error;
  if (waitedTooLong(error)) return tooBusy(1);
  const { code = '', statusCode } = error as Partial<FastifyError>;
  // Values that no validation foresaw and the database refused (class 22: data exceptions).
  if (/^22[0-9A-Z]{3}$/.test(code)) return refusal(400, t('A value cannot be stored'));
  if (code === '53100') return noRoom();
  if (code === '55P03' || code === '40001' || code === '40P01')
    return refusal(409, t('Too many changes at once. Try again.'));
  if (/^23\d{3}$/.test(code)) return conflictOf(error, entities);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return (framework[statusCode] ?? framework[400])?.();
  return undefined;
}
