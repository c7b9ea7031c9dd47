// Proves R 1.1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#app/entities';
import type { Entity } from '#kit/contract/entity';
import { normalOf, phonesOf } from '#kit/contract/phone-form';
import { brands } from '#house/brand/brand.contract';
import { maintainedOf } from '#kit/server/read/maintained';
import { columnProblems, rowTables } from './contracts';
import type { TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';

let app: TestApp;
beforeAll(async () => {
  app = await startWholeApp();
});
afterAll(() => app.stop());

const all: readonly Entity[] = Object.values(entities);

/**
 * Columns that are the database's own beside the folded text for searches: no call answers or is sent them. Fees that were
 * charged twice before that was refused are marked, a fee's keys are those of its enrollment or its own (decision 0021), what fees of
 * one charge have in common is told by their reads, and when results were locked is asked by what writes of them.
 */
const marks: Readonly<Record<string, readonly string[]>> = {
  fee: [
    'chargeID',
    'chargedTwice',
    'liveEnrollmentID',
    'looseStudentID',
    'looseClassID',
    'looseCourseID',
    'looseEnrollmentID',
  ],
  school_class: ['resultsLockedAt'],
};

it('every table has the columns of its contract and no others, in both brands', async () => {
  const { rows } = await app.database.pool.query<{ schema: string; table: string; columns: string[] }>(
    `select table_schema as schema, table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema in ('academy', 'decoration') group by 1, 2`,
  );
  const problems = ['academy', 'decoration'].flatMap((brand) =>
    all.flatMap((of) => {
      const columns = rows.find((row) => row.schema === brand && row.table === of.table)?.columns ?? [];
      const { searched, sounds, phones } = maintainedOf(app.served, brand, of.table);
      const made = [...(searched.length > 0 ? ['searched'] : []), ...(sounds === undefined ? [] : ['sounds'])];
      const kept = [...made, ...phones.map(normalOf), ...(marks[of.table] ?? [])];
      const own = columns.filter((name) => !kept.includes(name));
      expect([of.table, kept.filter((name) => !columns.includes(name))]).toEqual([of.table, []]);
      return columnProblems(of, own).map((problem) => `${brand}: ${problem}`);
    }),
  );
  expect(problems).toEqual([]);
  for (const { table, columns, phones } of all.flatMap(rowTables)) {
    const stored = rows.find((row) => row.schema === 'decoration' && row.table === table)?.columns ?? [];
    expect([table, stored.toSorted()]).toEqual([table, [...columns, ...phones.map(normalOf)].toSorted()]);
  }
});

it('every phone has its normal form beside it, in both brands', () => {
  for (const brand of brands)
    for (const of of all) {
      const { phones } = maintainedOf(app.served, brand, of.table);
      expect([of.table, [...phones].toSorted()]).toEqual([of.table, phonesOf(of).toSorted()]);
      for (const rows of rowTables(of)) {
        const kept = maintainedOf(app.served, brand, rows.table);
        expect([rows.table, kept.phones]).toEqual([rows.table, rows.phones]);
      }
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
