import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { type AcademyRecords, startRecords } from './academy-records';
import { startTestApp, type TestApp } from './test-app';
import { academySlices } from './parts/academy';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: academySlices })));
});
afterAll(() => app.stop());

const foldedBefore = `create or replace function fold(words text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));`;

/** Folds as it was folded before, with the indexes of then. */
const takenBack = `${foldedBefore}
  do $$ declare known record; begin
    for known in select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'academy' and indexdef ~ 'fold_exact' loop
      execute format('drop index %I', known.name);
      execute replace(known.definition, 'fold_exact', 'fold');
    end loop;
    for known in select indexname as name from pg_indexes where schemaname = 'academy' and indexdef ~ '\\mfold\\(' loop
      execute format('reindex index %I', known.name);
    end loop;
  end $$;
  drop function fold_exact(text);
  drop function apart(text) cascade;`;

const run = (text: string) => app.database.pool.query(`begin; set local search_path to academy; ${text}; commit`);

it('names that were two before and are one now do not stop an upgrade, stay as they are, and are found by every spelling', async () => {
  await run(takenBack);
  await make.course({ courseName: 'Web-design' });
  await make.course({ courseName: 'Webdesign' });
  await make.student({ studentName: 'أحمد بن علي' });
  await run(readFileSync(join(projectRoot, 'migrations/0760_fold.sql'), 'utf8'));
  const get = async (path: string) => (await app.call('GET', path, { token: owner })).body;
  expect(await get('courses?page=1&q=web-design')).toHaveLength(2);
  await expect(make.course({ courseName: 'WEB-design' })).rejects.toThrow('409');
  expect(await get(`student?page=1&q=${encodeURIComponent('احمد')}`)).toHaveLength(1);
  const client = await app.database.pool.connect();
  await client.query('set enable_seqscan to off');
  const { rows } = await client.query(
    `select "studentName" from academy.student where academy.fold("studentName") = 'احمد بن علي'`,
  );
  client.release(true);
  expect(rows).toHaveLength(1);
});

it('every table with an index of folded text is folded anew by such an upgrade', async () => {
  const { rows } = await app.database.pool.query<{ table: string }>(
    `select distinct tablename as "table" from pg_indexes where schemaname = 'academy' and indexdef ~ '\\mfold\\('
     except select source from academy.list_kept where searched is not null`,
  );
  expect(rows).toEqual([]);
});
