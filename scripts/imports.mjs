// What a file of the program imports, read from its syntax.
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {string} request As it is written.
 * @property {string} target The imported file below the project without its ending, or the package's name.
 * @property {boolean} isOwn A file of the project.
 * @property {boolean} typeOnly It disappears together with the types.
 * @property {ReadonlyMap<string, string>} names The imported names by their names here.
 * @property {number} start
 */

/**
 * The syntax of a file and its imports: static ones, what it exports of others, and those it awaits by a literal name.
 * @param {string} path below the project, `src/features/…`
 * @param {string} text
 */
export function readSyntax(path, text) {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return { program, imports: importsOf(path, text, module) };
}

/**
 * @param {string} path
 * @param {string} text
 * @param {import('oxc-parser').EcmaScriptModule} module
 * @returns {Import[]}
 */
function importsOf(path, text, module) {
  const found = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    ...targetOf(path, moduleRequest.value),
    start,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    names: new Map(entries.map((entry) => [entry.localName.value, entry.importName.name ?? 'default'])),
  }));
  const reexported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...targetOf(path, moduleRequest.value), start, typeOnly: isType, names: new Map() }] : [],
    ),
  );
  const awaited = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return literal === undefined ? [] : [{ ...targetOf(path, literal), start, typeOnly: false, names: new Map() }];
  });
  return [...found, ...reexported, ...awaited];
}

/**
 * @param {string} path
 * @param {string} request
 */
function targetOf(path, request) {
  if (request.startsWith('#')) return { request, target: `src/${request.slice(1)}`, isOwn: true };
  if (!request.startsWith('.')) return { request, target: request, isOwn: false };
  const target = join(path, '..', request)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '');
  return { request, target, isOwn: true };
}
