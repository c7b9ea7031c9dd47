import { expect, it } from 'vitest';
import { entryOf } from './entry-of';

it('a table answers its own words and no inherited one', () => {
  const table = { csv: 'text/csv' };
  expect(entryOf(table, 'csv')).toBe('text/csv');
  for (const word of ['constructor', 'toString', 'valueOf', '__proto__']) expect(entryOf(table, word)).toBeUndefined();
});
