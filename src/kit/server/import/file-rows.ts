import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { t } from '../../contract/language';
import type { SentFile } from '../http/body';
import { refuse } from '../refusal';
import { refuseZipBomb } from './zip';

export type Cell = string | number | boolean | Date | null;

/** One line of a file and its number there, counted from 1 as a spreadsheet does. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** Bytes an import file may have (B12). */
export const mostFileBytes = 10_485_760;

/** The lines of a CSV or XLSX file that hold anything; what it is, its content says. */
export function fileRows(file: SentFile): AsyncIterable<FileRow> {
  const start = file.bytes.subarray(0, 4).toString('latin1');
  if (start === 'PK\u0003\u0004') return sheetRows(file.bytes);
  if (start === '\u00D0\u00CF\u0011\u00E0')
    return refuse(415, t('Old XLS files cannot be read. Save the file as XLSX or CSV.'));
  return csvRows(textOf(file.bytes));
}

/** About how many lines of rows a file has, before it is read: the line ends of a CSV; 0 for a spreadsheet, which does not say. */
export function rowsIn({ bytes }: SentFile): number {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 0;
  let ends = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends++;
  return Math.max(1, ends);
}

async function* sheetRows(bytes: Buffer): AsyncGenerator<FileRow> {
  await refuseZipBomb(bytes);
  const rows: readonly (readonly unknown[])[] = await readSheet(bytes).catch(() =>
    refuse(400, t('The file is not a spreadsheet that can be read')),
  );
  for (const [index, cells] of rows.entries()) {
    const read = cells.map(cellOf);
    if (read.some(isFilled)) yield { line: index + 1, cells: read };
  }
}

function cellOf(value: unknown): Cell {
  const known =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  return known ? value : null;
}

function textOf(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuse(400, t('The letters of the file cannot be read. Save it as CSV UTF-8.'));
  }
}

async function* csvRows(text: string): AsyncGenerator<FileRow> {
  // Piece by piece, so that the parser makes records no faster than they are used.
  const pieces = Readable.from(piecesOf(text), { objectMode: true, highWaterMark: 1 });
  const parser = pieces.pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 131_072,
    }),
  );
  pieces.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.some(isFilled)) yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse(
      400,
      t('Line {line} of the file cannot be read: its quotes do not match, or it is too long', {
        line: Number(error.lines),
      }),
    );
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    // A pair of surrogates stays together.
    const cut = start + 65_536;
    const end = cut < text.length && /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
    yield text.slice(start, end);
    start = end;
  }
}

/** Spreadsheets of some countries write a semicolon; what stands most often in the first line it is. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  return [';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most), ',');
}

export function isFilled(cell: Cell | undefined): boolean {
  return cell !== null && cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');
}
