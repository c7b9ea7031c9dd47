import { expect, it } from 'vitest';
import type { Kind } from './field';
import { kindOf } from './kinds';

const every: readonly Kind[] = [
  'text',
  'note',
  'email',
  'phone',
  'password',
  'money',
  'whole',
  'decimal',
  'date',
  'month',
  'time',
  'timestamp',
  'choice',
  'choices',
  'flag',
  'ref',
  'refs',
  'list',
  'photo',
  'numbered',
  'json',
];

it('narrows, sorts and exports by nothing that a read does not answer', () => {
  const secret = every.filter((kind) => kindOf({ kind }).answered === 'never');
  expect(secret).toEqual(['password']);
  for (const kind of secret)
    expect(kindOf({ kind })).toMatchObject({ filtered: 'never', sorted: 'never', exported: false });
});

it('sorts by no column that holds JSON, and offers as a filter only what has few values', () => {
  const asJson = every.filter((kind) => kindOf({ kind }).stored === 'json');
  expect(asJson.map((kind) => kindOf({ kind }).sorted)).toEqual(asJson.map(() => 'never'));
  expect(every.filter((kind) => kindOf({ kind }).filtered === 'offered')).toEqual(['choice', 'flag', 'ref']);
});

it('lets a file fill whatever a form shows, but for rows and pictures', () => {
  const onlyTyped = every.filter((kind) => kindOf({ kind }).shown && !kindOf({ kind }).imported);
  expect(onlyTyped).toEqual(['list', 'photo']);
});
