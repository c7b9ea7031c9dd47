import { Readable } from 'node:stream';
import writeXlsxFile from 'write-excel-file/node';
import { t } from '../../contract/language';
import type { Entity } from '../../contract/entity';
import type { Call } from '../call';
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
  /** The name before the dot; `TableContent` for all that H5 does not name. */
  readonly stem?: string;
}

/** The file of what matches in an entity's list. */
export function listFile(of: Entity, found: Matching): FileParts {
  return { columns: fileColumns(of), all: streamStatement(found), counted: totalsStatement(found) };
}

/** Answers what matches as a file, named as H5 says. */
export async function sendFile(call: Call, parts: FileParts, format: string): Promise<unknown> {
  if (format === 'csv') return sendCsv(call, parts);
  if (format === 'xlsx') return sendXlsx(call, parts);
  return refuse(400, t('The format is csv or xlsx'), { format: t('The format is csv or xlsx') });
}

function sendCsv(call: Call, { columns, all, stem = usualStem }: FileParts): unknown {
  async function* lines() {
    // The mark tells spreadsheets that the text is UTF-8.
    yield `\uFEFF${columns.map((column) => csvCell(column.heading)).join(',')}\r\n`;
    for await (const rows of batchesOf(call.database, all)) {
      yield rows.map((row) => csvLine(columns, JSON.parse(row) as Record<string, unknown>)).join('');
    }
  }
  attach(call, `${stem}.csv`, 'text/csv; charset=utf-8');
  return call.reply.send(Readable.from(lines(), { objectMode: false }));
}

function csvLine(columns: readonly FileColumn[], record: Record<string, unknown>): string {
  return `${columns.map((column) => csvCell(column.cell(record))).join(',')}\r\n`;
}

async function sendXlsx(call: Call, { columns, all, counted, stem = usualStem }: FileParts): Promise<unknown> {
  const { rows } = await call.database.pool.query<{ rows: number }>(counted);
  const count = rows[0]?.rows ?? 0;
  if (count > mostXlsxRows)
    refuse(409, t('{count} rows are too many for a spreadsheet file. Take CSV, or filter first.', { count }));
  const data: ({ value: string | number; type: typeof String | typeof Number } | null)[][] = [];
  for await (const batch of batchesOf(call.database, all)) {
    for (const row of batch) {
      const record = JSON.parse(row) as Record<string, unknown>;
      data.push(columns.map((column) => xlsxCell(column.cell(record))));
    }
  }
  const header = columns.map((column) => ({ value: column.heading, fontWeight: 'bold' as const }));
  const file = await writeXlsxFile([header, ...data]).toBuffer();
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
