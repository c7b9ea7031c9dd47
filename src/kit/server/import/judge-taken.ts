import type { Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import type { ImportParts } from './many-parts';
import { type Line, rightOf, type SentRow } from './lines';
import { type Taken, takenRows } from './taken';

/** The conflict of a line, and the other line if it is in the same file. */
export type TakenLines<E extends Entity> = Map<SentRow<E>, Taken & { readonly before?: Line<E> | undefined }>;

/**
 * The lines that conflict with an existing record or an earlier line. For rows saved in batches this is their message,
 * which is written into their `errors`; a slice that saves them one by one reports it in its own words.
 */
export async function judgeTaken<E extends Entity>(
  call: Call,
  of: E,
  lines: readonly Line<E>[],
  { many }: ImportParts<E>,
): Promise<TakenLines<E>> {
  if (many.taken) {
    const elsewhere = await many.taken(
      call,
      rightOf(lines).map(({ sent }) => sent),
    );
    for (const line of rightOf(lines)) line.errors = elsewhere.get(line.sent._id) ?? line.errors;
  }
  const right = rightOf(lines);
  const found = await takenRows(
    call,
    of,
    right.map(({ sent }) => sent),
  );
  const judged: TakenLines<E> = new Map();
  for (const [place, one] of found) {
    const line = right[place];
    if (!line) continue;
    judged.set(line.sent, { ...one, before: one.twin === undefined ? undefined : right[one.twin] });
    if (many.create) line.errors = one.errors;
  }
  return judged;
}
