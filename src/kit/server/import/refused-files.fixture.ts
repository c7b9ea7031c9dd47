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
    'The column Course name appears twice in the file',
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
    'The characters in the file cannot be read. Save it as CSV UTF-8.',
  ],
  ['a broken spreadsheet', Buffer.from('PK\u0003\u0004 but no more'), 'The file is not a spreadsheet that can be read'],
];
