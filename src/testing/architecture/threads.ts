import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';
import { type Finding, finding, isNode, isTest, nameOf, parseAll, type Source, type Sources, walk } from './source';

/** Packages whose work would hold up every other call: only a worker may load them. */
const heavy = new Set(['@react-pdf/renderer', 'fflate']);

const crew = 'src/kit/server/bounded/crew.ts';

/** Every module below src that Node runs as it stands: workers, and what they are made of. */
export function readWorkers(): Sources {
  const names = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => name.endsWith('.mjs')).map((name) => `src/${name.replaceAll('\\', '/')}`);
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

/**
 * Modules that belong into a worker and are loaded outside one, also by way of a module of a worker, and threads that no crew bounds.
 * `sources` is every TypeScript file, `workers` every module of a worker.
 */
export function threadFindings(sources: Sources, workers: Sources): Finding[] {
  const modules = new Map(parseAll(workers).map((source) => [source.path, source]));
  return parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => [...loaded(source, modules), ...threads(source)]);
}

function loaded(source: Source, modules: ReadonlyMap<string, Source>): Finding[] {
  return source.imports.flatMap(({ target, typeOnly, start }) => {
    const name = typeOnly ? undefined : heavyOf(target, modules, new Set());
    return name === undefined ? [] : [finding(source, start, `${name} is loaded by a worker alone`)];
  });
}

/** The heavy package that an import brings along. */
function heavyOf(target: string, modules: ReadonlyMap<string, Source>, seen: Set<string>): string | undefined {
  if (heavy.has(target)) return target;
  if (seen.has(target)) return undefined;
  seen.add(target);
  const imports = modules.get(target)?.imports ?? [];
  return imports.map((one) => heavyOf(one.target, modules, seen)).find((name) => name !== undefined);
}

function threads(source: Source): Finding[] {
  if (source.path === crew) return [];
  const imported = source.imports
    .filter(({ target }) => /^(node:)?worker_threads$/.test(target))
    .map(({ start }) => finding(source, start, 'Threads are opened by a crew alone'));
  const made: Finding[] = [];
  walk(source.program, (node) => {
    if (node.type === 'NewExpression' && isNode(node.callee) && nameOf(node.callee) === 'Worker')
      made.push(finding(source, node.start, 'Threads are opened by a crew alone'));
  });
  return [...imported, ...made];
}
