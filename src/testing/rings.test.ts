import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { parseCLI } from 'vitest/node';
import { coreBrowserFiles, sheets, writingSheets } from '../../scripts/rings.mjs';
import { readSources } from './architecture/source';

const pathOf = (name: string) => join(projectRoot, 'e2e', `${name}.e2e.ts`);

it('the core of the browser is at most twelve files that there are, each once', () => {
  expect(coreBrowserFiles.filter((name) => !existsSync(pathOf(name)))).toEqual([]);
  expect(coreBrowserFiles.length).toBeLessThanOrEqual(12);
  expect(new Set(coreBrowserFiles).size).toBe(coreBrowserFiles.length);
});

it('nothing that npm test runs in a browser judges by a clock', () => {
  const judging = /expect\([^)]*(?:performance\.now|Date\.now)\(\)[^)]*\)\.toBeLess/;
  expect(judging.test('expect(performance.now() - began).toBeLessThan(5000)')).toBe(true);
  expect(coreBrowserFiles.filter((name) => judging.test(readFileSync(pathOf(name), 'utf8')))).toEqual([]);
});

it('npm run sheets runs the tests that hold the product to a sheet, all of them and no others', () => {
  const { filter, options } = parseCLI(['vitest', ...writingSheets]);
  expect(filter).toEqual(sheets.map(({ test }) => test));
  expect(options).toMatchObject({ update: true });
});

it('npm run sheets writes each sheet that a test holds the product to, and names a test for each', () => {
  const writing = Object.entries(readSources()).filter(([, text]) => text.includes(').toMatchFileSnapshot'));
  const named = sheets.map(({ test }) => test);
  expect(writing.map(([path]) => path).filter((path) => !named.includes(path))).toEqual(['src/testing/rings.test.ts']);
  expect(sheets.flatMap(Object.values).filter((path: string) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
