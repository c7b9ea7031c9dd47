import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { writeEvents } from '#kit/server/activity-log';
import { type Batch, type Call, refuseCancelled } from '#kit/server/call';
import { isTransient } from '#kit/server/faults';
import { refuse } from '#kit/server/refusal';
import type { NumberStock } from '#kit/server/number-stock';
import { type Line, refusedBy, type SentRow } from './lines';

/** Saves some rows, all or none; the savepoint around it does the rest. */
export type KeepRows<E extends Entity> = (call: Call, rows: readonly SentRow<E>[]) => Promise<unknown>;

type Right<E extends Entity> = Line<E> & { readonly sent: SentRow<E> };

/**
 * Saves lines in batches and reports how many are done after each. A batch is saved under one savepoint; if it is
 * refused its halves are tried, until only the refused lines are left out; these say why in their `errors`.
 */
export async function saveLines<E extends Entity>(
  call: Call,
  lines: readonly Right<E>[],
  { keep, set, numbers, tell }: Saving<E>,
): Promise<void> {
  const batch: Batch = { events: [], numbers };
  for (let start = 0; start < lines.length; start += set) {
    refuseCancelled(call);
    const part = lines.slice(start, start + set);
    await saveSet(call, batch, part, keep);
    await writeEvents(call, batch.events.splice(0));
    tell(start + part.length);
    // Lets others have their turn.
    await turn();
  }
  refuseCancelled(call);
}

export interface Saving<E extends Entity> {
  readonly keep: KeepRows<E>;
  /** The rows of a batch. */
  readonly set: number;
  readonly numbers: NumberStock;
  readonly tell: (done: number) => void;
}

async function saveSet<E extends Entity>(
  call: Call,
  batch: Batch,
  lines: readonly Right<E>[],
  keep: KeepRows<E>,
): Promise<void> {
  const errors = await attempt(call, batch, lines, keep);
  if (errors === undefined) return;
  const [only] = lines;
  if (only && lines.length === 1) {
    only.errors = errors;
    return;
  }
  const half = Math.ceil(lines.length / 2);
  await saveSet(call, batch, lines.slice(0, half), keep);
  await saveSet(call, batch, lines.slice(half), keep);
}

/** Saves all of some lines or none; returns the refusal of the first one refused, undefined if all were saved. */
async function attempt<E extends Entity>(
  call: Call,
  batch: Batch,
  lines: readonly Right<E>[],
  keep: KeepRows<E>,
): Promise<Errors | undefined> {
  const tasks: (() => Promise<void> | void)[] = [];
  const events = batch.events.length;
  const takeBack = batch.numbers.mark();
  await sql`savepoint rows`.execute(call.db);
  try {
    const within: Call = { ...call, batch, holding: {}, afterCommit: (task) => tasks.push(task) };
    await keep(
      within,
      lines.map(({ sent }) => sent),
    );
    await sql`release savepoint rows`.execute(call.db);
  } catch (error) {
    if (isTransient(error)) throw error;
    refuseLocked(error);
    const errors = refusedBy(call, error);
    await sql`rollback to savepoint rows`.execute(call.db);
    await sql`release savepoint rows`.execute(call.db);
    // What the rows left outside the database is dropped too.
    batch.events.splice(events);
    takeBack();
    return errors;
  }
  for (const task of tasks) call.afterCommit(task);
  return undefined;
}

/** Refuses with 409 at the first lock that cannot be obtained, because every further line would wait for it as long. */
function refuseLocked(error: unknown): void {
  if ((error as { code?: string }).code === '55P03')
    refuse(409, t('Others are changing the same records at the moment. Nothing was saved. Try again.'));
}
