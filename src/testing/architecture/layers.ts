import { type Finding, finding, type Import, isTest, parseAll, type Source, type Sources } from './source';

/** Where a file stands. The suffix says it, so no feature is ever named here. */
type Layer = 'contract' | 'rules' | 'server' | 'page' | 'fact' | 'top';

interface Place {
  readonly layer: Layer;
  /** The part of the house: `kit`, `house`, an area of the features, `shell`, … */
  readonly area: string;
  /** The folder that makes a slice. */
  readonly folder: string;
}

function placeOf(path: string): Place {
  return { area: areaOf(path), folder: path.replace(/\/[^/]*$/, ''), layer: layerOf(path) };
}

function areaOf(path: string): string {
  return /^src\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? '';
}

/** Areas that put the product together or try it: any layer of what lies below them is theirs. */
const puttingTogether = new Set(['app', 'demo', 'programs', 'testing']);

function layerOf(path: string): Layer {
  if (puttingTogether.has(areaOf(path))) return 'top';
  if (/\.(contract|screens)(\.ts)?$/.test(path)) return 'contract';
  if (/\.rules(\.ts)?$/.test(path)) return 'rules';
  if (/\.(server|pdf)(\.tsx?)?$/.test(path)) return 'server';
  return layerOfFolder(path);
}

/** Where a folder says it: all of `database` is the server's, and the kit has a folder for each layer. */
function layerOfFolder(path: string): Layer {
  if (path.startsWith('src/database/')) return 'server';
  if (!path.startsWith('src/kit/')) return 'page';
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

/** The floors as ARCHITECTURE.md draws them, the lowest first; areas of one floor stand side by side. */
export function floorsIn(document: string): readonly (readonly string[])[] {
  const drawn = /^kit < .+$/m.exec(document)?.[0] ?? '';
  return drawn.split(' < ').map((floor) => floor.split(', '));
}

/** Who imports what it may not: ARCHITECTURE.md, 'Who may import whom'. */
export function layerFindings(sources: Sources, floors: readonly (readonly string[])[]): Finding[] {
  const all = parseAll(sources);
  // A file that imports nothing is a list of facts, which any layer may read.
  const facts = new Set(
    all
      .filter(({ path, imports }) => imports.length === 0 && /\/[a-z-]+\.ts$/.test(path))
      .map(({ path }) => path.replace(/\.ts$/, '')),
  );
  const level = (area: string) => floors.findIndex((floor) => floor.includes(area));
  return all
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      source.imports.flatMap((imported) => {
        const why = problemOf(source, imported, { facts, level });
        return why === undefined ? [] : [finding(source, imported.start, `${why}: ${imported.target}`)];
      }),
    );
}

interface House {
  readonly facts: ReadonlySet<string>;
  readonly level: (area: string) => number;
}

function problemOf({ path }: Source, { target, isOwn, typeOnly }: Import, { facts, level }: House): string | undefined {
  const from = placeOf(path);
  if (!isOwn) {
    const may = packages[from.layer];
    return may && !may.test(target) ? `A ${from.layer} file imports no such package` : undefined;
  }
  if (!target.startsWith('src/')) return undefined;
  const to = placeOf(target);
  if (level(from.area) < 0) return `${path} lies on no floor`;
  if (level(to.area) < 0) return 'What it imports lies on no floor';
  if (from.area !== to.area && level(to.area) >= level(from.area))
    return `${from.area} lies ${level(to.area) > level(from.area) ? 'below' : 'beside'} ${to.area}`;
  if (!facts.has(target) && !below[from.layer].includes(to.layer))
    return `A ${from.layer} file may not import a ${to.layer} file`;
  const isOfAnother = from.layer === 'page' && isFeature(path) && isFeature(target) && from.folder !== to.folder;
  // A page may use a tsx of an area below its own.
  return isOfAnother && to.layer === 'page' && from.area === to.area && !typeOnly
    ? "A page imports nothing of another slice's screens"
    : undefined;
}

const isFeature = (path: string) => path.startsWith('src/features/');

/** Imports of what lies above the own folder that are not by name: they break when a folder moves. */
export function upwardFindings(sources: Sources): Finding[] {
  return parseAll(sources).flatMap((source) =>
    source.imports
      .filter(({ request, target }) => request.startsWith('../') && target.startsWith('src/'))
      .map(({ start, request }) =>
        finding(source, start, `What lies outside the own folder is imported by name: ${request}`),
      ),
  );
}
