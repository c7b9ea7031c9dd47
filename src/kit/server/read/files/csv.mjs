import { csvCell } from './cell.mjs';

/** @typedef {(string | number | null)[]} Row */

const encoder = new TextEncoder();

/**
 * A CSV file, piece by piece.
 * @param {Row} headings
 */
export function csvFile(headings) {
  // The mark tells spreadsheets that the text is UTF-8.
  let begin = `\uFEFF${line(headings)}`;
  return {
    /** The bytes that these rows add. @param {readonly Row[]} rows */
    add: (rows) => {
      const text = begin + rows.map(line).join('');
      begin = '';
      return encoder.encode(text);
    },
    end: () => new Uint8Array(),
  };
}

/** @param {Row} row */
function line(row) {
  return `${row.map(csvCell).join(',')}\r\n`;
}
