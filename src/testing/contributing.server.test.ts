import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writingSheets } from '../../scripts/rings.mjs';
import { perform, stepsUnder } from './tree/printed-steps';
import { copyTree, type TreeCopy } from './tree/tree-copy';

let tree: TreeCopy;
let before: ReadonlyMap<string, string>;
const field = stepsUnder('Add a field');
const plainEntity = stepsUnder('Add an entity with its screen');
const printed = stepsUnder('Print a record');
const report = stepsUnder('Add a report');
const steps = [...field, ...plainEntity, ...printed, ...report];
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

it('a field is two files; an entity with its screen is three new files and two lines; a printed document of it is one line; a report is five files and three lines', () => {
  expect(field).toHaveLength(2);
  expect(plainEntity.map(({ kind }) => kind)).toEqual(['file', 'file', 'file', 'line', 'line']);
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
  const failed = report?.testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]);
  expect(failed).toEqual([]);
  expect(report?.numPassedTests).toBeGreaterThan(200);
});

it('and nothing but these in the tree has changed by then', () => {
  const after = textsIn(tree.folder);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const written = ['src/app/menus.txt', 'src/testing/constraints/names.txt', 'src/testing/permissions-derived.csv'];
  expect(changed.sort()).toEqual([...touched, ...written].sort());
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
});

/** Every file of a tree but what a run leaves behind, with what it holds. */
function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(node_modules|\.cache|dist)/.test(file) && statSync(join(folder, file)).isFile(),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}
