import { strToU8, Zip, ZipDeflate } from 'fflate';

/** @typedef {import('./csv.mjs').Row} Row */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const sheet = 'xl/worksheets/sheet1.xml';

/** The parts of a workbook with one sheet, apart from its rows. The second style is that of headings. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/${sheet}" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${related}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${related}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** A zip file tells sizes in 32 bits. */
const mostBytes = 0xffffffff;

/**
 * A spreadsheet file, piece by piece: what was given out is not kept.
 * @param {Row} headings
 */
export function xlsxFile(headings) {
  /** @type {Uint8Array[]} */
  let made = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const take = () => {
    const pieces = made;
    made = [];
    return joined(pieces);
  };
  /** @param {string} name */
  const add = (name) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(parts)) add(name).push(strToU8(head + text), true);
  const letters = headings.map((_heading, index) => lettersOf(index));
  const rows = add(sheet);
  let size = 0;
  let number = 0;
  /** @param {string} text */
  const push = (text, isLast = false) => {
    const bytes = strToU8(text);
    size += bytes.length;
    if (size > mostBytes) throw new RangeError('A sheet of more than 4 GB fits in no spreadsheet file');
    rows.push(bytes, isLast);
  };
  /** @param {Row} row @param {string} style */
  const rowText = (row, style) => {
    number++;
    return `<row r="${number}">${row.map((cell, index) => cellText(cell, `r="${letters[index]}${number}"${style}`)).join('')}</row>`;
  };
  push(`${head}<worksheet xmlns="${main}"><sheetData>${rowText(headings, ' s="1"')}`);
  return {
    /** The bytes that these rows add. @param {readonly Row[]} added */
    add: (added) => {
      if (added.length > 0) push(added.map((row) => rowText(row, '')).join(''));
      return take();
    },
    end: () => {
      push('</sheetData></worksheet>', true);
      zip.end();
      return take();
    },
  };
}

/**
 * A text is one of its own kind, which no spreadsheet runs as a formula.
 * @param {Row[number]} cell
 * @param {string} where
 */
function cellText(cell, where) {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c ${where}><v>${cell}</v></c>`;
  return `<c ${where} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Characters that XML does not allow are written as spreadsheets do, `_x0007_`; so is the beginning of a text that would be read as such.
 * @param {string} text
 */
function escaped(text) {
  return text.replace(
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi,
    (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}

/**
 * The letters of a column: A, B … Z, AA.
 * @param {number} index
 * @returns {string}
 */
function lettersOf(index) {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** @param {readonly Uint8Array[]} pieces */
function joined(pieces) {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
