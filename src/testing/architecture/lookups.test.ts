import { expect, it } from 'vitest';
import { lookupFindings } from './lookups';
import { readSources } from './source';

it('looks words up that somebody sent only in what a table has itself', () => {
  expect(lookupFindings(readSources()).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
  const planted = {
    'src/features/a/a.server.ts': 'const types: Readonly<Record<string, string>> = { csv: 1 };\nkeep(types[format]);',
    'src/features/a/b.server.ts': 'keep({ one, other }[part], { one }["one"], list[at]);',
  };
  expect(lookupFindings(planted).map(({ message }) => message)).toEqual([
    'a lookup in types',
    'a lookup in an object in place',
  ]);
});
