import { describe, expect, it } from 'vitest';
import { folderCycleFindings } from './circles';
import { type Finding, readSources, type Sources } from './source';

const sources = readSources();
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);

describe('imports', () => {
  it('never go in a circle of folders', () => {
    expect(said(folderCycleFindings(sources))).toEqual([]);
    const ring: Sources = {
      'src/features/a/a.rules.ts': "import { b } from '#features/b/b.rules';",
      'src/features/a/a.contract.ts': '',
      'src/features/b/b.rules.ts': "import type { c } from './inner/c.rules';",
      'src/features/b/inner/c.rules.ts': "import { a } from '#features/a/a.contract';",
    };
    expect(said(folderCycleFindings(ring))).toEqual([
      'Folders import each other: src/features/a → src/features/b → src/features/b/inner → src/features/a (a.rules > b.rules, b.rules > c.rules, c.rules > a.contract)',
    ]);
  });
});
