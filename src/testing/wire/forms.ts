/** What a part says of itself, and what it holds. */
type Piece = readonly [head: string, content: string];

const field: Piece = ['Content-Disposition: form-data; name="a"', '1'];
const file: Piece = ['Content-Disposition: form-data; name="f"; filename="f.csv"', 'x,y'];

export const formType = 'multipart/form-data; boundary=b';

export function formOf(pieces: readonly Piece[], boundary = 'b'): string {
  return `${pieces.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`).join('')}--${boundary}--\r\n`;
}

export const smallForm = formOf([field, file]);

/** Forms that are broken or hold too much; `statuses` are those that fit. */
export const brokenForms: readonly { what: string; type?: string; body: string; statuses: readonly number[] }[] = [
  { what: 'no boundary', type: 'multipart/form-data', body: smallForm, statuses: [400] },
  { what: 'an empty boundary', type: 'multipart/form-data; boundary=', body: smallForm, statuses: [400] },
  {
    what: 'a boundary of 100 letters',
    type: `multipart/form-data; boundary=${'b'.repeat(100)}`,
    body: smallForm,
    statuses: [400],
  },
  { what: 'another boundary', body: formOf([field, file], 'c'), statuses: [400] },
  { what: 'nothing', body: '', statuses: [400] },
  { what: 'nothing but the end', body: '--b--\r\n', statuses: [400, 404, 409] },
  { what: 'no form at all', body: 'hello', statuses: [400] },
  { what: 'JSON', body: '{"a":1}', statuses: [400] },
  { what: 'something before the first part', body: `x\r\n${smallForm}`, statuses: [400] },
  { what: 'something after the end', body: `${smallForm}x`, statuses: [400] },
  { what: 'a part without a name', body: formOf([['Content-Disposition: form-data', '1']]), statuses: [400] },
  {
    what: 'a part with an empty name',
    body: formOf([['Content-Disposition: form-data; name=""', '1']]),
    statuses: [400],
  },
  {
    what: 'a part with two names',
    body: formOf([['Content-Disposition: form-data; name="a"; name="b"', '1']]),
    statuses: [400],
  },
  {
    what: 'a name that does not end',
    body: formOf([['Content-Disposition: form-data; name="a', '1']]),
    statuses: [400],
  },
  {
    what: 'a file without a name',
    body: formOf([['Content-Disposition: form-data; filename="f.csv"', 'x']]),
    statuses: [400],
  },
  {
    what: 'a part that is no part of a form',
    body: formOf([['Content-Disposition: attachment; name="a"', '1']]),
    statuses: [400],
  },
  { what: 'a part with another head', body: formOf([['Content-Type: text/plain', '1']]), statuses: [400] },
  { what: 'a part without a head', body: '--b\r\n\r\n1\r\n--b--\r\n', statuses: [400] },
  { what: 'a head that is none', body: formOf([['nonsense', '1']]), statuses: [400] },
  { what: 'a head of 10 KB', body: formOf([[`${field[0]}\r\nX: ${'x'.repeat(10_000)}`, '1']]), statuses: [400] },
  {
    what: 'a head in base64',
    body: formOf([[`${field[0]}\r\nContent-Transfer-Encoding: base64`, 'MQ==']]),
    statuses: [400],
  },
  {
    what: 'a name of every object',
    body: formOf([['Content-Disposition: form-data; name="__proto__"', '1']]),
    statuses: [400],
  },
  {
    what: '10,000 parts',
    body: formOf(Array.from({ length: 10_000 }, (_, at): Piece => [field[0].replace('a"', `a${at}"`), ''])),
    statuses: [400, 413],
  },
  { what: 'a name twice', body: formOf([field, field]), statuses: [400] },
  { what: 'two files of one name', body: formOf([file, file]), statuses: [400] },
  {
    what: 'two files',
    body: formOf([file, ['Content-Disposition: form-data; name="g"; filename="g.csv"', 'x,y']]),
    statuses: [400, 404, 409],
  },
  {
    what: '2 MB in many fields',
    body: formOf([field, [field[0].replace('"a"', '"c"'), 'x'.repeat(2_000_000)]]),
    statuses: [400, 413],
  },
];
