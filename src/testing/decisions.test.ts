import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

const folder = join(projectRoot, 'docs/decisions');
const numbers = readdirSync(folder).map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? name);

/** The numbers of decisions that are used twice, are missing in between, or are those of nothing. */
const wrongIn = (list: readonly string[]) =>
  list.toSorted().filter((number, index) => number !== String(index + 1).padStart(4, '0'));

it('every decision has a number of its own, without a gap', () => {
  expect(wrongIn(numbers)).toEqual([]);
  expect(wrongIn(['0001', '0002', '0002'])).toEqual(['0002']);
});

it('every decision that the guides refer to is there', () => {
  const guides = ['ARCHITECTURE.md', 'CONTRIBUTING.md', ...readdirSync(folder).map((name) => `docs/decisions/${name}`)];
  const named = guides.flatMap((name) =>
    [...readFileSync(join(projectRoot, name), 'utf8').matchAll(/\bdecision (\d{4})/g)].map(([, number]) => number),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((number) => !numbers.includes(number ?? ''))).toEqual([]);
});

/** Files of the invented slices of the guide: a locker, a report x, a noun. */
const invented = /^(lockers?|x|noun)[.-]|^(X|Lockers?|Noun)[A-Z.]|^NNNN_/;

/** The files that a text names in code, apart from invented ones: `fee.contract.ts`, `src/app/slices.ts`. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w./-]*\w\.(?:tsx?|mjs|sql|csv))`/g)]
    .map(([, name]) => basename(name ?? ''))
    .filter((name) => !invented.test(name));

it('every file that the guides name is there', () => {
  const documents = readdirSync(join(projectRoot, 'docs')).filter((name) => name.endsWith('.md'));
  const guides = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...documents.map((name) => `docs/${name}`),
    ...readdirSync(folder).map((name) => `docs/decisions/${name}`),
  ];
  const known = new Set(
    ['src', 'e2e', 'scripts', 'migrations', 'bench']
      .flatMap((part) => readdirSync(join(projectRoot, part), { recursive: true, encoding: 'utf8' }))
      .concat(readdirSync(projectRoot))
      .map((name) => basename(name)),
  );
  const lost = guides.flatMap((guide) =>
    filesIn(readFileSync(join(projectRoot, guide), 'utf8'))
      .filter((name) => !known.has(name))
      .map((name) => `${guide}: ${name}`),
  );
  expect(lost).toEqual([]);
  expect(filesIn('`fee-receipt-slip.rules.ts`, `x.screens.ts` and `src/a/b.ts`')).toEqual([
    'fee-receipt-slip.rules.ts',
    'b.ts',
  ]);
});

it('every decision bears its number as its heading', () => {
  const headings = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').slice(2, 6));
  expect(headings).toEqual(numbers);
});

const kit = join(projectRoot, 'src/kit');

/** The parts of the kit with more than 300 lines of their own, tests and stand-ins apart: `web/list`. */
const largeParts = () =>
  readdirSync(kit, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((part) => linesIn(part) > 300)
    .map((part) => part.slice(kit.length + 1));

function linesIn(part: string): number {
  const own = readdirSync(part).filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|fixture)\./.test(name));
  return own.flatMap((name) => readFileSync(join(part, name), 'utf8').split('\n').slice(1)).length;
}

it('for every part of the kit above 300 lines it is said which libraries were weighed', () => {
  const table = readFileSync(join(folder, '0025-libraries-that-were-weighed.md'), 'utf8');
  const isSaid = (part: string) => table.includes(`| \`${part.split('/').slice(0, 2).join('/')}\` |`);
  expect(largeParts().length).toBeGreaterThan(10);
  expect(largeParts().filter((part) => !isSaid(part))).toEqual([]);
  expect(isSaid('web/unheard')).toBe(false);
});
