import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '#kit/contract/entity';
import { maintainedOf } from '#kit/server/read/maintained';
import { summedNames } from '#kit/server/read/shape';
import { startTestApp, type TestApp } from '#testing/test-app';
import { entities } from './entities';
import { picturedIn } from './pictures';

const every: readonly Entity[] = Object.values(entities);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('what a table keeps for its lists is what its contract searches, and the money of its records', () => {
  const differing = every.flatMap((of) => {
    const { searched, sums } = maintainedOf(app.served, 'academy', of.table);
    const own = of.search.filter((path) => !path.includes('.'));
    return [
      ...(searched.length > 0 && searched.toSorted().join() !== own.toSorted().join() ? [`${of.table}: search`] : []),
      ...(sums && sums.join() !== summedNames(of).join() ? [`${of.table}: money`] : []),
    ];
  });
  expect(differing).toEqual([]);
  expect(every.filter(({ table }) => maintainedOf(app.served, 'academy', table).sums)).not.toEqual([]);
});

it('a picture is looked for wherever the database lets one be named', async () => {
  const { rows } = await app.database.pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'academy.upload'::regclass`,
  );
  const known = picturedIn(every).map(({ table, column }) => `academy.${table}.${column}`);
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(known.sort());
});
