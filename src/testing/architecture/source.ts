import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorKeys } from 'oxc-parser';
import { projectRoot } from '#kit/server/project-root';
import { type Import, readSyntax } from '../../../scripts/imports.mjs';

export type { Import };

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
  const { program, imports } = readSyntax(path, text);
  return { path, text, program: program as unknown as Node, imports };
}

/** Visits every node of a tree; `parents` are the nodes around it, the nearest last, for as long as the visit lasts. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  step(node, visit, [...parents]);
}

/** One list of parents for the whole walk: a new one for each node was most of its time. */
function step(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[]): void {
  visit(node, parents);
  parents.push(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const inner = node[key];
    if (!Array.isArray(inner)) {
      if (isNode(inner)) step(inner, visit, parents);
      continue;
    }
    for (const child of inner) if (isNode(child)) step(child, visit, parents);
  }
  parents.pop();
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * The findings about single nodes: the files that `isRead` accepts by path, tests never among them, are walked, and wherever `problemOf`
 * gives a message, that is a finding.
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
