import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { bounds, end } from './bounds.mjs';

/** How a file tells a spreadsheet its separator, before its headings. */
const separatorLine = /^sep=([,;\t|])(?=\r?\n)/i;

/**
 * Reads the records of a CSV file, one after the other.
 * @param {Uint8Array} bytes
 * @param {import('./sheet.mjs').TakeRow} take
 * @param {() => Promise<void>} handOver
 */
export async function readCsv(bytes, take, handOver) {
  const whole = textOf(bytes);
  const [said, mark] = separatorLine.exec(whole) ?? [''];
  // The line stays, empty: lines are counted as people see them.
  const text = whole.slice(said.length);
  // In pieces, so that the parser creates records no faster than they are used.
  const pieces = Readable.from(piecesOf(text), { objectMode: true, highWaterMark: 1 });
  const parser = pieces.pipe(
    parse({
      delimiter: mark ?? delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: bounds.text,
    }),
  );
  pieces.once('error', (error) => parser.destroy(error));
  let left = bounds.cells;
  try {
    for await (const { record, info } of /** @type {AsyncIterable<{ record: string[], info: { lines: number } }>} */ (
      parser
    )) {
      const last = record.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (last > bounds.columns) end('columns');
      left -= last;
      if (left < 0) end('large');
      if (last > 0) take(info.lines, record.slice(0, last));
      await handOver();
    }
  } catch (error) {
    if (error instanceof CsvError) end('quotes', Number(error.lines));
    throw error;
  }
}

/**
 * The approximate number of rows in a file: its line ends.
 * @param {Uint8Array} bytes
 */
export function linesIn(bytes) {
  let ends = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends++;
  return Math.max(1, ends);
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return end('letters');
  }
}

/** @param {string} text */
function* piecesOf(text) {
  for (let start = 0; start < text.length; ) {
    // A surrogate pair stays together.
    const cut = start + 65_536;
    const stop = cut < text.length && /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
    yield text.slice(start, stop);
    start = stop;
  }
}

/**
 * The separator: the most frequent one in the first line, since spreadsheets of some countries write a semicolon.
 * @param {string} text
 */
function delimiterOf(text) {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const count = (/** @type {string} */ mark) => first.split(mark).length;
  return [';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most), ',');
}
