import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { projectRoot } from '#kit/server/project-root';

/** Texts by path below the project, `src/features/…`. A test plants a bad file by naming it here. */
export type Sources = Readonly<Record<string, string>>;

/** Something that a rule does not allow. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A node of the syntax tree, as far as the rules look. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Node;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it is written. */
  readonly request: string;
  /** The imported file below the project without its ending, or the package's name. */
  readonly target: string;
  readonly isOwn: boolean;
  /** Vanishes when the types do. */
  readonly typeOnly: boolean;
  readonly names: ReadonlyMap<string, string>;
  readonly start: number;
}

/** Every TypeScript file below src. */
export function readSources(): Sources {
  const names = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name.replaceAll('\\', '/')}`);
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

const parsed = new Map<string, Source>();

/** The syntax of every file; a file that was read before is not read again. */
export function parseAll(sources: Sources): Source[] {
  return Object.entries(sources).map(([path, text]) => {
    const key = `${path}\n${text}`;
    const known = parsed.get(key) ?? parse(path, text);
    parsed.set(key, known);
    return known;
  });
}

function parse(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const found = module.staticImports.map(
    ({ start, moduleRequest, entries }): Import => ({
      ...targetOf(path, moduleRequest.value),
      start,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      names: new Map(entries.flatMap((entry) => [[entry.localName.value, entry.importName.name ?? 'default']])),
    }),
  );
  const reexported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap((entry): Import[] =>
      entry.moduleRequest
        ? [{ ...targetOf(path, entry.moduleRequest.value), start, typeOnly: entry.isType, names: new Map() }]
        : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }): Import[] => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ ...targetOf(path, literal), start, typeOnly: false, names: new Map() }];
  });
  return { path, text, program: program as unknown as Node, imports: [...found, ...reexported, ...dynamic] };
}

function targetOf(path: string, request: string): Pick<Import, 'request' | 'target' | 'isOwn'> {
  if (request.startsWith('#')) return { request, target: `src/${request.slice(1)}`, isOwn: true };
  if (!request.startsWith('.')) return { request, target: request, isOwn: false };
  const target = join(path, '..', request)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '');
  return { request, target, isOwn: true };
}

/** Visits every node of a tree; `parents` are the nodes around it, the nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const around = [...parents, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const inner = node[key];
    for (const child of Array.isArray(inner) ? inner : [inner]) if (isNode(child)) walk(child, visit, around);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * What is wrong with single nodes: the files that `isRead` accepts by path, tests never among them, are walked, and wherever
 * `problemOf` gives a message, that is a finding.
 */
export function nodeFindings(
  sources: Sources,
  isRead: (path: string) => boolean,
  problemOf: (source: Source, node: Node, parents: readonly Node[]) => string | undefined,
): Finding[] {
  return parseAll(sources)
    .filter(({ path }) => !isTest(path) && isRead(path))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(source.program, (node, parents) => {
        const message = problemOf(source, node, parents);
        if (message !== undefined) found.push(finding(source, node.start, message));
      });
      return found;
    });
}

/** The text of a string literal; undefined for anything else. */
export function stringOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name of an identifier; undefined for anything else. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;
}

export function finding({ path, text }: Source, start: number, message: string): Finding {
  return { path, line: text.slice(0, start).split('\n').length, message };
}

export const isTest = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('src/testing/');
