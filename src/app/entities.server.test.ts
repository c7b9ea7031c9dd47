import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entity } from '#kit/contract/entity';
import { brands } from '#house/brand/brand.contract';
import { maintainedOf } from '#kit/server/read/maintained';
import { summedNames } from '#kit/server/read/shape';
import { startBeside, startTestApp, type TestApp } from '#testing/test-app';
import { entities } from './entities';
import { picturedIn } from './put-together';

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
    const meant = own.filter((name) => !of.unindexed?.includes(name));
    return [
      ...(searched.toSorted().join() !== meant.toSorted().join() ? [`${of.table}: search`] : []),
      ...(sums && sums.toSorted().join() !== summedNames(of).toSorted().join() ? [`${of.table}: money`] : []),
    ];
  });
  expect(differing).toEqual([]);
  expect(every.filter(({ table }) => maintainedOf(app.served, 'academy', table).sums)).not.toEqual([]);
});

it('a field that is searched without an index stops the start, which says how it gets one', async () => {
  const { student } = entities;
  const searchedToo = { ...student, search: [...student.search, 'studentAddress'] };
  const { whole } = app;
  const more = { ...whole, product: { ...whole.product, entities: [...whole.product.entities, searchedToo] } };
  const all = 'studentName,stdID,studentPhone,username,parentName,parentPhone,studentAddress';
  const line = `call keep_searched('student', '{${all}}');`;
  await expect(startBeside({ whole: more }, app.served)).rejects.toThrow(
    `Searches look in studentAddress of the table student, which keeps no index for it. Add a migration with: ${line}`,
  );
  for (const brand of brands) await app.database.pool.query(line.replace('call ', `call ${brand}.`));
  const beside = await startBeside({ whole: more }, app.served);
  const { rows } = await app.database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'academy' and tablename = 'student' and indexdef like '%searched%'`,
  );
  // The words of names have an index of their own, which came back with the text that it rests on.
  expect(rows).toHaveLength(2);
  await beside.close();
});

it('totals are kept anew by one line, whatever they were kept of before', async () => {
  const { pool } = app.database;
  await pool.query(`alter table academy.role add column worth numeric(12, 2) not null default 2`);
  await pool.query(`call academy.keep_list_total('role')`);
  await pool.query(`call academy.keep_list_total('role', '{worth}')`);
  await pool.query(`insert into academy.role (_id, role, permissions) values (gen_random_uuid(), 'Worthy', '[]')`);
  const { rows } = await pool.query(
    `select (k.rows = count(r.*) and k.sums[1] = sum(r.worth)) as "isRight"
     from academy.list_total_kept k, academy.role r where k.source = 'role' group by k.rows, k.sums`,
  );
  expect(rows).toEqual([{ isRight: true }]);
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
