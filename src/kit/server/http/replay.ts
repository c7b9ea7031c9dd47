import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { lastEvents } from '#kit/server/activity-log';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { tableOf, none } from '#kit/server/sql/fragment';
import { askPrepared, sayLast } from '#kit/server/sql/statement';
import { refuse, refuseField } from '#kit/server/refusal';

/** What identifies a repeated request: its key, and a digest of its content. */
export interface Repeatable {
  readonly key: string;
  readonly request: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The key of a create: the client's own `_id`, or its Idempotency-Key (R 3.5); undefined if neither is sent. The digest
 * is keyed, because a body may contain a password.
 */
export function repeatableOf(call: Call, body: unknown, secret: string): Repeatable | undefined {
  // Only what an account creates is stored: the answer to a login holds a token, which must not be stored anywhere.
  if (!call.me || call.request.method !== 'POST') return undefined;
  // A preview saves nothing, and leaves the id to what it previews.
  if (call.query.preview === '1') return undefined;
  const header = call.request.headers['idempotency-key'];
  const own =
    isObject(body) && typeof body._id === 'string' && uuid.test(body._id) ? body._id.toLowerCase() : undefined;
  if (typeof header === 'string' && !/^[\x21-\x7e]{1,100}$/.test(header))
    refuse(400, t('An Idempotency-Key has 1 to 100 visible characters'));
  const key = typeof header === 'string' ? `key ${header}` : own && `id ${own}`;
  if (key === undefined) return undefined;
  const { method, url } = call.request;
  return {
    key,
    request: createHmac('sha256', secret)
      .update(`${method} ${url}\n${canonical(body)}`)
      .digest('base64url'),
  };
}

/**
 * The answer of the first request with this key, or undefined, with the key claimed for this one. 409 if the content
 * differs. A second request waits here until the first has committed or rolled back.
 */
export async function replayed(call: Call, { key, request }: Repeatable): Promise<unknown> {
  const account = call.me?._id ?? null;
  const [taken] = await askPrepared(
    call.db,
    sql`insert into ${tableOf(call, 'replay')} (key, account, request) values (${key}, ${account}, ${request})
      on conflict (key) do nothing returning key`,
  );
  if (taken) return undefined;
  const first = await call.db.selectFrom('replay').selectAll().where('key', '=', key).executeTakeFirst();
  if (first && first.account === account && first.request === request) return first.answer;
  const message = t('This request was already made with other content');
  return refuseField(409, 'Idempotency-Key', message);
}

/**
 * Stores the answer with its key, in the same transaction as the call's work and with the last lines of the activity
 * log.
 */
export async function keepAnswer(call: Call, { key }: Repeatable, answer: unknown): Promise<void> {
  const events = await lastEvents(call);
  const begun = events ? sql`with logged as (${events}) ` : none;
  const kept = sql`update ${tableOf(call, 'replay')} set answer = ${JSON.stringify(answer)} where key = ${key}`;
  await sayLast(call.db, sql`${begun}${kept}`);
}

/** JSON with its members in a fixed order, so that the same content gives the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (Buffer.isBuffer(value)) return JSON.stringify(value.toString('base64'));
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(',')}}`;
}
