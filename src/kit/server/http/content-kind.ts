import { entryOf } from '#kit/rules/entry-of';
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

/** The content type that a request declares; undefined for any that no call accepts. */
export function kindOf({ headers }: Pick<FastifyRequest, 'headers'>): Kind | undefined {
  return entryOf(kinds, mediaType(headers['content-type']));
}

/** Refuses with 415 content of a type that a call does not accept, before it is read. */
export function refuseOtherKinds(route: Route, request: Pick<FastifyRequest, 'headers'>): void {
  if (route.method === 'GET') return;
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);
  const kind = kindOf(request);
  // A call without content may declare no type, or JSON, as most clients do at every call.
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

/** True for a charset other than UTF-8, whose characters would be stored as different ones. */
function isOtherLetters(type = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  return charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase());
}
