import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { smallerThan } from '../../../bench/seed/sizes.mjs';
import { tableOf } from '../../../bench/table.mjs';
import { sampleOfBenchmark } from './sample';

const document = readFileSync(join(projectRoot, 'docs/performance.md'), 'utf8');
const begins = '<!-- measured: npm run bench -- --document writes from here -->';
const last = document.slice(document.indexOf(begins), document.indexOf('<!-- to here -->', document.indexOf(begins)));

/** The cells of each row below a head. */
function rowsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const rules = lines.flatMap((line, nth) => (line.startsWith('| --- ') ? [nth - 1, nth] : []));
  return lines
    .filter((_, nth) => !rules.includes(nth))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** What a row is called, without the figures in its name. */
const nameOf = ([name = '']: readonly string[]) =>
  name
    .replace(/\([^)]*\d[^)]*\)/g, '')
    .replace(/\d[\d.,]*/g, '#')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
const namesIn = (text: string) => rowsIn(text).map(nameOf).toSorted();

test('the document of the benchmark names each of its rows as often as a run prints it, and no other', () => {
  expect(namesIn(last)).toEqual(namesIn(tableOf(sampleOfBenchmark())));
});

test('each row that the document names was measured', () => {
  expect(rowsIn(last).filter((cells) => !cells.slice(1).some((cell) => /^[\d,.]+$/.test(cell)))).toEqual([]);
  expect(last).not.toContain('not measured');
});

test('what cannot be measured is said in its own row, and all others are printed as they are', () => {
  const whole = sampleOfBenchmark();
  const [first, ...others] = whole.rows;
  if (!first) throw new Error('Nothing is measured');
  const why = 'Daftar at 1: 1 of 1 failed: GET /: 404';
  const broken = {
    ...whole,
    rows: [{ ...first, result: { ...first.result, product: {} }, whys: [why] }, ...others],
    charge: undefined,
    failures: [
      { name: first.scenario.name, why },
      { name: 'Monthly charge', why: 'it was refused' },
    ],
  };
  const before = new Set(rowsIn(tableOf(whole)).map((cells) => cells.join(' | ')));
  const changed = rowsIn(tableOf(broken)).filter((cells) => !before.has(cells.join(' | ')));
  expect(changed.map(([name, ms]) => [name, ms])).toEqual([
    [first.scenario.name, '–'],
    ['Monthly charge', '–'],
  ]);
  expect(changed.map((cells) => cells.at(-1))).toEqual([`not measured: ${why}`, 'not measured: it was refused']);
  expect(tableOf(broken)).toContain(`Not measured: ${first.scenario.name} (${why}); Monthly charge (it was refused).`);
});

test('growth is said with the students of the small academy, and judged where the large one has a hundred times as many', () => {
  const sample = sampleOfBenchmark();
  const [flat] = sample.flat;
  if (!flat) throw new Error('Nothing grows');
  const rowOf = (of: Partial<typeof flat>) =>
    rowsIn(tableOf({ ...sample, flat: [{ ...flat, large: 9, ...of }] })).find(([name]) =>
      name?.includes('small academy'),
    );
  expect(rowOf({})?.slice(1)).toEqual(['9.00', '200 students: 1.00', '–', '≤ 1.3 ×', 'missed: ≤ 1.3 ×']);
  expect(rowOf({ fold: 5 })?.slice(1)).toEqual(['9.00', '200 students: 1.00', '–', '–', '']);
  expect([100_000, 20_000, 12_300, 1_000].map(smallerThan)).toEqual([1_000, 200, 200, 200]);
});
