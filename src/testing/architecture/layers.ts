import { type Finding, finding, type Import, isTest, parseAll, type Source, type Sources } from './source';

/** The layer of a file. Its suffix tells, so no feature is ever named here. */
type Layer = 'contract' | 'rules' | 'server' | 'page' | 'fact' | 'top';

interface Place {
  readonly layer: Layer;
  /** The part of the tree: `kit`, `house`, an area of the features, `shell`, … */
  readonly area: string;
  /** The folder of the slice. */
  readonly folder: string;
}

function placeOf(path: string): Place {
  return { area: areaOf(path), folder: path.replace(/\/[^/]*$/, ''), layer: layerOf(path) };
}

function areaOf(path: string): string {
  return /^src\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? '';
}

/** Areas that assemble the product or test it: they may import every layer of the areas below them. */
const assembling = new Set(['app', 'demo', 'programs', 'testing']);

function layerOf(path: string): Layer {
  if (assembling.has(areaOf(path))) return 'top';
  if (/\.(contract|screens)(\.ts)?$/.test(path)) return 'contract';
  if (/\.rules(\.ts)?$/.test(path)) return 'rules';
  if (/\.(server|pdf)(\.tsx?)?$/.test(path)) return 'server';
  return layerOfFolder(path);
}

/** The layer of a file without a suffix: all of `database` is server code, and the kit has a folder for each layer. */
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

/** The levels that ARCHITECTURE.md draws, the lowest first, each with the areas that it consists of. */
export function levelsIn(document: string): readonly (readonly string[])[] {
  const drawn = /^kit < .+$/m.exec(document)?.[0] ?? '';
  return drawn.split(' < ').map((level) => level.split(', '));
}

/** Imports that break the rules of ARCHITECTURE.md, 'Who may import whom'. */
export function layerFindings(sources: Sources, levels: readonly (readonly string[])[]): Finding[] {
  const all = parseAll(sources);
  // A file that imports nothing is a list of facts, which every layer may import.
  const facts = new Set(
    all
      .filter(({ path, imports }) => imports.length === 0 && /\/[a-z-]+\.ts$/.test(path))
      .map(({ path }) => path.replace(/\.ts$/, '')),
  );
  const levelOf = (area: string) => levels.findIndex((level) => level.includes(area));
  return all
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      source.imports.flatMap((imported) => {
        const why = problemOf(source, imported, { facts, levelOf });
        return why === undefined ? [] : [finding(source, imported.start, `${why}: ${imported.target}`)];
      }),
    );
}

interface Plan {
  readonly facts: ReadonlySet<string>;
  /** The height of an area, 0 for the lowest; -1 for an area that no level names. */
  readonly levelOf: (area: string) => number;
}

function problemOf(
  { path }: Source,
  { target, isOwn, typeOnly }: Import,
  { facts, levelOf }: Plan,
): string | undefined {
  const from = placeOf(path);
  if (!isOwn) {
    const may = packages[from.layer];
    return may && !may.test(target) ? `A ${from.layer} file imports no such package` : undefined;
  }
  if (!target.startsWith('src/')) return undefined;
  const to = placeOf(target);
  const [own, other] = [levelOf(from.area), levelOf(to.area)];
  if (own < 0) return `${path} is on no level`;
  if (other < 0) return 'The imported file is on no level';
  if (from.area !== to.area && other >= own)
    return `${from.area} is ${other > own ? 'below' : 'on the same level as'} ${to.area}`;
  if (!facts.has(target) && !below[from.layer].includes(to.layer))
    return `A ${from.layer} file may not import a ${to.layer} file`;
  const isOfAnother = from.layer === 'page' && isFeature(path) && isFeature(target) && from.folder !== to.folder;
  // A page may use a tsx of an area below its own.
  return isOfAnother && to.layer === 'page' && from.area === to.area && !typeOnly
    ? "A page imports nothing of another slice's screens"
    : undefined;
}

/** Tests of what knows no product that name something of it: what they need of a product, `src/testing` gives them. */
export function foreignTestFindings(sources: Sources): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => isTest(path) && /^src\/(kit|database)\//.test(path))
    .flatMap((source) =>
      source.imports
        .filter(({ target }) => /^src\/(?!kit\/|database\/|testing\/)/.test(target))
        .map(({ start, target }) =>
          finding(source, start, `A test of ${areaOf(source.path)} names the product: ${target}`),
        ),
    );
}

const isFeature = (path: string) => path.startsWith('src/features/');

/** Imports that leave the folder of a file by a relative path: they break when the folder is moved. */
export function upwardFindings(sources: Sources): Finding[] {
  return parseAll(sources).flatMap((source) =>
    source.imports
      .filter(({ request, target }) => request.startsWith('../') && target.startsWith('src/'))
      .map(({ start, request }) =>
        finding(source, start, `Files outside the own folder are imported by name: ${request}`),
      ),
  );
}
