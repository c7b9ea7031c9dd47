import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { placeOf, whyNotInstalled } from '../../scripts/other-programs.mjs';
import { sourcesIn } from './product/project-sources';

const root = { isRoot: true, hasApt: true };

it('programs of others are installed by root of Debian or Ubuntu alone; everybody else is told which are missing', () => {
  const missing = ['nginx', 'caddy'];
  expect(whyNotInstalled([], { isRoot: false, hasApt: false })).toBe('');
  expect(whyNotInstalled(missing, root)).toBe('');
  for (const machine of [
    { ...root, isRoot: false },
    { ...root, hasApt: false },
  ])
    expect(whyNotInstalled(missing, machine)).toMatch(/^Not installed: nginx, caddy\. .*apt-get install nginx caddy$/);
});

it('a test that meets no such program fails by its name, and is not skipped', () => {
  expect(() => placeOf('no program')).toThrow(/^no program is not installed\./);
});

it('what runs with programs of others is named so, so that npm test is the same on every machine', () => {
  const finding = /other-programs\.mjs|from '\.\/(?:debian-servers|proxy)'/;
  const skipping = /\bskipIf\((?!run\.size === 0\))/;
  const tests = sourcesIn('e2e', /\.e2e\.ts$/);
  const named = (path: string) => path.endsWith('.outside.e2e.ts');
  expect(tests.filter(({ path }) => named(path)).length).toBe(4);
  expect(tests.filter(({ path, text }) => finding.test(text) !== named(path)).map(({ path }) => path)).toEqual([]);
  expect(tests.filter(({ text }) => skipping.test(text)).map(({ path }) => path)).toEqual([]);
  expect(readFileSync(join(projectRoot, 'vitest.config.ts'), 'utf8')).toContain("'**/*.outside.*'");
});
