import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from './entities';
import type { Entity } from './kit/contract/entity';
import { keptOf } from './kit/server/read/kept';
import { columnProblems, rowTables } from './testing/architecture/contracts';
import { startTestApp, type TestApp } from './testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const all: readonly Entity[] = Object.values(entities);

it('every table has the columns of its contract and no others, in both brands', async () => {
  const { rows } = await app.database.pool.query<{ schema: string; table: string; columns: string[] }>(
    `select table_schema as schema, table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema in ('academy', 'decoration') group by 1, 2`,
  );
  const problems = ['academy', 'decoration'].flatMap((brand) =>
    all.flatMap((of) => {
      const columns = rows.find((row) => row.schema === brand && row.table === of.table)?.columns ?? [];
      // The folded text for searches is the database's own: no call reads or writes it by name.
      const { searched } = keptOf(app.served, brand, of.table);
      const own = searched.length > 0 ? columns.filter((name) => name !== 'searched') : columns;
      return columnProblems(of, own).map((problem) => `${brand}: ${problem}`);
    }),
  );
  expect(problems).toEqual([]);
  for (const { table, columns } of all.flatMap(rowTables)) {
    const stored = rows.find((row) => row.schema === 'decoration' && row.table === table)?.columns ?? [];
    expect([table, stored.toSorted()]).toEqual([table, [...columns].toSorted()]);
  }
});

it('a column that no contract names and a field without a column are both found', () => {
  const [of] = all;
  if (!of) throw new Error('No entity');
  expect(columnProblems(of, ['_id', '__v', 'createdAt', 'updatedAt', 'colour'])).toContain(
    `${of.table}.colour stands in no contract`,
  );
  expect(columnProblems(of, ['_id']).length).toBeGreaterThan(1);
});
