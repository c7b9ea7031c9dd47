import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/server/project-root';
import {
  type Finding,
  finding,
  isNode,
  isTest,
  nameOf,
  parseAll,
  type Source,
  type Sources,
  stringOf,
  walk,
} from './source';

/** Every CSS module below src, by its path. */
export function readSheets(): Sources {
  const names = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => name.endsWith('.module.css')).map((name) => `src/${name.replaceAll('\\', '/')}`);
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

/** Parts of Mantine that a file takes although neither it nor the frame loads their styles: they have no shape. */
export function bareParts(sources: Sources): string[] {
  const core = readFileSync(join(projectRoot, 'src/kit/web/core-css.ts'), 'utf8');
  const pages = Object.entries(sources).filter(([path]) => !isTest(path));
  return pages.flatMap(([path, text]) =>
    [...text.matchAll(/(?:import|export) \{([^}]*)\} from '@mantine\/core';/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => existsSync(join(projectRoot, 'node_modules', stylesOf(name))))
      .filter((name) => ![core, text].some((loads) => loads.includes(stylesOf(name))))
      .map((name) => `${path} takes ${name} without its styles`),
  );
}

const stylesOf = (part: string) => `@mantine/core/styles/${part}.layer.css`;

interface Use {
  readonly source: Source;
  readonly sheet: string;
  readonly start: number;
  /** The class; undefined where the whole sheet is handed on, or a class is chosen while the page runs. */
  readonly name: string | undefined;
}

/** Classes that a page takes from a sheet which lacks them, and those of a sheet that no page takes. */
export function styleFindings(sources: Sources, sheets: Sources): Finding[] {
  const uses = parseAll(sources)
    .filter(({ path }) => !isTest(path))
    .flatMap(usesIn);
  const classes = new Map(Object.entries(sheets).map(([path, text]) => [path, classesOf(text)]));
  const lacking = uses
    .filter(({ sheet, name }) => name !== undefined && !classes.get(sheet)?.has(name))
    .map(({ source, start, sheet, name }) => finding(source, start, `${sheet} has no class ${name}`));
  const idle = Object.keys(sheets).flatMap((path) => {
    const own = uses.filter(({ sheet }) => sheet === path);
    if (own.some(({ name }) => name === undefined)) return [];
    const used = new Set(own.map(({ name }) => name));
    return [...(classes.get(path) ?? [])]
      .filter(([name]) => !used.has(name))
      .map(([name, line]): Finding => ({ path, line, message: `No page uses the class ${name}` }));
  });
  return [...lacking, ...idle];
}

/** The classes of a sheet by the line that first names them; those of others, in `:global()`, are not its own. */
function classesOf(text: string): ReadonlyMap<string, number> {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const selectors = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/:global\([^)]*\)/g, blank)
    // What stands between the braces of a rule ends in a semicolon, and so does an import.
    .replace(/[^{};]*;/g, blank)
    .replace(/@[^{]*(?=\{)/g, blank);
  const found = new Map<string, number>();
  for (const { 1: name, index } of selectors.matchAll(/\.([A-Za-z_][\w-]*)/g))
    if (name && !found.has(name)) found.set(name, text.slice(0, index).split('\n').length);
  return found;
}

/** The classes that a file takes from CSS modules. */
function usesIn(source: Source): Use[] {
  const bound = new Map(
    source.imports
      .filter(({ target }) => target.endsWith('.module.css'))
      .flatMap(({ target, names }) => [...names.keys()].map((name) => [name, target] as const)),
  );
  const found: Use[] = [];
  if (bound.size === 0) return found;
  walk(source.program, (node, parents) => {
    const sheet = bound.get(nameOf(node) ?? '');
    const around = parents.at(-1);
    if (sheet === undefined || around === undefined || around.type === 'ImportDefaultSpecifier') return;
    const isTaken = around.type === 'MemberExpression' && around.object === node && isNode(around.property);
    if (around.type === 'MemberExpression' && around.object !== node && around.computed !== true) return;
    const name = isTaken ? (around.computed === true ? stringOf(around.property) : nameOf(around.property)) : undefined;
    found.push({ source, sheet, start: node.start, name });
  });
  return found;
}
