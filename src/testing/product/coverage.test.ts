import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { definedIn, provedIn } from './codes';
import { unproved } from './coverage';
import { coverage, productPages, testFiles } from './project-sources';

describe('each code of the product', () => {
  it('is proved by a test that names it', () => {
    expect(unproved(productPages(), testFiles())).toEqual([]);
  });

  it('is one that the product defines, where a test names it', () => {
    const known = new Set(productPages().flatMap(({ text }) => definedIn(text).map((one) => one.code)));
    const unknown = testFiles().flatMap(({ path, text }) =>
      provedIn(text).flatMap((code) => (known.has(code) ? [] : [`${path}: ${code}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('is found unproved, with what it says', () => {
    const pages = [
      { path: 'docs/product/a.md', text: '# A\n\n- **B12** An export is a list: more.\n- **R 2.4** Two.\n' },
    ];
    const tests = [
      { path: 'src/a.test.ts', text: '// Proves S§1, R 2.4,\n// E1.\nimport a;\n// B12 is no proof here.\n' },
    ];
    expect(definedIn(pages[0]?.text ?? '')).toEqual([
      { code: 'B12', says: 'An export is a list.' },
      { code: 'R 2.4', says: 'Two.' },
    ]);
    expect(provedIn(tests[0]?.text ?? '')).toEqual(['S§1', 'R 2.4', 'E1']);
    expect(unproved(pages, tests)).toEqual(['B12']);
  });
});

it('docs/coverage.md is as npm run coverage-of-spec writes it', () => {
  expect(readFileSync(join(projectRoot, 'docs/coverage.md'), 'utf8')).toBe(coverage());
});
