import type { Entity, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { refuseCancelled, type Call, type Work } from '#kit/server/call';
import { refuseUnstorable, type SentFile } from '#kit/server/http/body';
import { refusalOf } from '#kit/server/http/errors';
import { refuse } from '#kit/server/refusal';
import { columnsOf } from './columns';
import { type FilePart, type FileRow, readRows } from './file-rows';
import { type ReadRow, rowReader } from './read-row';

/** A row once it is validated: the body of a POST, with the id that it will have. */
export type SentRow<E> = Sent<E> & { readonly _id: string };

/** A line of a file: how it is answered, and what it saves. */
export interface Line<E extends Entity> {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** All that is wrong with it. The only mutable member: reading, looking up, trying and saving each add what they find. */
  errors: Errors;
  readonly sent: SentRow<E> | undefined;
}

const mostRows = 100_000;

/**
 * The lines of a file, each validated by itself, without holding a lock or a connection; references are looked up for
 * many lines at once. `check` judges what a line would save.
 */
export async function readLines<E extends Entity>(
  call: Call & { readonly work: Work },
  of: E,
  file: SentFile,
  check: (body: unknown) => SentRow<E>,
  tell: (done: number, known: number) => void,
): Promise<Line<E>[]> {
  const lines: Line<E>[] = [];
  let read: ((rows: readonly FileRow[]) => Promise<ReadRow[]>) | undefined;
  const take = async ({ rows, known }: FilePart) => {
    refuseCancelled(call);
    const [first, ...others] = rows;
    const below = read ? rows : others;
    if (!first) return;
    read ??= rowReader(call, of, columnsOf(of, first.cells));
    if (lines.length + below.length > mostRows)
      refuse(400, t('A file may have at most {count} lines. Split it.', { count: mostRows }));
    for (const row of await read(below)) lines.push(lineOf(call, row, check));
    tell(lines.length, Math.max(known, known === 0 ? 0 : lines.length));
  };
  await readRows(call, file, take, call.work.signal);
  refuseCancelled(call);
  if (lines.length === 0) refuse(400, t('The file has no lines below its headings'));
  return lines;
}

function lineOf<E extends Entity>(
  call: Call,
  { line, values, errors, body }: ReadRow,
  check: (body: unknown) => SentRow<E>,
): Line<E> {
  if (Object.keys(errors).length > 0) return { line, values, errors, sent: undefined };
  try {
    refuseUnstorable(body);
    return { line, values, errors, sent: check(body) };
  } catch (error) {
    return { line, values, errors: refusedBy(call, error), sent: undefined };
  }
}

/** The messages of a refusal for a line, by field; any other error is rethrown. */
export function refusedBy({ product }: Call, error: unknown): Errors {
  const refused = refusalOf(error, product.entities);
  if (!refused) throw error;
  return refused.errors && Object.keys(refused.errors).length > 0 ? refused.errors : { '': refused.message };
}

/** The lines of a file without errors so far. */
export function rightOf<E extends Entity>(lines: readonly Line<E>[]): (Line<E> & { readonly sent: SentRow<E> })[] {
  return lines.filter(
    (line): line is Line<E> & { readonly sent: SentRow<E> } =>
      line.sent !== undefined && Object.keys(line.errors).length === 0,
  );
}
