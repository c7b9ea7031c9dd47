import type { FastifyRequest } from 'fastify';
import { t } from '#kit/contract/language';
import type { Route } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';

type Kind = NonNullable<Route['accepts']>[number];

const kinds: Readonly<Record<string, Kind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** The kind of content that a request says it has; undefined for any that no call takes. */
export function kindOf({ headers }: Pick<FastifyRequest, 'headers'>): Kind | undefined {
  return kinds[mediaType(headers['content-type'])];
}

/** Refuses content of a kind that a call does not take, before it is read. */
export function refuseOtherKinds(route: Route, request: Pick<FastifyRequest, 'headers'>): void {
  if (route.method === 'GET') return;
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);
  const kind = kindOf(request);
  // A call without content may say nothing of its kind, or JSON, as most clients do at every call.
  if (isEmpty && (headers['content-type'] === undefined || kind === 'json')) return;
  const isTaken = kind !== undefined && (route.accepts ?? ['json']).includes(kind);
  if (!isTaken || isCoded(headers['content-encoding']) || isOtherLetters(headers['content-type']))
    refuse(415, t('This kind of content is not accepted here'));
}

function mediaType(header: string | undefined): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function isCoded(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}

/** Every body is read as UTF-8: letters of another set would be kept as others. */
function isOtherLetters(type = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  return charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase());
}
