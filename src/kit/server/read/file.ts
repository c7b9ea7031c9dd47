import { Readable } from 'node:stream';
import writeXlsxFile from 'write-excel-file/node';
import { t } from '../../contract/language';
import type { Entity } from '../../contract/entity';
import type { Call } from '../call';
import { workIsDone } from '../finished-work';
import { refuse } from '../refusal';
import { csvCell, type FileColumn, fileColumns } from './cells';
import { batchesOf } from './cursor';
import { type Matching, type Statement, streamStatement, totalsStatement } from './list';

/** A spreadsheet is built in memory; past this many rows only CSV, which streams. */
export const mostXlsxRows = 100_000;

const usualStem = 'TableContent';

/** What a file is made of. */
export interface FileParts {
  readonly columns: readonly FileColumn[];
  /** Every row as JSON text, for a cursor. */
  readonly all: Statement;
  /** One row whose `rows` is how many there are. */
  readonly counted: Statement;
  /** The English name of what the rows are. */
  readonly title: string;
  /** The screen of what the rows are, where it has one. */
  readonly screen?: string | undefined;
  /** The name before the dot; `TableContent` for all that H5 does not name. */
  readonly stem?: string;
}

/** The file of what matches in an entity's list. */
export function listFile(of: Entity, found: Matching): FileParts {
  return {
    columns: fileColumns(of),
    all: streamStatement(found),
    counted: totalsStatement(found),
    title: of.many,
    screen: of.screen?.path,
  };
}

/** Answers what matches as a file, named as H5 says. */
export async function sendFile(call: Call, parts: FileParts, format: string): Promise<unknown> {
  if (format === 'csv') return sendCsv(call, parts);
  if (format === 'xlsx') return sendXlsx(call, parts);
  return refuse(400, t('The format is csv or xlsx'), { format: t('The format is csv or xlsx') });
}

async function sendCsv(call: Call, parts: FileParts): Promise<unknown> {
  const { columns, all, stem = usualStem } = parts;
  const count = await countOf(call, parts);
  async function* lines() {
    // The mark tells spreadsheets that the text is UTF-8.
    yield `\uFEFF${columns.map((column) => csvCell(column.heading)).join(',')}\r\n`;
    for await (const rows of batchesOf(call.reading, all)) {
      yield rows.map((row) => csvLine(columns, JSON.parse(row) as Record<string, unknown>)).join('');
    }
    await tellDone(call, parts, count);
  }
  attach(call, `${stem}.csv`, 'text/csv; charset=utf-8');
  return call.reply.send(Readable.from(lines(), { objectMode: false }));
}

function csvLine(columns: readonly FileColumn[], record: Record<string, unknown>): string {
  return `${columns.map((column) => csvCell(column.cell(record))).join(',')}\r\n`;
}

/** How many rows the file will have, for whoever waits for it. */
async function countOf(call: Call, { counted }: FileParts): Promise<number> {
  const { rows } = await call.reading.pool.query<{ rows: number }>(counted);
  const count = rows[0]?.rows ?? 0;
  call.reply.header('x-total-count', count);
  return count;
}

async function tellDone(call: Call, { title, screen }: FileParts, rows: number): Promise<void> {
  const { method, routeOptions } = call.request;
  const path = routeOptions.url?.replace(`/api/${call.brand}/`, '') ?? '';
  // The file is whole whether or not the word of it can be kept.
  await workIsDone(call, { kind: 'export', right: `${method} ${path}`, title, screen, rows, leftOut: 0 }).catch(
    (error: unknown) => call.request.log.error(error),
  );
}

async function sendXlsx(call: Call, parts: FileParts): Promise<unknown> {
  const { columns, all, stem = usualStem } = parts;
  const count = await countOf(call, parts);
  if (count > mostXlsxRows)
    refuse(409, t('{count} rows are too many for a spreadsheet file. Take CSV, or filter first.', { count }));
  const data: ({ value: string | number; type: typeof String | typeof Number } | null)[][] = [];
  for await (const batch of batchesOf(call.reading, all)) {
    for (const row of batch) {
      const record = JSON.parse(row) as Record<string, unknown>;
      data.push(columns.map((column) => xlsxCell(column.cell(record))));
    }
  }
  const header = columns.map((column) => ({ value: column.heading, fontWeight: 'bold' as const }));
  const file = await writeXlsxFile([header, ...data]).toBuffer();
  await tellDone(call, parts, count);
  attach(call, `${stem}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  return call.reply.send(file);
}

function xlsxCell(
  cell: string | number | null,
): { value: string | number; type: typeof String | typeof Number } | null {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
}

function attach(call: Call, name: string, type: string): void {
  call.reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`);
}
