/** The limits of an import file. Each is counted while the file is read, before anything is built from it. */
export const bounds = {
  /** Bytes to which all parts of a spreadsheet together may unpack. */
  unpacked: 100_000_000,
  /** Entries of a spreadsheet's archive. */
  entries: 2000,
  /** Nesting depth of XML elements. */
  depth: 64,
  /** The last column that may contain anything. */
  columns: 256,
  /** Non-empty cells. */
  cells: 2_000_000,
  /** Texts that cells refer to, and styles that they are shown in. */
  strings: 1_000_000,
  styles: 65_536,
  /** Characters of one cell; spreadsheet programs allow a quarter of it. */
  text: 131_072,
  /** Characters of all cells, because many may show the same text. */
  characters: 50_000_000,
};

/**
 * The reason for not reading a file any further.
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
 * Why the reading ended; any error of a library means that the file cannot be read.
 * @param {unknown} error
 * @returns {{ fault: Fault, line: number }}
 */
export function faultOf(error) {
  return faults.get(/** @type {object} */ (error)) ?? { fault: 'unreadable', line: 0 };
}
