import { guarded } from './formula-guard.mjs';

/** @typedef {import('#kit/server/read/cells').Cell} Cell */

/**
 * The content of a cell: how what was read for it fills it.
 * @param {Cell} cell
 * @param {unknown} value
 * @returns {string | number | null}
 */
export function cellOf({ words, brief, items, isInstant }, value) {
  if (value === null || value === undefined) return null;
  if (brief) return briefText(brief, value);
  if (Array.isArray(value)) return items ? value.map((row) => rowText(items, row)).join('; ') : listed(value, words);
  if (words) return wordOf(words, value);
  if (typeof value === 'number') return value;
  return isInstant ? instant(text(value)) : text(value);
}

// Most cells are so: they begin with what begins no formula, and hold nothing that a file format treats apart.
const plain = /^[0-9A-Za-z\u0400-\u04FF\u0620-\u064A][^",;\t\r\n]*$/;

/**
 * A cell as CSV writes it. One that a spreadsheet would run as a formula gets an apostrophe (H5).
 * @param {string | number | null} cell
 */
export function csvCell(cell) {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (plain.test(cell)) return cell;
  const safe = guarded(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A reference as people name it, where PostgreSQL has not said it already. Its members come as a list, in a report's rows by their names.
 * @param {readonly Cell[]} brief
 * @param {unknown} value
 * @returns {string}
 */
function briefText(brief, value) {
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return '';
  /** @type {string[]} */
  const parts = [];
  brief.forEach((member, at) => {
    const one = isList ? value[at] : value[member.name];
    const part = member.brief ? briefText(member.brief, one) : text(one);
    if (part !== '' && !parts.includes(part)) parts.push(part);
  });
  return parts.join(' – ');
}

/**
 * A row inside a record, its values one after the other.
 * @param {readonly Cell[]} items
 * @param {unknown} row
 */
function rowText(items, row) {
  if (!isRecord(row)) return '';
  return items
    .map((item) => cellOf(item, row[item.name]))
    .filter((cell) => cell !== null)
    .join(' ');
}

/**
 * @param {readonly unknown[]} chosen
 * @param {Readonly<Record<string, string>>} [words]
 */
function listed(chosen, words = {}) {
  return chosen.map((one) => (isRecord(one) ? wordOf(words, one.value) : '')).join(', ');
}

/**
 * @param {Readonly<Record<string, string>>} words
 * @param {unknown} value
 */
function wordOf(words, value) {
  const stored = String(value);
  return Object.hasOwn(words, stored) ? (words[stored] ?? stored) : stored;
}

/** An instant as the API tells it: what is told without a zone is of UTC. @param {string} told */
function instant(told) {
  const [, second, fraction = ''] = /^(\d+-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?$/.exec(told) ?? [];
  return second === undefined ? told : `${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
