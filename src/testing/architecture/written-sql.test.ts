import { expect, it } from 'vitest';
import { readSources } from './source';
import { writtenSqlFindings } from './written-sql';

it("SQL is written as Kysely's sql, in one dialect", () => {
  const found = writtenSqlFindings(readSources());
  expect(found.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
});

it.each([
  ['a collector of placeholders', 'const add = (value) => `$${list.push(value)}`;', 'A placeholder is written by hand'],
  ['a placeholder', 'const own = \'t."studentID" = $1\';', 'A placeholder is written by hand'],
  ['a placeholder in a template', 'const own = `t._id = any($2::uuid[])`;', 'A placeholder is written by hand'],
  ['a placeholder in sql', 'const page = sql`order by t._id limit $3`;', 'A placeholder is written by hand'],
  ['a statement sent', 'await call.database.pool.query(text);', 'A statement is sent by kit/server/sql alone'],
  ['a statement as text', 'const text = `select * from ${brand}.fee`;', 'SQL is written outside of sql`…`'],
  ['a write as text', "const text = 'delete from academy.fee';", 'SQL is written outside of sql`…`'],
  ['a text taken for SQL', 'const scope = sql.raw(`t.${name}`);', 'sql.raw takes a text for SQL'],
])('%s is found', (_what, source, message) => {
  const found = writtenSqlFindings({ 'src/features/a/a.server.ts': source });
  expect(found.map((one) => one.message)).toEqual([message]);
  expect(writtenSqlFindings({ 'src/database/a.server.ts': source })).toEqual([]);
});

it('sql itself is not, nor what only sounds like it', () => {
  const source = [
    'const own = sql`select 1 from ${tableOf(call, table)} t where t._id = ${id}`;',
    "refuse(400, t('Select a student from the list'));",
    "text.replace(/(a)/, '$1:00');",
  ].join('\n');
  expect(writtenSqlFindings({ 'src/features/a/a.server.ts': source })).toEqual([]);
});
