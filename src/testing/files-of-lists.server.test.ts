import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#app/entities';
import { type Brand, brands } from '#house/brand/brand.contract';
import { fileColumns } from '#kit/server/read/cells';
import { cellOf } from '#kit/server/read/files/cell.mjs';
import { guarded } from '#kit/server/read/formula-guard';
import { someData } from './some-data';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owners: Record<Brand, string>;

beforeAll(async () => {
  app = await startWholeApp();
  owners = await someData(app);
  // A class that is called as its course is not named so twice.
  await app.database.pool.query(
    `update academy.school_class c set "className" = k."courseName" from academy.course k where k._id = c."courseID"`,
  );
});
afterAll(() => app.stop());

type Row = Readonly<Record<string, unknown>>;

/** What a file of these records shows, without what other slices tell of them. */
function shown(of: (typeof entities)[keyof typeof entities], rows: readonly Row[]): string[][] {
  const cells = fileColumns(of).map(({ cell }) => cell);
  return rows.map((row) =>
    cells.map((cell) => {
      const value = cellOf(cell, row[cell.name]);
      return typeof value === 'string' ? guarded(value) : String(value ?? '');
    }),
  );
}

it('a file of a list says of each record what the list answers of it, in every list', async () => {
  const compared: string[] = [];
  for (const brand of brands)
    for (const of of Object.values(entities)) {
      const get = (query = '') => app.call('GET', `${of.path}${query}`, { token: owners[brand], brand });
      const list = await get();
      if (list.status !== 200 || !Array.isArray(list.body) || list.body.length === 0) continue;
      // The brands have different records of one path.
      if (!fileColumns(of).every(({ cell }) => cell.name in list.body[0])) continue;
      const { text } = await get('?format=csv');
      const expected = shown(of, list.body);
      const [, ...lines]: string[][] = parse(text, { bom: true, relax_column_count: true });
      expect([of.path, lines.map((line) => line.slice(0, expected[0]?.length))]).toEqual([of.path, expected]);
      compared.push(of.path);
    }
  expect(compared).toEqual(expect.arrayContaining(['student', 'class', 'Enrollment', 'fee', 'receipt', 'service']));
});
