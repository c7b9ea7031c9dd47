import { type Finding, isTest, parseAll, type Sources } from './source';

/** What each file or folder imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Folders whose files import each other in a circle, a folder being the files that lie in it: none of them can be moved alone. A circle
 * of files is found by the linter.
 */
export function folderCycleFindings(sources: Sources): Finding[] {
  const files = importsOf(sources);
  return ringsIn(byFolder(files)).map((ring) => ({
    path: ring[0] ?? '',
    line: 1,
    message: `Folders import each other: ${ring.join(' → ')} (${tiesOf(ring, files).join(', ')})`,
  }));
}

/** The imports of the project's own files, tests apart, by path without ending. */
function importsOf(sources: Sources): Imports {
  const all = parseAll(sources).filter(({ path }) => !isTest(path));
  return new Map(
    all.map(({ path, imports }) => [
      path.replace(/\.tsx?$/, ''),
      imports.filter(({ isOwn }) => isOwn).map(({ target }) => target),
    ]),
  );
}

function byFolder(files: Imports): Imports {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = folderOf(file);
    const others = targets.map(folderOf).filter((target) => target !== folder);
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
  }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}

/** For each step of a ring of folders the first file that takes it: `a.rules > b.rules`. */
function tiesOf(ring: readonly string[], files: Imports): string[] {
  return ring.slice(1).flatMap((to, index) => {
    const own = [...files].filter(([file]) => folderOf(file) === ring[index]);
    const ties = own.flatMap(([file, targets]) =>
      targets.filter((target) => folderOf(target) === to).map((target) => `${nameOf(file)} > ${nameOf(target)}`),
    );
    return ties.slice(0, 1);
  });
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');
const nameOf = (path: string) => path.split('/').pop() ?? '';

/** The rings that a walk along the imports closes, each with its beginning at both ends; none where there is no circle. */
function ringsIn(next: Imports): string[][] {
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
  return found;
}
