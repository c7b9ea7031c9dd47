import type { Batch, Call } from './call';
import { newId } from './id';
import type { Actor } from './plain-tables';
import { type Fragment, tableOf } from './sql/fragment';
import { inserting } from './sql/rows';
import { askPrepared, sayLast } from './sql/statement';

export interface Event {
  readonly action: string;
  readonly resource: string;
  readonly recordID?: string | null;
  readonly label?: string | null;
  readonly status?: number;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The person who did it, if the call itself has no caller yet (a login). */
  readonly actor?: Actor;
}

type Row = Batch['events'][number];

/** Logs an event in the call's own transaction (R 4.7). Secrets are never logged. */
export async function record(call: Call, event: Event): Promise<void> {
  await recordAll(call, [event]);
}

/** Logs several events at once. */
export async function recordAll(call: Call, events: readonly Event[]): Promise<void> {
  const rows = events.map((event) => rowOf(call, event));
  const collected = call.batch?.events ?? call.events;
  if (!collected) return writeEvents(call, rows);
  for (const row of rows) collected.push(row);
}

/** Writes lines that were collected. */
export async function writeEvents(call: Call, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += perStatement)
    await askPrepared(call.db, writingOf(call, rows.slice(start, start + perStatement)));
}

/** Writes the lines that a call collected; the last ones are sent with its commit. */
export async function writeLastEvents(call: Call): Promise<void> {
  const last = await lastEvents(call);
  if (last) await sayLast(call.db, last);
}

/**
 * The statement that writes the last lines that a call collected, as many as it can; earlier ones are written first.
 * Undefined where there are none.
 */
export async function lastEvents(call: Call): Promise<Fragment | undefined> {
  const rows = call.events?.splice(0) ?? [];
  const last = rows.splice(Math.max(0, rows.length - perStatement));
  await writeEvents(call, rows);
  return last.length > 0 ? writingOf(call, last) : undefined;
}

function writingOf(call: Call, rows: readonly Row[]): Fragment {
  return inserting({ table: tableOf(call, 'activity'), rows, json: ['before', 'after'] });
}

const perStatement = 500;

function rowOf(call: Call, event: Event): Row {
  return {
    _id: newId(),
    createdAt: call.now,
    ...(event.actor ?? call.product.actorOf(call.me)),
    action: event.action,
    resource: event.resource,
    recordID: event.recordID ?? null,
    label: event.label ?? null,
    address: call.address,
    status: event.status ?? 200,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
  };
}
