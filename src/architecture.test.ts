import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entities } from './entities';
import { awaitedScreens } from './features/access/menu/awaited.contract';
import { menuOrder } from './features/access/menu/catalogue.contract';
import { brands } from './features/access/menu/menu.contract';
import { placedScreens } from './features/access/menu/placed.server';
import { policy } from './features/access/policy';
import type { Entity } from './kit/contract/entity';
import { text } from './kit/contract/fields-text';
import { rightOf } from './kit/server/http/execute';
import { projectRoot } from './kit/server/project-root';
import { routes } from './routes';
import { contractProblems } from './testing/architecture/contracts';
import { forbiddenImports } from './testing/architecture/forbidden-imports';
import { cycleFindings, layerFindings } from './testing/architecture/layers';
import { type Finding, readSources, type Sources } from './testing/architecture/source';
import { glossaryNames, spellingFindings } from './testing/architecture/spelling';
import { assertionFindings, lengthFindings, namingFindings, spreadFindings } from './testing/architecture/style';
import { untranslatedFindings } from './testing/architecture/texts';
import { writerFindings } from './testing/architecture/writers';

const sources = readSources();
const shown = (findings: readonly Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);
const glossary = glossaryNames(readFileSync(join(projectRoot, 'docs/wire-names.md'), 'utf8'));
const all: readonly Entity[] = Object.values(entities);

describe('who imports whom', () => {
  it('goes in one direction, as ARCHITECTURE.md draws it', () => {
    expect(shown(layerFindings(sources))).toEqual([]);
  });

  it.each(forbiddenImports)('is told where %s imports', (_who, path, source, message) => {
    expect(said(layerFindings({ [path]: source }))).toEqual([message]);
  });

  it('lets the kit know the types of the tables', () => {
    expect(layerFindings({ 'src/kit/server/x.ts': "import type { Tables } from '../../entities';" })).toEqual([]);
  });

  it('has no ring of servers', () => {
    expect(shown(cycleFindings(sources))).toEqual([]);
    const ring: Sources = {
      'src/features/a/a.server.ts': "import { b } from '../b/b.server';",
      'src/features/b/b.server.ts': "import { c } from '../c/c.server';",
      'src/features/c/c.server.ts': "import { a } from '../a/a.server';",
    };
    expect(said(cycleFindings(ring))).toEqual(['Servers import each other: a.server → b.server → c.server → a.server']);
  });
});

describe('a table', () => {
  const contract: Sources = { 'src/features/a/a.contract.ts': "export const thing = entity({ table: 'thing' });" };

  it('is written by its own slice alone', () => {
    expect(shown(writerFindings(sources))).toEqual([]);
  });

  it.each([
    ['insertInto', "db.insertInto('thing').values({});"],
    ['updateTable', "db.updateTable('thing').set({});"],
    ['deleteFrom', "db.deleteFrom('thing');"],
    ['a verb of the kit', "import { thing } from '../a/a.contract';\nawait change(call, thing, id, {});"],
    ['crud', "import { thing } from '../a/a.contract';\ncrud(thing);"],
    ['SQL written out', 'sql`update ${schema}.thing set x = 1`;'],
  ])('is found written elsewhere by %s', (_verb, source) => {
    expect(said(writerFindings({ ...contract, 'src/features/b/b.server.ts': source }))).toEqual([
      'The table thing is written by src/features/a alone',
    ]);
    expect(writerFindings({ ...contract, 'src/features/a/a.server.ts': source.replace('../a/', './') })).toEqual([]);
  });
});

describe('a call', () => {
  it('has an entry in the policy', () => {
    expect(routes.map(rightOf).filter((right) => !policy.knows(right))).toEqual([]);
    expect(policy.knows('GET nothing')).toBe(false);
  });
});

describe('a contract', () => {
  it('names only fields that it has', () => {
    expect(all.flatMap(contractProblems)).toEqual([]);
  });

  it('is found naming what it has not', () => {
    const wrong = {
      table: 'thing',
      path: 'thing',
      one: 'Thing',
      many: 'Things',
      fields: { name: text('Name') },
      stored: {},
      dated: 'day',
      erase: 'void',
      brief: ['names'],
      search: ['name.first'],
      options: { label: '{nam}', facts: ['price'] },
    } as const;
    expect(contractProblems(wrong)).toEqual([
      'thing has no field names',
      'thing has no field day',
      'thing has no field price',
      'thing.name is no reference',
      'thing has no field nam',
      'thing is voided but stores no voidedAt, voidedBy, voidReason',
    ]);
  });
});

describe('a screen', () => {
  const opens = (source: string) =>
    new Set([...source.matchAll(/^\s*'(\/[^']*)': \(\) => import\(/gm)].map(([, path]) => path ?? ''));
  const entityScreens = new Set(all.flatMap((of) => of.screen?.path ?? []));

  it('of an entity or of the menu opens a page, or is awaited and then in no menu', () => {
    const opened = opens(sources['src/screens.tsx'] ?? '');
    const inMenu = brands.flatMap((brand) => [
      ...menuOrder[brand].flatMap(({ paths }) => paths),
      ...placedScreens(brand).map(({ path }) => path),
    ]);
    const offered = new Set([...inMenu, ...entityScreens]);
    expect([...offered].filter((path) => opened.has(path) === awaitedScreens.has(path))).toEqual([]);
  });

  it('is found not to open', () => {
    expect(opens("  '/a': () => import('./A'),")).toEqual(new Set(['/a']));
    expect(opens("  // '/b': () => import('./B'),").has('/b')).toBe(false);
  });
});

describe('what people read', () => {
  it('passes t()', () => {
    expect(shown(untranslatedFindings(sources))).toEqual([]);
  });

  it.each([
    ['text', 'const A = () => <p>Save it</p>;'],
    ['text in braces', "const A = () => <p>{'Save it'}</p>;"],
    ['a choice of texts', "const A = () => <p>{x ? 'Save it' : t('Leave it')}</p>;"],
    ['a template', 'const A = () => <p>{`Save it`}</p>;'],
    ['a label', 'const A = () => <input aria-label="Save it" />;'],
    ['a label in braces', "const A = () => <Button title={'Save it'} />;"],
  ])('is found outside it: %s', (_what, source) => {
    expect(said(untranslatedFindings({ 'src/features/a/APage.tsx': source }))).toEqual(['Text outside t(): Save it']);
  });
});

describe('the code of a feature', () => {
  it('tells the compiler to look away nowhere', () => {
    expect(shown(assertionFindings(sources))).toEqual([]);
    const bad = {
      'src/features/a/a.server.ts': "const a: any = 1; const b = c!; const d = e as string; const f = ['g'] as const;",
    };
    expect(said(assertionFindings(bad))).toEqual(['any', 'a non-null !', 'as']);
  });

  it('spreads no list into the arguments of a call, which a long one overflows', () => {
    expect(shown(spreadFindings(sources))).toEqual([]);
    const bad = { 'src/features/a/a.server.ts': 'made.push(...rows); made.push(row); made = [...made, ...rows];' };
    expect(said(spreadFindings(bad))).toEqual(['a list spread into push']);
  });

  it('is in files of at most 250 lines', () => {
    expect(shown(lengthFindings(sources))).toEqual([]);
    expect(lengthFindings({ 'src/features/a/a.rules.ts': '//\n'.repeat(251) })).toHaveLength(1);
  });

  it('is in files and folders named as they are named here', () => {
    expect(shown(namingFindings(sources))).toEqual([]);
    const bad = [
      'src/features/schoolClass/a.server.ts',
      'src/features/a/helpers.ts',
      'src/features/a/date-utils.ts',
      'src/features/common/a.rules.ts',
      'src/features/a/A.service.ts',
      'src/features/a/apage.Page.tsx',
    ];
    expect(namingFindings(Object.fromEntries(bad.map((path) => [path, '']))).map(({ path }) => path)).toEqual(bad);
  });

  it('spells our own names right; the misspelt names of the wire stand in docs/wire-names.md', () => {
    expect(shown(spellingFindings(sources, glossary))).toEqual([]);
    const planted = {
      'src/features/a/a.rules.ts':
        "const recieptTotal = 1; const upsent = 'upsent'; const x = 'attendence/attendenceReport';",
      'src/features/attendence/a.rules.ts': '',
    };
    expect(said(spellingFindings(planted, glossary))).toEqual(['Misspelt: recieptTotal']);
    expect(said(spellingFindings(planted, new Set()))).toHaveLength(6);
  });
});
