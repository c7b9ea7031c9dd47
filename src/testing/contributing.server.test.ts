import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writingSheets } from '../../scripts/rings.mjs';
import { perform, stepsUnder } from './tree/printed-steps';
import { takeAway } from './tree/take-away';
import { copyTree, type Report, type TreeCopy } from './tree/tree-copy';

let tree: TreeCopy;
let before: ReadonlyMap<string, string>;
const field = stepsUnder('Add a field');
const plainEntity = stepsUnder('Add an entity with its screen');
const part = stepsUnder('Add a part to a page');
const printed = stepsUnder('Print a record');
const report = stepsUnder('Add a report');
const steps = [...field, ...plainEntity, ...part, ...printed, ...report];
const touched = new Set<string>();

const projects = ['--project', 'unit', '--project', 'server'];
/** The tests that look at every entity, sentence, screen and call. */
const nearest = [
  'src/testing/architecture',
  'src/testing/messages',
  'src/testing/papers-of-records.server.test.ts',
  'src/features/oversight/activity',
  'src/features/academy/course',
  'src/house',
];

beforeAll(() => {
  tree = copyTree();
  before = textsIn(tree.folder);
  for (const step of steps) touched.add(perform(step, tree.folder, steps));
});
afterAll(() => tree.remove());

it('a field is two files; an entity with its screen three new files and two lines; a part of a page two files and a line; a printed document a line; a report five files and three lines', () => {
  expect(field).toHaveLength(2);
  expect(plainEntity.map(({ kind }) => kind)).toEqual(['file', 'file', 'file', 'line', 'line']);
  expect(part.map(({ kind }) => kind)).toEqual(['file', 'file', 'line']);
  expect(printed.map(({ kind, text }) => [kind, text.trim().split('\n').length])).toEqual([['line', 1]]);
  expect(report.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => 'file'), 'line', 'line', 'line']);
});

it('what CONTRIBUTING.md prints passes types, lint and format as it stands there', async () => {
  const said = [
    await tree.run('typescript/bin/tsc', ['--noEmit']),
    // The rest of the tree is linted by `npm run check`; types it shares with these files are checked above.
    await tree.run('oxlint/bin/oxlint', [...touched]),
    await tree.run('@biomejs/biome/bin/biome', ['check', ...touched]),
  ];
  expect(said.filter(({ code }) => code !== 0).map((ran) => ran.said)).toEqual([]);
});

it('the sheets that the page names are written anew, and nothing else is red in their tests', async () => {
  const { code, said } = await tree.run('vitest/vitest.mjs', writingSheets);
  expect([code, said]).toEqual([0, said]);
});

it('and the tests of the structure, of words, rights and calls, which need no other change', async () => {
  // On a PostgreSQL of its own: the tables are other ones.
  const report = await tree.test([...projects, ...nearest]);
  expect(failuresIn(report)).toEqual([]);
  expect(report?.numPassedTests).toBeGreaterThan(200);
});

it('and nothing but these in the tree has changed by then', () => {
  const after = textsIn(tree.folder);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const written = ['src/app/menus.txt', 'src/testing/constraints/names.txt', 'src/testing/permissions-derived.csv'];
  expect(changed.sort()).toEqual([...touched, ...written].sort());
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
});

it('a slice goes with its folder and its lines in the lists of src/app: types and start hold, and nothing else names it', async () => {
  const whole = copyTree();
  const lists = ['features/reports/teacher-hours', 'features/academy/completion'].map((slice) =>
    takeAway(slice, whole.folder).sort(),
  );
  expect(lists).toEqual([
    ['src/app/screen-list.ts', 'src/app/screens.tsx', 'src/app/slices.ts'],
    ['src/app/pages/ClassScreen.tsx', 'src/app/slices.ts'],
  ]);
  const types = await whole.run('typescript/bin/tsc', ['--noEmit']);
  expect([types.code, types.said]).toEqual([0, '']);
  // It starts the whole product and reads every call that is left.
  const started = await whole.test(['--project', 'server', 'src/testing/operations.server.test.ts']);
  expect(failuresIn(started)).toEqual([]);
  expect(started?.numPassedTests).toBeGreaterThan(5);
  whole.remove();
});

/** Every file of a tree but what a run leaves behind, with what it holds. */
function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(node_modules|\.cache|dist)/.test(file) && statSync(join(folder, file)).isFile(),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

/** The files that could not be run and the tests that failed; undefined where nothing was reported. */
function failuresIn(report: Report | undefined): string[] | undefined {
  return report?.testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]);
}
