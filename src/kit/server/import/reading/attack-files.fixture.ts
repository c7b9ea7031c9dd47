import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive, and what the archive says of it where that is not true. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
  /** The size that is stated. */
  readonly says?: number;
  /** Bytes between the entries, listed in no directory. */
  readonly isUnlisted?: true;
  readonly isEnciphered?: true;
}

/** An archive of these entries. */
export function archiveOf(entries: readonly Entry[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes);
    const facts = factsOf(entry, packed);
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    if (!entry.isUnlisted)
      directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, more, name]));
    bodies.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, listed, end]);
}

function factsOf({ name, bytes, says, isEnciphered }: Entry, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(isEnciphered ? 1 : 0, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(says ?? bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const place = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The entries of a spreadsheet whose first sheet is this text. */
export function bookOf(
  sheet: string | Buffer,
  more: Partial<Record<'strings' | 'sheetPath' | 'workbook', string>> = {},
): Entry[] {
  const { strings, sheetPath = 'worksheets/sheet1.xml', workbook = '' } = more;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${place}/${type}" Target="${target}"/>`;
  const files: Record<string, string | Buffer> = {
    'xl/workbook.xml': `${head}<workbook xmlns:r="${place}">${workbook}<sheets><sheet name="Pupils &amp; staff" sheetId="7" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships>${relation('rId9', 'worksheet', sheetPath)}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    [`xl/${sheetPath}`]: sheet,
  };
  return Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
}

/** A sheet of these rows as XML. */
export function sheetOf(rows: string): string {
  return `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** A row of texts in their cells. */
export function rowOf(line: number, ...texts: readonly string[]): string {
  const cells = texts.map(
    (text, index) => `<c r="${String.fromCharCode(65 + index)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${line}">${cells.join('')}</row>`;
}

/** The first rows of a file of courses, which is right. */
export const courses =
  rowOf(1, 'courseName', 'coursePrice', 'courseDuration', 'courseLevel') + rowOf(2, 'Sewing', '10', '1', 'basic');

const book = (rows: string, more = {}) => archiveOf(bookOf(sheetOf(rows), more));
const right = bookOf(sheetOf(courses));
const lying = right.map((entry) => (entry.name.includes('sheet1') ? { ...entry, says: 10 } : entry));
const enciphered = right.map((entry): Entry => ({ ...entry, isEnciphered: true }));
const entities = Array.from({ length: 9 }, (_nothing, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join(
  '',
);
const laughs = `<?xml version="1.0"?><!DOCTYPE worksheet [<!ENTITY l0 "ha">${entities}]><worksheet><sheetData>${rowOf(1, '&l9;')}</sheetData></worksheet>`;
const unread = 'The file is not a spreadsheet that can be read';
const tooLarge = 'The spreadsheet is too large. Save it as CSV.';
const tooWide = 'A file may have at most 256 columns.';
const column = (nth: number): string =>
  nth <= 0 ? '' : column(Math.floor((nth - 1) / 26)) + String.fromCharCode(65 + ((nth - 1) % 26));

/** Files that would take the server's time or memory, or say what is not true of themselves, with what they are refused by. */
export const attackFiles: readonly [what: string, file: () => Buffer, status: number, message: string][] = [
  [
    'two cells at the far corners',
    () => book(`<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    413,
    tooWide,
  ],
  [
    'sixteen thousand columns',
    () =>
      book(
        `<row r="1">${Array.from({ length: 16_384 }, (_nothing, nth) => `<c r="${column(nth + 1)}1"><v>1</v></c>`).join('')}</row>`,
      ),
    413,
    tooWide,
  ],
  [
    'a million cells without a place in one row',
    () => book(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
    413,
    tooWide,
  ],
  ['a million columns in a CSV', () => Buffer.from(`${'a,'.repeat(60_000)}a`), 413, tooWide],
  ['a row past the last there is', () => book('<row r="99999999"><c r="A1"><v>1</v></c></row>'), 400, unread],
  ['a sheet that unpacks to 150 MB', () => archiveOf(bookOf(Buffer.alloc(150_000_000, ' '))), 413, tooLarge],
  ['a sheet that says it is short', () => archiveOf(lying), 400, unread],
  [
    'sixteen million shared texts',
    () => book(courses, { strings: `<sst>${'<si/>'.repeat(16_000_000)}</sst>` }),
    413,
    tooLarge,
  ],
  ['one text of ten million characters', () => book(rowOf(1, 'a'.repeat(10_000_000))), 413, tooLarge],
  [
    'the same long text in fifty thousand cells',
    () =>
      book(courses + '<row><c t="s"><v>0</v></c></row>'.repeat(50_000), {
        strings: `<sst><si><t>${'a'.repeat(50_000)}</t></si></sst>`,
      }),
    413,
    tooLarge,
  ],
  ['entities within entities', () => archiveOf(bookOf(laughs)), 400, unread],
  ['an entity that nobody declared', () => book(rowOf(1, '&nothing;')), 400, unread],
  ['elements within elements', () => book(`${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`), 400, unread],
  ['an element that is never closed', () => archiveOf(bookOf(`<worksheet><sheetData>${courses}`)), 400, unread],
  [
    'letters of no alphabet',
    () => archiveOf(bookOf(Buffer.from('<worksheet>\xff\xfe</worksheet>', 'latin1'))),
    400,
    unread,
  ],
  ['an enciphered sheet', () => archiveOf(enciphered), 400, unread],
  ['a sheet twice', () => archiveOf([...right, ...right.slice(-1)]), 400, unread],
  ['its end cut off', () => archiveOf(right).subarray(0, -30), 400, unread],
  [
    'its middle cut out',
    () => Buffer.concat([archiveOf(right).subarray(0, 200), archiveOf(right).subarray(320)]),
    400,
    unread,
  ],
  ['no sheet', () => archiveOf(right.slice(0, 2)), 400, unread],
  ['a text that is not there', () => book('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'), 400, unread],
  ['cells in no order', () => book('<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'), 400, unread],
  [
    'five thousand entries',
    () =>
      archiveOf([
        ...right,
        ...Array.from({ length: 5000 }, (_nothing, nth) => ({ name: `a${nth}`, bytes: Buffer.alloc(0) })),
      ]),
    400,
    unread,
  ],
];

/** An entry of 800 MB that no directory names, before a file that is right: what is not listed is not read. */
export function unlisted(): Buffer {
  return archiveOf([
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(800_000_000), isUnlisted: true },
    ...right,
  ]);
}
