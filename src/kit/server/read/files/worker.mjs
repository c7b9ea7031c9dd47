// The thread that writes files: it gets rows as the database tells them and answers the bytes of the file as they are made.
import { serve } from '#kit/server/bounded/serve.mjs';
import { cellOf } from './cell.mjs';
import { csvFile } from './csv.mjs';
import { xlsxFile } from './xlsx.mjs';

/** @typedef {{ format: 'csv' | 'xlsx', columns: readonly import('#kit/server/read/cells').FileColumn[] }} Order */

const made = { csv: csvFile, xlsx: xlsxFile };

serve(
  /**
   * @param {Order} order
   * @param {(bytes: Uint8Array, transfer: ArrayBuffer[]) => Promise<string | null>} ask
   */
  async ({ format, columns }, ask) => {
    const file = made[format](columns.map(({ heading }) => heading));
    /** @param {string} rows */
    const cellsOf = (rows) =>
      JSON.parse(`[${rows}]`).map((/** @type {unknown[]} */ row) =>
        columns.map(({ cell }, at) => cellOf(cell, row[at])),
      );
    /** @param {Uint8Array<ArrayBuffer>} bytes */
    const more = (bytes) => ask(bytes, [bytes.buffer]);
    let rows = await more(file.add([]));
    while (rows) rows = await more(file.add(cellsOf(rows)));
    return file.end();
  },
);
