import { type Finding, finding, type Import, isTest, parseAll, type Source, type Sources } from './source';

/** Where a file stands. The suffix says it, so no feature is ever named here. */
type Layer = 'contract' | 'rules' | 'server' | 'page' | 'fact' | 'top';

interface Place {
  readonly layer: Layer;
  readonly area: 'kit' | 'features' | 'shell' | 'top';
  /** The folder that makes a slice. */
  readonly folder: string;
}

function placeOf(path: string): Place {
  const area = /^src\/(kit|features|shell)\//.exec(path)?.[1] ?? 'top';
  return { area: area as Place['area'], folder: path.replace(/\/[^/]*$/, ''), layer: layerOf(path) };
}

function layerOf(path: string): Layer {
  if (path.startsWith('src/kit/')) return kitLayer(path);
  if (/\.contract(\.ts)?$/.test(path)) return 'contract';
  if (/\.rules(\.ts)?$/.test(path)) return 'rules';
  if (/\.(server|pdf)(\.tsx?)?$/.test(path) || /\/policy(\.ts)?$/.test(path)) return 'server';
  return /^src\/[^/]+$/.test(path) ? 'top' : 'page';
}

function kitLayer(path: string): Layer {
  const [, , part] = path.split('/');
  return part === 'contract' || part === 'rules' || part === 'server' ? part : 'page';
}

const below: Readonly<Record<Layer, readonly Layer[]>> = {
  contract: ['contract'],
  rules: ['contract', 'rules'],
  server: ['contract', 'rules', 'server'],
  page: ['contract', 'rules', 'page'],
  fact: [],
  top: ['contract', 'rules', 'server', 'page', 'top'],
};

const packages: Partial<Record<Layer, RegExp>> = { contract: /^zod(\/mini)?$/, rules: /^$/ };

/** Who imports what it may not: architecture.md, 'Who may import whom'. */
export function layerFindings(sources: Sources): Finding[] {
  const all = parseAll(sources);
  // A file that imports nothing is a list of facts, which any layer may read.
  const facts = new Set(
    all
      .filter(({ path, imports }) => imports.length === 0 && /\/[a-z-]+\.ts$/.test(path))
      .map(({ path }) => path.replace(/\.ts$/, '')),
  );
  return all
    .filter(({ path }) => !isTest(path) && placeOf(path).area !== 'top')
    .flatMap((source) => source.imports.flatMap((imported) => wrong(source, imported, facts)));
}

function wrong(source: Source, imported: Import, facts: ReadonlySet<string>): Finding[] {
  const from = placeOf(source.path);
  const say = (why: string) => [finding(source, imported.start, `${why}: ${imported.target}`)];
  if (!imported.isOwn) {
    const may = packages[from.layer];
    return may && !may.test(imported.target) ? say(`A ${from.layer} file imports no such package`) : [];
  }
  const to = placeOf(imported.target);
  const isEntities = imported.target === 'src/entities';
  if (from.area === 'kit') {
    if (isEntities && imported.typeOnly && from.layer === 'server') return [];
    if (to.area !== 'kit') return say('The kit imports nothing of the product');
  }
  if (isEntities && from.layer === 'server') return [];
  if (!facts.has(imported.target) && !below[from.layer].includes(to.layer))
    return say(`A ${from.layer} file may not import a ${to.layer} file`);
  const foreign =
    from.area === 'features' &&
    to.area === 'features' &&
    from.layer === 'page' &&
    to.layer === 'page' &&
    from.folder !== to.folder;
  if (foreign && !imported.typeOnly) return say("A page imports nothing of another slice's screens");
  return [];
}

/** Servers that import each other in a ring. */
export function cycleFindings(sources: Sources): Finding[] {
  const all = parseAll(sources).filter(({ path }) => path.endsWith('.server.ts') && !isTest(path));
  const next = new Map(
    all.map((source) => [
      source.path.replace(/\.ts$/, ''),
      source.imports
        .filter((one) => one.isOwn && !one.typeOnly && one.target.endsWith('.server'))
        .map((one) => one.target),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...way.slice(way.indexOf(path)), path]);
      return;
    }
    state.set(path, 'open');
    for (const target of next.get(path) ?? []) visit(target, [...way, path]);
    state.set(path, 'done');
  };
  for (const path of next.keys()) visit(path, []);
  return found.map((ring) => ({
    path: `${ring[0]}.ts`,
    line: 1,
    message: `Servers import each other: ${ring.map((path) => path.split('/').pop()).join(' → ')}`,
  }));
}
