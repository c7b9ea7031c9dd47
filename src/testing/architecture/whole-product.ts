import { type Finding, finding, isTest, parseAll, type Source, type Sources } from './source';

/** Where the product may be tested as a whole. */
const places = ['src/testing/', 'src/app/'];
const isApps = (target: string) => target.startsWith('src/app/');

/** The module that every test of the server is put together with: it names slices, and reaches no list of all of them. */
const common = 'src/testing/test-app';

/** By file, what imports it, or what it imports. */
type Edges = ReadonlyMap<string, readonly string[]>;

/**
 * Tests outside of src/testing and src/app that reach a list of the whole product: they would run for a change of any slice. What is
 * in src/app is not imported by name there, and what is imported leads to no more of it than a test of a few slices does.
 */
export function wholeProductFindings(sources: Sources): Finding[] {
  const all = parseAll(sources);
  const edges = all.flatMap((source) => running(source).map(({ target }) => [nameOf(source), target] as const));
  const few = reached([common], edgesOf(edges));
  const whole = edges.map(([, target]) => target).filter((target) => isApps(target) && !few.has(target));
  const towards = reached(whole, edgesOf(edges.map(([importer, target]) => [target, importer])));
  return all
    .filter(({ path }) => isTest(path) && !places.some((place) => path.startsWith(place)))
    .flatMap((source) =>
      running(source).flatMap(({ target, start }) => {
        if (isApps(target))
          return [finding(source, start, `Only src/testing and src/app test the whole product: ${target}`)];
        if (!towards.has(target)) return [];
        return [finding(source, start, `This leads to the whole product: ${wayFrom(target, towards).join(' > ')}`)];
      }),
    );
}

const nameOf = ({ path }: Source) => path.replace(/\.tsx?$/, '');
const running = ({ imports }: Source) => imports.filter(({ isOwn, typeOnly }) => isOwn && !typeOnly);

function edgesOf(pairs: readonly (readonly [from: string, to: string])[]): Edges {
  const edges = new Map<string, string[]>();
  for (const [from, to] of pairs) {
    const known = edges.get(from);
    if (known) known.push(to);
    else edges.set(from, [to]);
  }
  return edges;
}

/** All files that are reached from these, each with the file before it. */
function reached(from: readonly string[], edges: Edges): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>(from.map((path) => [path, undefined]));
  for (const [path] of found) for (const next of edges.get(path) ?? []) if (!found.has(next)) found.set(next, path);
  return found;
}

function wayFrom(path: string, towards: ReadonlyMap<string, string | undefined>): string[] {
  const next = towards.get(path);
  return next === undefined ? [path] : [path, ...wayFrom(next, towards)];
}
