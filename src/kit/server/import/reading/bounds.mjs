/** What a file to be imported may hold. Each is counted while it is read, before anything is built of it. */
export const bounds = {
  /** Bytes that the parts of a spreadsheet may unpack to, in all. */
  unpacked: 100_000_000,
  /** Entries of the archive that a spreadsheet is. */
  entries: 2000,
  /** Elements of XML within each other. */
  depth: 64,
  /** The last column that may hold anything. */
  columns: 256,
  /** Cells that hold anything. */
  cells: 2_000_000,
  /** Texts that cells refer to, and forms that they are shown in. */
  strings: 1_000_000,
  styles: 65_536,
  /** Characters of one cell; a spreadsheet program stops at a quarter of it. */
  text: 131_072,
  /** Characters of all cells: many of them may show the same text. */
  characters: 50_000_000,
};

/**
 * What a reader ends with where a file is not to be read further.
 * @typedef {'unreadable' | 'large' | 'columns' | 'letters' | 'quotes'} Fault
 */

/** @type {WeakMap<object, { fault: Fault, line: number }>} */
const faults = new WeakMap();

/**
 * Ends the reading of a file.
 * @param {Fault} fault
 * @param {number} [line]
 * @returns {never}
 */
export function end(fault, line = 0) {
  const error = new Error(fault);
  faults.set(error, { fault, line });
  throw error;
}

/**
 * Why the reading ended; whatever a library says of a file is that it cannot be read.
 * @param {unknown} error
 * @returns {{ fault: Fault, line: number }}
 */
export function faultOf(error) {
  return faults.get(/** @type {object} */ (error)) ?? { fault: 'unreadable', line: 0 };
}
