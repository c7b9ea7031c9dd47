import { expect, it } from 'vitest';
import { touchedBy } from '../../scripts/touched.mjs';
import { parseAll, readSources } from './architecture/source';

const product = new Map([
  ['src/features/fee/fee.rules.ts', []],
  ['src/features/fee/fee.server.ts', ['src/features/fee/fee.rules.ts']],
  ['src/features/fee/fee.rules.test.ts', ['src/features/fee/fee.rules.ts']],
  ['src/features/fee/fee.server.test.ts', ['src/testing/test-app.ts']],
  ['src/features/receipt/receipt.server.ts', ['src/features/fee/fee.rules.ts']],
  ['src/features/receipt/receipt.server.test.ts', ['src/testing/test-app.ts']],
  ['src/features/note/note.server.ts', []],
  ['src/features/note/note.server.test.ts', ['src/testing/test-app.ts']],
  ['src/app/routes.ts', ['src/features/fee/fee.server.ts', 'src/features/receipt/receipt.server.ts']],
  ['src/testing/test-app.ts', ['src/app/routes.ts']],
]);
const touched = (...changed: string[]) => touchedBy(product, changed).map(({ path }) => path);

it('a change touches the tests of its own slice and of those that import it, and no others', () => {
  expect(touched('src/features/fee/fee.rules.ts')).toEqual([
    'src/features/fee/fee.rules.test.ts',
    'src/features/fee/fee.server.test.ts',
    'src/features/receipt/receipt.server.test.ts',
  ]);
  expect(touched('src/features/note/note.server.ts')).toEqual(['src/features/note/note.server.test.ts']);
});

it('a change of how the product is put together touches what runs all of it', () => {
  expect(touched('src/app/routes.ts')).toHaveLength(3);
});

it('a line for a slice in a list touches the tests that read the list, and not all that run the product', () => {
  const listed = new Map([
    ...product,
    ['src/app/slices.ts', []],
    ['src/app/slices.test.ts', ['src/app/slices.ts']],
    ['src/app/checks.server.test.ts', ['src/testing/test-app.ts']],
    ['src/app/routes.ts', ['src/app/slices.ts']],
  ]);
  expect(touchedBy(listed, ['src/app/slices.ts'])).toEqual([{ path: 'src/app/slices.test.ts', steps: 1 }]);
});

it('a change that a story of the examples builds on touches the tests of that story, and not those of all examples', () => {
  const told = new Map([
    ...product,
    ['src/demo/fee-story.ts', ['src/features/fee/fee.rules.ts']],
    ['src/demo/all-stories.ts', ['src/demo/fee-story.ts']],
    ['src/testing/demo/fee-story.server.test.ts', ['src/demo/fee-story.ts']],
    ['src/testing/demo/all-stories.server.test.ts', ['src/demo/all-stories.ts']],
  ]);
  const of = (changed: string) => touchedBy(told, [changed]).map(({ path }) => path);
  expect(of('src/features/fee/fee.rules.ts')).toContain('src/testing/demo/fee-story.server.test.ts');
  expect(of('src/features/fee/fee.rules.ts')).not.toContain('src/testing/demo/all-stories.server.test.ts');
  expect(of('src/demo/fee-story.ts')).toContain('src/testing/demo/all-stories.server.test.ts');
});

it('a sheet touches none of the tests beside it: its own is run for every change', () => {
  const beside = new Map([...product, ['src/app/checks.server.test.ts', ['src/testing/test-app.ts']]]);
  expect(touchedBy(beside, ['src/app/menus.txt'])).toEqual([]);
});

it('a file that is not there any more touches what lay beside it, and a test itself', () => {
  const left = new Map([...product].filter(([path]) => path !== 'src/features/fee/fee.rules.ts'));
  expect(touchedBy(left, ['src/features/fee/fee.rules.ts']).map(({ path }) => path)).toEqual([
    'src/features/fee/fee.rules.test.ts',
    'src/features/fee/fee.server.test.ts',
    'src/features/receipt/receipt.server.test.ts',
  ]);
  expect(touched('src/features/note/note.server.test.ts')).toEqual(['src/features/note/note.server.test.ts']);
});

it('a comment in the contract of branches touches at most twelve files of tests', () => {
  const sources = parseAll(readSources());
  const byTarget = new Map(sources.map(({ path }) => [path.replace(/\.tsx?$/, ''), path]));
  const imports = new Map(
    sources.map(({ path, imports: all }) => [
      path,
      all.filter(({ isOwn, typeOnly }) => isOwn && !typeOnly).flatMap(({ target }) => byTarget.get(target) ?? []),
    ]),
  );
  const found = touchedBy(imports, ['src/features/people/branch/branch.contract.ts']);
  expect(found.map(({ path }) => path)).toContain('src/features/people/branch/branch.server.test.ts');
  expect(found.length).toBeLessThanOrEqual(12);
});
