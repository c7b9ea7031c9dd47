import { describe, expect, it } from 'vitest';
import { cycleFindings, folderCycleFindings } from './circles';
import { type Finding, readSources, type Sources } from './source';

const sources = readSources();
const shown = (findings: readonly Finding[]) => findings.map(({ path, message }) => `${path} ${message}`);
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);

describe('imports', () => {
  it('never go in a circle of files', () => {
    expect(shown(cycleFindings(sources))).toEqual([]);
    const ring: Sources = {
      'src/features/a/a.server.ts': "import { b } from '#features/b/b.server';",
      'src/features/b/b.server.ts': "import type { c } from '#features/c/c.server';",
      'src/features/c/c.server.ts': "import { a } from '#features/a/a.server';",
    };
    expect(said(cycleFindings(ring))).toEqual(['Files import each other: a.server → b.server → c.server → a.server']);
  });

  it('never go in a circle of folders', () => {
    expect(shown(folderCycleFindings(sources))).toEqual([]);
    const ring: Sources = {
      'src/features/a/a.rules.ts': "import { b } from '#features/b/b.rules';",
      'src/features/a/a.contract.ts': '',
      'src/features/b/b.rules.ts': "import type { c } from './inner/c.rules';",
      'src/features/b/inner/c.rules.ts': "import { a } from '#features/a/a.contract';",
    };
    expect(cycleFindings(ring)).toEqual([]);
    expect(said(folderCycleFindings(ring))).toEqual([
      'Folders import each other: src/features/a → src/features/b → src/features/b/inner → src/features/a (a.rules > b.rules, b.rules > c.rules, c.rules > a.contract)',
    ]);
  });
});
