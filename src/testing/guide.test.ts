import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { readSources, type Sources } from './architecture/source';

const guide = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');

/** The blocks of TypeScript that show what is there: those of numbered steps are performed by `contributing.server.test.ts`. */
function shownIn(page: string): string[] {
  return [...page.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code.trim());
}

/** The code without the breaks and blanks that the width of a page decides. */
const joined = (code: string) => code.replace(/\s+/g, ' ').replace(/([([{]) | (?=[)\]}])|,(?= ?[)\]}])/g, '$1');

function foreignIn(page: string, sources: Sources): string[] {
  const all = Object.values(sources).map(joined);
  return shownIn(page).filter((code) => !all.some((text) => text.includes(joined(code))));
}

it('the code that the guide shows stands so in the product, which compiles', () => {
  expect(shownIn(guide).length).toBeGreaterThan(2);
  expect(foreignIn(guide, readSources())).toEqual([]);
});

it('finds a block that is not there, or is there no longer', () => {
  const source = { 'src/a.ts': 'export const made = take(\n  one,\n  two,\n);\n' };
  const page = (code: string) => `Say it:\n\`\`\`ts\n${code}\n\`\`\`\nand go on.`;
  expect(foreignIn(page('export const made = take(one, two);'), source)).toEqual([]);
  expect(foreignIn(page('export const made = take(one);'), source)).toEqual(['export const made = take(one);']);
});

it('every file and folder that the guide names is there', () => {
  const steps = /^\d+\. .*$/gm;
  const names = [
    ...guide.replace(steps, '').matchAll(/`((?:src|docs|scripts|e2e|bench|house|kit|ledger)\/[\w./-]*[\w/])`/g),
  ];
  const missing = names.flatMap(([, name = '']) => (isThere(name) ? [] : [name]));
  expect(names.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function isThere(name: string): boolean {
  const places = [name, `src/${name}`, `src/features/${name}`];
  return places.some((place) => existsSync(join(projectRoot, place)));
}
