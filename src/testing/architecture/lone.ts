import { type Finding, isTest, parseAll, type Source, type Sources } from './source';

/** A file of so many lines is read sooner where it is used than found. */
const few = 12;

/** Files of a few lines that only one file, of their own folder and layer, imports: they belong in that file. */
export function loneFindings(sources: Sources): Finding[] {
  const read = parseAll(sources).filter(({ path }) => !isTest(path));
  const readers = readersOf(read);
  return read
    .filter(({ path, text }) => text.trimEnd().split('\n').length <= few && !isPartOfEverySlice(path))
    .flatMap(({ path }) => {
      const [reader, ...others] = readers.get(bare(path)) ?? [];
      if (!reader || others.length > 0 || reader.isLater || !isBeside(path, reader.path)) return [];
      return [{ path, line: 1, message: `Only ${reader.path} reads these few lines: they can stand there` }];
    });
}

interface Reader {
  readonly path: string;
  /** True where it is loaded only when it is needed. */
  readonly isLater: boolean;
}

function readersOf(read: readonly Source[]): ReadonlyMap<string, readonly Reader[]> {
  const readers = new Map<string, Reader[]>();
  for (const { path, text, imports } of read)
    for (const { target, start, isOwn } of imports) {
      if (!isOwn) continue;
      const reader = { path, isLater: text.startsWith('import(', start) };
      readers.set(target, [...(readers.get(target) ?? []), reader]);
    }
  return readers;
}

const bare = (path: string) => path.replace(/\.tsx?$/, '');

/** In the same folder, and of the same layer as far as the name says. */
const isBeside = (path: string, reader: string) =>
  folderOf(path) === folderOf(reader) && layerOf(path) === layerOf(reader);

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');
const layerOf = (path: string) => /\.(contract|screens|rules|server|pdf)\.tsx?$/.exec(path)?.[1];

/** The parts of a slice that are called the same in every slice, and what a slice is read through. They are found by name. */
const isPartOfEverySlice = (path: string) =>
  /(-(form|checks|tables|slice)|\/(bound|told-of)-[\w-]+)(\.server)?\.tsx?$/.test(path) ||
  /\/([\w-]+)\/\1(-report)?\.server\.ts$/.test(path);
