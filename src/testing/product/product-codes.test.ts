import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { code, definedIn } from './codes';

/** The codes that a text cites. A letter with a number is a code only where it stands alone: not in 'UTF-8' or 'A1.2'. */
function citedIn(text: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w.%-])(?:${code})(?![\w-]|\.\d)`, 'g'))].map(([name]) => name);
}

/** What people read of a file: all of a document without its code, the comments of a source. */
function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const comment = file.endsWith('.sql') ? /--.*/g : /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
  return [...text.matchAll(comment)].map(([words]) => words).join('\n');
}

/** The codes that are defined more than once. */
function twice(defined: readonly string[]): string[] {
  return defined.filter((name, index) => defined.indexOf(name) !== index);
}

/** What a file cites and no page defines. */
function unknownIn(file: string, text: string, defined: ReadonlySet<string>): string[] {
  const missing = citedIn(proseOf(file, text)).filter((name) => !defined.has(name));
  return [...new Set(missing)].map((name) => `${file} cites ${name}, which docs/product does not define`);
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const defined = filesOf('docs/product').flatMap((file) => definedIn(read(file)).map((one) => one.code));
const citing = ['src', 'e2e', 'migrations', 'scripts', 'docs']
  .flatMap(filesOf)
  .filter((file) => /\.(?:ts|tsx|mjs|css|sql|md)$/.test(file));

describe('docs/product', () => {
  it('defines each code once', () => {
    expect(defined.length).toBeGreaterThan(200);
    expect(twice(defined)).toEqual([]);
  });

  it('defines every code that a comment, a test or a document cites', () => {
    const known = new Set(defined);
    expect(citing.length).toBeGreaterThan(500);
    expect(citing.flatMap((file) => unknownIn(file, read(file), known))).toEqual([]);
  });

  it('is found lacking a code, or defining one twice', () => {
    const pages = ['- **A1** One.', '| **A2** | Two |', '**S§9** Nine.', '- **R 5.10** Ten.', 'Not **A3** here.'];
    const known = definedIn(pages.join('\n')).map((one) => one.code);
    expect(known).toEqual(['A1', 'A2', 'S§9', 'R 5.10']);
    expect(twice([...known, 'A2'])).toEqual(['A2']);

    const missing = (name: string) => `x cites ${name}, which docs/product does not define`;
    const found = (file: string, text: string) =>
      unknownIn(file, text, new Set(known)).map((problem) => problem.replace(file, 'x'));
    expect(found('a.ts', "/** Kept (A1, A7). */\nconst cell = 'B9'; // R 5.9 and UTF-8''f%C3%BCr")).toEqual([
      missing('A7'),
      missing('R 5.9'),
    ]);
    expect(found('a.sql', '-- By S§9 and S§8.')).toEqual([missing('S§8')]);
    expect(found('a.md', "A1's rule, E5-2680, `H3` and I3.")).toEqual([missing('I3')]);
  });
});
