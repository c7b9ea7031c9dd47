import { expect, it } from 'vitest';
import { dialectFindings } from './dialect';
import { readSources } from './source';

it('SQL has one dialect: it is written in the sql template', () => {
  expect(dialectFindings(readSources())).toEqual([]);
});

it.each([
  ['as a text', `const text = 'select "feeAmount" from fee';`],
  ['put together', 'const text = `select t._id from ${brand}.fee t`;'],
  ['as a condition put together', 'const where = `t."studentID" = ${bound.add(studentID)}`;'],
  ['as a fixed condition', `const where = 't."voidedAt" is null';`],
  ['with a placeholder', `pool.query('call forget($1)', [id]);`],
  ['as a change', 'const text = `update ${brand}.fee set "feePaid" = 0`;'],
])('SQL is found that is written %s', (_how, source) => {
  expect(dialectFindings({ 'src/features/a/a.server.ts': source })).toHaveLength(1);
});

it('SQL in the template is not found', () => {
  const source = 'const rows = sql`select t._id from ${tableOf(call, "fee")} t where t."voidedAt" is null`;';
  expect(dialectFindings({ 'src/features/a/a.server.ts': source })).toEqual([]);
});
