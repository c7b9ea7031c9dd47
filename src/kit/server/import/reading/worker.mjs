// The thread that reads files to be imported. It passes on a few rows at a time and reports at the end why it stopped.
import { serve } from '#kit/server/bounded/serve.mjs';
import { faultOf } from './bounds.mjs';
import { linesIn, readCsv } from './csv.mjs';
import { readSheet } from './sheet.mjs';

/** How many rows and characters are passed on at once: the receiver has other things to do as well. */
const [rowsAtOnce, charactersAtOnce] = [80, 200_000];

serve(async (/** @type {{ bytes: Uint8Array, kind: 'csv' | 'sheet' }} */ { bytes, kind }, ask) => {
  /** @type {{ line: number, cells: import('./sheet.mjs').Cell[] }[]} */
  let rows = [];
  let characters = 0;
  const known = kind === 'csv' ? linesIn(bytes) : 0;
  const hand = async () => {
    if (rows.length > 0) await ask({ rows, known });
    rows = [];
    characters = 0;
  };
  const take = (/** @type {number} */ line, /** @type {import('./sheet.mjs').Cell[]} */ found) => {
    rows.push({ line, cells: found });
    for (const cell of found) characters += typeof cell === 'string' ? cell.length : 8;
  };
  const handMuch = async () => {
    if (rows.length >= rowsAtOnce || characters >= charactersAtOnce) await hand();
  };
  try {
    await (kind === 'csv' ? readCsv : readSheet)(bytes, take, handMuch);
  } catch (error) {
    return faultOf(error);
  }
  await hand();
  return undefined;
});
