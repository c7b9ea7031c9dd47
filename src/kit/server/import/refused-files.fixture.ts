import { deflateRawSync } from 'node:zlib';

/** Files of courses that an import refuses as a whole, and what it says. */
export const refusedFiles: readonly [what: string, file: string | Buffer, message: string][] = [
  [
    'an unknown column',
    'courseName,coursePrice,courseDuration,courseLevel,colour\na,1,1,basic,red',
    'The file has an unknown column: colour',
  ],
  ['a missing column', 'courseName,coursePrice,courseLevel\na,1,basic', 'The file has no column Duration in months'],
  [
    'a column twice',
    'courseName,Course name,coursePrice,courseDuration,courseLevel\na,b,1,1,basic',
    'The column Course name stands twice in the file',
  ],
  ['headings alone', 'courseName,coursePrice,courseDuration,courseLevel\n', 'The file has no lines below its headings'],
  ['nothing', '', 'The file has no lines below its headings'],
  [
    'unclosed quotes',
    'courseName,coursePrice,courseDuration,courseLevel\n"a,1,1,basic',
    'Line 2 of the file cannot be read: its quotes do not match, or it is too long',
  ],
  [
    'other bytes',
    Buffer.from('courseName\nCaf\xe9', 'latin1'),
    'The letters of the file cannot be read. Save it as CSV UTF-8.',
  ],
  ['a broken spreadsheet', Buffer.from('PK\u0003\u0004 but no more'), 'The file is not a spreadsheet that can be read'],
];

/** A small archive whose one part unpacks to 150 MB and says that it has 10 bytes. */
export function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(150_000_000));
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(8, 8);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(header.length + packed.length, 16);
  return Buffer.concat([header, packed, entry, end]);
}
