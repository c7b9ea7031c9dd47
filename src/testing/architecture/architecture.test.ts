// Proves S§2, R 1.1, R 1.3, R 1.4.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entities } from '#app/entities';
import { brands } from '#house/brand/brand.contract';
import { menus, product, routes } from '#app/product';
import type { Entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';
import { rightOf } from '#kit/server/http/right';
import { projectRoot } from '#kit/server/project-root';
import { contractProblems } from './contracts';
import { forbiddenImports } from './forbidden-imports';
import { layerFindings, levelsIn, upwardFindings } from './layers';
import { type Finding, readSources, type Sources } from './source';
import { patchFindings } from './seams';
import { glossaryNames, spellingFindings } from './spelling';
import { addressFindings, assertionFindings, lengthFindings, namingFindings, spreadFindings } from './style';
import { untranslatedFindings } from './texts';
import { wirePathFindings } from './wire-paths';
import { writerFindings } from './writers';

const sources = readSources();
const shown = (findings: readonly Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
const said = (findings: readonly Finding[]) => findings.map(({ message }) => message);
const glossary = glossaryNames(readFileSync(join(projectRoot, 'docs/wire-names.md'), 'utf8'));
const all: readonly Entity[] = Object.values(entities);
const levels = levelsIn(readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8'));

describe('who imports whom', () => {
  it('follows one direction, as ARCHITECTURE.md draws it', () => {
    expect(shown(layerFindings(sources, levels))).toEqual([]);
  });

  it.each(forbiddenImports)('finds %s', (_what, path, source, message) => {
    expect(said(layerFindings({ [path]: source }, levels))).toEqual([message]);
  });

  it('lets a page use a component of an area below its own', () => {
    const page = { 'src/features/people/a/APage.tsx': "import { B } from '#house/b/B';" };
    expect(layerFindings(page, levels)).toEqual([]);
  });

  it('is by name wherever it leaves its folder', () => {
    expect(shown(upwardFindings(sources))).toEqual([]);
    expect(said(upwardFindings({ 'src/kit/web/x.ts': "import { a } from '../contract/a';" }))).toEqual([
      'Files outside the own folder are imported by name: ../contract/a',
    ]);
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
    ['SQL over a table of a brand', "sql`insert into ${tableOf({ brand }, 'thing')} as t (x) values (1)`;"],
    [
      'SQL over a table that has a name',
      "const things = tableOf(call, 'thing');\nsql`delete from ${things} where x = 1`;",
    ],
  ])('is found written elsewhere by %s', (_verb, source) => {
    expect(said(writerFindings({ ...contract, 'src/features/b/b.server.ts': source }))).toEqual([
      'The table thing is written by src/features/a alone',
    ]);
    expect(writerFindings({ ...contract, 'src/features/a/a.server.ts': source.replace('../a/', './') })).toEqual([]);
  });
});

describe('a call', () => {
  it('of an entity is done its own way where crud() asks for it, not by patching what it answers', () => {
    expect(shown(patchFindings(sources))).toEqual([]);
  });

  it.each([
    ['mapped', 'export const aRoutes = crud(a).map((route) => route);'],
    ['filtered by a name', 'const own = crud(a);\nexport const aRoutes = own.filter(Boolean);'],
    ['wrapped', 'export const aRoutes = wrapping(crud(a));'],
    ['wrapped among others', 'export const aRoutes = wrapping([on(b, c), ...crud(a)]);'],
    ['spread from a name into a wrapper', 'const own = [...crud(a)];\nexport const aRoutes = wrapping([...own]);'],
  ])('of an entity is found %s', (_how, source) => {
    expect(said(patchFindings({ 'src/features/a/a.server.ts': source }))).toEqual(['The calls of crud() are patched']);
    const seamed = "const own = crud(a, { without: ['create'] });\nexport const aRoutes = [...own, on(b, c)];";
    expect(patchFindings({ 'src/features/a/a.server.ts': seamed })).toEqual([]);
  });

  it('has an entry in the policy', () => {
    expect(routes.map(rightOf).filter((right) => !product.rights.knows(right))).toEqual([]);
    expect(product.rights.knows('GET nothing')).toBe(false);
  });
});

describe('a wire path', () => {
  const declared = "export const pay = endpoint({ path: 'thing/pay' });";
  const contract: Sources = { 'src/features/a/a.contract.ts': declared };

  it('is named by its contract wherever another slice means it', () => {
    expect(shown(wirePathFindings(sources))).toEqual([]);
  });

  it.each([
    ['a path', "save('thing/pay', body);", 'The wire path of src/features/a as text: thing/pay'],
    ['a call', "const right = 'GET thing';", 'A call named as text: GET thing'],
    ['a call in a template', 'const right = `PUT thing/${id}`;', 'A call named as text: PUT thing/${id}'],
    ['what is read', "readAll('thing');", 'The wire path of src/features/a as text: thing'],
    ['what is saved', "calls.save('thing', body);", 'The wire path of src/features/a as text: thing'],
    ['a record of it', 'calls.remove(`thing/${id}`);', 'The wire path of src/features/a as text: thing/${id}'],
    [
      'the first key of a query',
      "useQuery({ queryKey: ['thing', 1] });",
      'The wire path of src/features/a as text: thing',
    ],
    ['a file', 'download({ path: `thing/${id}/pdf` });', 'The wire path of src/features/a as text: thing/${id}/pdf'],
  ])('is found as text: %s', (_what, source, message) => {
    expect(said(wirePathFindings({ ...contract, 'src/features/b/b.server.ts': source }))).toEqual([message]);
  });

  it('may be text in its own slice', () => {
    const own = { 'src/features/a/a.server.ts': "save('thing/pay', body); readAll('thing');" };
    expect(wirePathFindings({ ...contract, ...own })).toEqual([]);
    const words = "const kind = 'thing'; queryKey(['thing']); const key = ['thing']; t('thing');";
    expect(wirePathFindings({ ...contract, 'src/features/b/b.server.ts': words })).toEqual([]);
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

  it('of an entity or of the menu opens a page', () => {
    const opened = opens(sources['src/app/screens.tsx'] ?? '');
    const inMenu = brands.flatMap((brand) => [...menus.offered(brand)]);
    expect([...new Set([...inMenu, ...entityScreens])].filter((path) => !opened.has(path))).toEqual([]);
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
  it('never silences the compiler', () => {
    expect(shown(assertionFindings(sources))).toEqual([]);
    const bad = {
      'src/features/a/a.server.ts': "const a: any = 1; const b = c!; const d = e as string; const f = ['g'] as const;",
    };
    expect(said(assertionFindings(bad))).toEqual(['any', 'a non-null !', 'as']);
  });

  it('never spreads a list into the arguments of a call, because a long one overflows the stack', () => {
    expect(shown(spreadFindings(sources))).toEqual([]);
    const bad = { 'src/features/a/a.server.ts': 'made.push(...rows); made.push(row); made = [...made, ...rows];' };
    expect(said(spreadFindings(bad))).toEqual(['a list spread into push']);
  });

  it('leaves it to one file to tell where a request comes from', () => {
    expect(shown(addressFindings(sources))).toEqual([]);
    const bad = { 'src/features/a/a.server.ts': 'keep(call.request.ip, request.socket.remoteAddress, record.ip);' };
    expect(said(addressFindings(bad))).toEqual(['ip of a request', 'remoteAddress of a request']);
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
