import type { Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { refuseCancelled } from '#kit/server/call';
import type { NumberStock } from '#kit/server/number-stock';
import { waitShortly } from '#kit/server/reserved-numbers';
import { type Line, rightOf, type SentRow } from './lines';
import { type KeepRows, saveLines } from './save-rows';
import type { Taken } from './taken';

type Tried<E extends Entity> = ReturnType<typeof rightOf<E>>;

/** How many lines are tried in one transaction, which is then rolled back: others wait only for a moment. */
const atOnce = 25;

/**
 * Tries lines by their slice's create, in short transactions that are all rolled back. A line that conflicts with an
 * earlier one is tried together with it. A line that is refused says why in its `errors`.
 */
export async function tryLines<E extends Entity>(
  call: Call,
  lines: readonly Line<E>[],
  keep: KeepRows<E>,
  taken: ReadonlyMap<SentRow<E>, Taken & { readonly before?: Line<E> | undefined }>,
): Promise<void> {
  const right = rightOf(lines);
  for (let start = 0; start < right.length; start += atOnce) {
    refuseCancelled(call);
    const part = right.slice(start, start + atOnce);
    const twins = part
      .flatMap(({ sent }) => taken.get(sent)?.before ?? [])
      .filter((twin) => !part.some((one) => one === twin));
    await tryTogether(call, rightOf([...new Set(twins)]).concat(part), keep);
  }
}

/**
 * Tries the lines that contend for something, those for the same together, in short transactions that are all rolled back; each refused
 * line gets its reason. A line is tried beside the newest that were right before it, as many as one transaction tries.
 */
export async function tryContenders<E extends Entity>(
  call: Call,
  lines: readonly Line<E>[],
  keep: KeepRows<E>,
  contendedFor: (row: SentRow<E>) => string | undefined,
): Promise<void> {
  for (const rivals of rivalsAmong(rightOf(lines), contendedFor))
    for (let start = 0; start < rivals.length; start += atOnce) {
      refuseCancelled(call);
      const before = rightOf<E>(rivals.slice(0, start)).slice(-atOnce);
      await tryTogether(call, before.concat(rivals.slice(start, start + atOnce)), keep);
    }
}

function rivalsAmong<E extends Entity>(
  lines: Tried<E>,
  contendedFor: (row: SentRow<E>) => string | undefined,
): Iterable<Tried<E>> {
  const rivals = new Map<string, Tried<E>>();
  for (const line of lines) {
    const what = contendedFor(line.sent);
    if (what === undefined) continue;
    const earlier = rivals.get(what);
    if (earlier) earlier.push(line);
    else rivals.set(what, [line]);
  }
  return rivals.values();
}

function tryTogether<E extends Entity>(call: Call, lines: Tried<E>, keep: KeepRows<E>): Promise<void> {
  const saving = { keep, set: lines.length, numbers: noNumbers(), tell: () => undefined };
  // What is tried is written as the import writes it, and not as a preview does.
  return undone(call, (within) => saveLines({ ...within, query: {} }, lines, saving));
}

async function undone(call: Call, task: (call: Call) => Promise<void>): Promise<void> {
  const undo = new Error('What was tried is taken back');
  await call
    .transact(async (within) => {
      await waitShortly(within);
      await task({ ...within, work: call.work, afterCommit: () => undefined });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

/** Made-up numbers that nobody will ever see, because a preview takes none. */
function noNumbers(): NumberStock {
  // Others try theirs at the same time.
  let next = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
  return {
    take: async ({ count }) => {
      next += count;
      return next - count;
    },
    reserveFor: async () => undefined,
    restart: () => undefined,
    mark: () => () => undefined,
    settle: async () => undefined,
    giveBack: async () => undefined,
  };
}
