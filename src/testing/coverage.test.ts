import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

interface Row {
  readonly where: string;
  readonly what: string;
  readonly proof: string;
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const rows = tableOf(read('docs/coverage.md'));
const departures = new Set(tableOf(read('docs/departures.md')).map(({ where }) => where));

/** The lines of every table of a document, without headings and the rules below them. */
function linesOf(document: string): string[] {
  return document.split('\n').filter((line) => /^\| (?!where *\||-)/.test(line));
}

/** The rows of every table of a document, however wide its columns are set. */
function tableOf(document: string): Row[] {
  return linesOf(document).flatMap((line) => {
    const [, where, what, proof] = /^\| (.+?) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return where && what && proof ? [{ where, what, proof }] : [];
  });
}

/** The titles of the tests of a file, as they are written; an `each` has its template. */
function titlesOf(source: string): Set<string> {
  const titled = /(?:\b(?:it|test)(?:\.\w+\([^)]*\))?|\]\s*(?:as const)?\s*\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
  return new Set([...source.matchAll(titled)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1')));
}

/** A file of tests, and the fixtures that it takes tests of several files from. */
function sourceOf(file: string): string | undefined {
  const path = [file, `src/${file}`].find((one) => existsSync(join(projectRoot, one)));
  if (path === undefined) return undefined;
  const source = read(path);
  const fixtures = [...source.matchAll(/ from '([.#].*\.fixture)'/g)].map(([, from = '']) =>
    from.startsWith('#') ? `src/${from.slice(1)}.ts` : join(path, '..', `${from}.ts`),
  );
  return [source, ...fixtures.map(read)].join('\n');
}

/** What is wrong with the proof of a row; nothing for one that holds. */
function problemsOf(proof: string): string[] {
  if (proof === 'not proved' || /^open: issue [3-7]$/.test(proof)) return [];
  const departure = /^departure: (.+)$/.exec(proof)?.[1];
  if (departure !== undefined) return departures.has(departure) ? [] : [`no departure ${departure}`];
  const tests = [...proof.matchAll(/(?:^|; )(\S+\.(?:test\.tsx?|e2e\.ts)) ("[^"]+"(?:, "[^"]+")*)(?=; |$)/g)];
  if (tests.map(([whole]) => whole).join('') !== proof) return [`cannot be read: ${proof}`];
  return tests.flatMap(([, file = '', titles = '']) => {
    const source = sourceOf(file);
    if (source === undefined) return [`no file ${file}`];
    const known = titlesOf(source);
    return [...titles.matchAll(/"([^"]+)"/g)]
      .map(([, title = '']) => title)
      .filter((title) => !known.has(title))
      .map((title) => `${file} has no test "${title}"`);
  });
}

describe('docs/coverage.md', () => {
  it('names only tests and departures that exist', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.flatMap(({ where, proof }) => problemsOf(proof).map((problem) => `${where}: ${problem}`))).toEqual([]);
    const unproved = rows.filter(({ proof }) => proof === 'not proved');
    console.log(
      `Coverage: ${rows.length} rows, ${unproved.length} not proved: ${unproved.map(({ where, what }) => `${where} ${what}`).join('; ')}.`,
    );
  });

  it('has a proof in every row of its tables', () => {
    expect(linesOf(read('docs/coverage.md'))).toHaveLength(rows.length);
  });

  it('is found naming what is not there', () => {
    expect(problemsOf('testing/coverage.test.ts "is found naming what is not there"')).toEqual([]);
    expect(problemsOf('testing/coverage.test.ts "is a title that no test has"')).toEqual([
      'testing/coverage.test.ts has no test "is a title that no test has"',
    ]);
    expect(problemsOf('nowhere.test.ts "a"')).toEqual(['no file nowhere.test.ts']);
    expect(problemsOf('departure: nothing of the kind')).toEqual(['no departure nothing of the kind']);
    expect(problemsOf('surely somewhere')).toEqual(['cannot be read: surely somewhere']);
  });
});
