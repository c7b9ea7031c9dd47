import { newId } from '#kit/server/id';
import { inherited } from './random-body';

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that no call that writes can mean, and the headers they come with. */
export const badBodies: readonly [what: string, body: unknown, headers?: Record<string, string>][] = [
  ['broken JSON', '{"a":'],
  ['a number', '5'],
  ['an array', '[1]'],
  ['text', '"x"'],
  ['nested 100 deep', deep(100)],
  ['nested past the parser', deep(20_000)],
  ['NUL', '{"a":"\\u0000"}'],
  ['half a surrogate', '{"a":"\\ud800"}'],
  ['a huge number', '{"__v":1e400}'],
  ['__proto__', '{"__proto__":{"a":1}}'],
  ['another type', '<a/>', { 'content-type': 'application/xml' }],
  ['an unknown field', { anUnknownField: 1 }],
  ['over 1 MB', { description: 'x'.repeat(1_100_000) }],
];

/** Ids that are none, or of no record. */
export const badIds: readonly string[] = [
  'x',
  '%00',
  '..%2f..%2fetc',
  "';--",
  '00000000-0000-0000-0000-00000000000g',
  newId(),
  'x'.repeat(190),
  ...inherited,
];

/** Queries that no list can mean. */
export const badQueries: readonly string[] = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1&page=2',
  'pageSize=0',
  'pageSize=201',
  'sort=nothing',
  'sort=password',
  'sort=createdAt;drop',
  'format=pdf',
  'from=2026-02-30',
  'to=x',
  'from=2026-02-01&to=2026-01-01',
  'unknown=1',
  '__proto__=1',
  'constructor=1',
  'q=%00',
  'page=99999999999',
];

/** Searches that every list answers, however odd, as they are written in a query. */
export const searches: readonly string[] = [
  '%25',
  '_',
  '\\',
  "'",
  '"',
  '٣',
  'ß',
  '👩‍👩‍👧',
  'x'.repeat(500),
  '%20',
  'a%20b%20c%20d%20e%20f%20g%20h%20i%20j',
];
