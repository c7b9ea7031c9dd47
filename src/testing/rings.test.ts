import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { coreBrowserFiles } from '../../scripts/rings.mjs';

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
