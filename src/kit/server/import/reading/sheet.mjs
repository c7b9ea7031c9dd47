import { openArchive } from './archive.mjs';
import { bounds, end } from './bounds.mjs';
import { dateStylesOf, gatheredText, stringsOf, unescaped, workbookOf } from './parts.mjs';
import { readXml } from './xml.mjs';

/** @typedef {string | number | boolean | Date | null} Cell */
/** @typedef {(line: number, cells: Cell[]) => void} TakeRow */

/**
 * Reads the rows of a spreadsheet's first sheet, one after the other. Only non-empty cells take memory, whatever position
 * they claim.
 * @param {Uint8Array} bytes
 * @param {TakeRow} take
 * @param {() => Promise<void>} handOver
 */
export async function readSheet(bytes, take, handOver) {
  const archive = await openArchive(bytes);
  const book = await workbookOf(archive);
  const strings = await stringsOf(archive, book.strings);
  const isDate = await dateStylesOf(archive, book.styles);
  const text = gatheredText();
  const place = places();
  /** @type {Cell[]} */
  let cells = [];
  /** @type {Record<string, string> | undefined} */
  let cell;
  let value = '';
  let isValue = false;
  await readXml(
    archive.read(book.sheet),
    {
      open: (name, attributes) => {
        if (name === 'row') place.row(attributes.r);
        else if (name === 'c') {
          place.cell(attributes.r);
          cell = attributes;
          value = '';
        } else if (name === 'v') isValue = true;
        else text.open(name);
      },
      text: (piece) => {
        if (isValue) value += piece;
        else if (cell) text.add(piece);
        if (value.length > bounds.text) end('large');
      },
      close: (name) => {
        if (name === 'row') {
          if (cells.length > 0) take(place.line(), cells);
          cells = [];
        } else if (name === 'v') isValue = false;
        else if (name === 'c' && cell) {
          const read = cellOf(cell, value, text.take(), { strings, isDate, isFrom1904: book.isFrom1904 });
          cell = undefined;
          if (read !== null) put(cells, place.filled(read), read);
        } else text.close(name);
      },
    },
    handOver,
  );
}

/**
 * @param {Cell[]} cells
 * @param {number} column counted from 1
 * @param {Cell} cell
 */
function put(cells, column, cell) {
  while (cells.length < column - 1) cells.push(null);
  cells.push(cell);
}

/** The current position. Rows and cells are in order, and may omit their position. */
function places() {
  let [line, column, filled, characters] = [0, 0, 0, 0];
  return {
    row: (/** @type {string | undefined} */ told) => {
      const next = told === undefined ? line + 1 : Number(told);
      if (!Number.isInteger(next) || next <= line || next > 1_048_576) end('unreadable');
      [line, column] = [next, 0];
    },
    cell: (/** @type {string | undefined} */ told) => {
      const next = told === undefined ? column + 1 : columnOf(told);
      if (next <= column) end('unreadable');
      column = next;
    },
    line: () => line,
    /** The column of a non-empty cell. */
    filled: (/** @type {Cell} */ cell) => {
      if (column > bounds.columns) end('columns');
      if (typeof cell === 'string') characters += cell.length;
      if (characters > bounds.characters) end('large');
      if (++filled > bounds.cells) end('large');
      return column;
    },
  };
}

/** @param {string} told `AB12` */
function columnOf(told) {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(told)?.[1] ?? end('unreadable');
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * @param {Record<string, string>} cell
 * @param {string} value
 * @param {string} inline
 * @param {{ strings: readonly string[], isDate: readonly boolean[], isFrom1904: boolean }} book
 * @returns {Cell}
 */
function cellOf({ t = 'n', s }, value, inline, { strings, isDate, isFrom1904 }) {
  if (t === 'inlineStr') return inline.trim() || null;
  // A formula error is not something that was entered.
  if (value === '' || t === 'e') return null;
  if (t === 's') return (strings[Number(value)] ?? end('unreadable')).trim() || null;
  if (t === 'str') return unescaped(value).trim() || null;
  if (t === 'b') return ['0', '1'].includes(value) ? value === '1' : end('unreadable');
  if (t === 'd') return dateOf(Date.parse(value));
  const number = Number(value);
  if (t !== 'n' || Number.isNaN(number)) end('unreadable');
  if (s === undefined || !isDate[Number(s)]) return number;
  // Day 25,569 is 1970; the calendar of 1904 begins 1,462 days later.
  return dateOf(Math.floor((number + (isFrom1904 ? 1462 : 0) - 25_569) * 86_400_000));
}

/** @param {number} time */
function dateOf(time) {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? end('unreadable') : date;
}
