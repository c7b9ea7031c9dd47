import { bounds, end } from './bounds.mjs';
import { isDateFormat } from './date-format.mjs';
import { readXml } from './xml.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./archive.mjs').openArchive>>} Archive */

/**
 * The paths of the first sheet, the texts and the styles in the archive, and the day on which its dates begin.
 * @param {Archive} archive
 */
export async function workbookOf(archive) {
  /** @type {string | undefined} */
  let relation;
  let isFrom1904 = false;
  await readXml(archive.read('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes.date1904 ?? '')) isFrom1904 = true;
      if (name === 'sheet') relation ??= attributes.id;
    },
  });
  /** @type {string | undefined} */
  let sheet;
  let [strings, styles] = ['xl/sharedStrings.xml', 'xl/styles.xml'];
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      if (Type.endsWith('/sharedStrings')) strings = path;
      if (Type.endsWith('/styles')) styles = path;
      if (Type.endsWith('/worksheet') && Id === relation) sheet = path;
    },
  });
  return { sheet: sheet ?? end('unreadable'), strings, styles, isFrom1904 };
}

/**
 * The texts that cells refer to by their position.
 * @param {Archive} archive
 * @param {string} path
 */
export async function stringsOf(archive, path) {
  /** @type {string[]} */
  const strings = [];
  if (!archive.has(path)) return strings;
  const text = gatheredText();
  await readXml(archive.read(path), {
    open: (name) => {
      text.open(name);
      if (name === 'si' && strings.length === bounds.strings) end('large');
    },
    text: text.add,
    close: (name) => {
      text.close(name);
      if (name === 'si') strings.push(text.take());
    },
  });
  return strings;
}

/** Collects the text of a cell, from one piece or several in different fonts, without the pronunciation. */
export function gatheredText() {
  let gathered = '';
  let isWithin = false;
  let isSpoken = false;
  return {
    open: (/** @type {string} */ name) => {
      if (name === 't') isWithin = true;
      if (name === 'rPh') isSpoken = true;
    },
    add: (/** @type {string} */ text) => {
      if (!isWithin || isSpoken) return;
      gathered += text;
      if (gathered.length > bounds.text) end('large');
    },
    close: (/** @type {string} */ name) => {
      if (name === 't') isWithin = false;
      if (name === 'rPh') isSpoken = false;
    },
    take: () => {
      const text = unescaped(gathered);
      gathered = '';
      return text;
    },
  };
}

/**
 * The text with characters that XML lacks, which spreadsheets write as `_x000D_`.
 * @param {string} text
 */
export function unescaped(text) {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/**
 * For each style of cells, whether it shows a day or a time.
 * @param {Archive} archive
 * @param {string} path
 */
export async function dateStylesOf(archive, path) {
  /** @type {boolean[]} */
  const styles = [];
  if (!archive.has(path)) return styles;
  /** @type {Map<number, string>} */
  const formats = new Map();
  let isOfCells = false;
  await readXml(archive.read(path), {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') isOfCells = true;
      if (formats.size + styles.length > bounds.styles) end('large');
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode);
      if (name === 'xf' && isOfCells) styles.push(isDateFormat(Number(numFmtId), formats.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}
