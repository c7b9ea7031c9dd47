import { type Finding, isTest, parseAll, type Sources } from './source';

/** What each file or folder imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other in a circle, types and tests included: none of them can be read alone. */
export function cycleFindings(sources: Sources): Finding[] {
  return ringsIn(importsOf(sources, () => true)).map((ring) => ({
    path: `${ring[0]}.ts`,
    line: 1,
    message: `Files import each other: ${ring.map((path) => path.split('/').pop()).join(' → ')}`,
  }));
}

/** Folders whose files import each other in a circle, a folder being the files that lie in it: none of them can be moved alone. */
export function folderCycleFindings(sources: Sources): Finding[] {
  const files = importsOf(sources, (path) => !isTest(path));
  return ringsIn(byFolder(files)).map((ring) => ({
    path: ring[0] ?? '',
    line: 1,
    message: `Folders import each other: ${ring.join(' → ')} (${tiesOf(ring, files).join(', ')})`,
  }));
}

/** What the project's own files import, by path without ending; `isRead` picks the files. */
function importsOf(sources: Sources, isRead: (path: string) => boolean): Imports {
  const all = parseAll(sources).filter(({ path }) => isRead(path));
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
