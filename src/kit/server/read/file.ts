import { sql } from 'kysely';
import { entryOf } from '#kit/rules/entry-of';
import { t } from '#kit/contract/language';
import type { Entity } from '#kit/contract/entity';
import { openCrew, refusedWhereSpent } from '#kit/server/bounded/crew';
import { type Outflow, openOutflow, silentWhenGone } from '#kit/server/bounded/outflow';
import { accountOf, type Call } from '#kit/server/call';
import { refuse, refuseField } from '#kit/server/refusal';
import type { Fragment } from '#kit/server/sql/fragment';
import { ask, type Statement } from '#kit/server/sql/statement';
import { fieldColumns, type FileColumn, fileColumns } from './cells';
import { batchesOf } from './cursor';
import { everyListedRow, type Matching, totalsStatement } from './list';

/** A sheet holds 1,048,576 rows, its headings among them. */
const mostXlsxRows = 1_048_575;

const usualStem = 'TableContent';

const typeOf: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Four files are written at once: each waits for its reader more than for a processor. */
const writers = openCrew({
  file: 'kit/server/read/files/worker.mjs',
  atOnce: 4,
  waiting: 12,
  memory: 128,
  deadline: 300_000,
});

/** What a file is made of. */
export interface FileParts {
  readonly columns: readonly FileColumn[];
  /** Every row as JSON text, the list of what fills the columns, for a cursor. */
  readonly all: Fragment;
  /** One row whose `rows` is how many there are. */
  readonly counted: Statement;
  /** The English name of what the rows are. */
  readonly title: string;
  /** The screen of what the rows are, where it has one. */
  readonly screen?: string | undefined;
  /** The name before the dot; `TableContent` for all that H5 does not name. */
  readonly stem?: string;
}

/** The rows of a query as a file takes them: each the list of what fills its columns. */
export function rowsListed(columns: readonly FileColumn[], rows: Fragment): Fragment {
  const cells = sql.join(columns.map(({ cell }) => sql.ref(`r.${cell.name}`)));
  return sql`select json_build_array(${cells})::text as json from (${rows}) r`;
}

/** The file of what matches in an entity's list. */
export function listFile(of: Entity, found: Matching): FileParts {
  const told = Object.fromEntries((found.told ?? []).map(({ name, field }) => [name, field]));
  const columns = [...fileColumns(of), ...fieldColumns(told)];
  return {
    columns,
    all: everyListedRow(
      found,
      columns.map(({ cell }) => cell.name),
    ),
    counted: totalsStatement(found),
    title: of.many,
    screen: of.screen?.path,
  };
}

/**
 * Answers what matches as a file, named as H5 says: written by a thread of its own and sent as it is made, one at a time
 * for each account.
 */
export async function sendFile(call: Call, parts: FileParts, format: string): Promise<unknown> {
  const type = entryOf(typeOf, format);
  if (type === undefined) return refuseField(400, 'format', t('The format is csv or xlsx'));
  const giveBack = call.bounded.files.take(accountOf(call));
  const outflow = openOutflow(call.reply, call.bounded.bounds);
  // What goes wrong before the first rows are there is answered with a status; later the file breaks off.
  const begun = new Promise<void>((begin, refused) => {
    write(call, parts, format, outflow, begin)
      .then(outflow.end, (error: unknown) => {
        refused(error);
        outflow.breakOff(error);
      })
      .finally(giveBack);
  });
  try {
    await begun;
  } catch (error) {
    return silentWhenGone(call.reply, error);
  }
  const name = `${parts.stem ?? usualStem}.${format}`;
  call.reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`);
  return call.reply.send(outflow.stream);
}

async function write(call: Call, parts: FileParts, format: string, outflow: Outflow, begin: () => void): Promise<void> {
  const count = await countOf(call, parts);
  if (format === 'xlsx' && count > mostXlsxRows)
    refuse(409, t('{count} rows are too many for a spreadsheet file. Use CSV, or filter first.', { count }));
  const rows = batchesOf(call.reading, parts.all);
  const hear = async (bytes: Uint8Array) => {
    await outflow.take(bytes);
    const { value } = await rows.next();
    begin();
    return value?.join(',') ?? null;
  };
  const order = { format, columns: parts.columns };
  try {
    const last = await writers
      .work<Uint8Array, Uint8Array, string | null>({ order, hear, signal: outflow.signal })
      .catch(refusedWhereSpent);
    await outflow.take(last);
  } finally {
    await rows.return(undefined);
  }
  await tellDone(call, parts, count);
}

/** How many rows the file will have, for whoever waits for it. */
async function countOf(call: Call, { counted }: FileParts): Promise<number> {
  const [row] = await ask<{ rows: number }>(call.reading, counted);
  const count = row?.rows ?? 0;
  call.reply.header('x-total-count', count);
  return count;
}

async function tellDone(call: Call, { title, screen }: FileParts, rows: number): Promise<void> {
  const { method, routeOptions } = call.request;
  const path = routeOptions.url?.replace(`/api/${call.brand}/`, '') ?? '';
  // The file is whole whether or not the word of it can be kept.
  await call.product
    .workIsDone(call, { kind: 'export', right: `${method} ${path}`, title, screen, rows, leftOut: 0 })
    .catch((error: unknown) => call.request.log.error(error));
}
