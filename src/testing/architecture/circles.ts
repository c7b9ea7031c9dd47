import { type Finding, isTest, parseAll, type Sources } from './source';

/** Files that import each other in a circle, types included: none of them can be read alone. */
export function cycleFindings(sources: Sources): Finding[] {
  const all = parseAll(sources).filter(({ path }) => !isTest(path));
  const next = new Map(
    all.map(({ path, imports }) => [
      path.replace(/\.tsx?$/, ''),
      imports.filter(({ isOwn }) => isOwn).map(({ target }) => target),
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
    message: `Files import each other: ${ring.map((path) => path.split('/').pop()).join(' → ')}`,
  }));
}
