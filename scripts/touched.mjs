// Which tests a change touches, read from what imports what.
import { sheets } from './rings.mjs';

/**
 * A test and how far it is from what changed: 0 is the changed test itself, 1 what imports a changed file.
 * @typedef {{ path: string, steps: number }} Touched
 */

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path) || path.endsWith('.e2e.ts');

/** Puts the whole product together: whatever imports it would be touched by every change. */
const isWhole = (/** @type {string} */ path) => path.startsWith('src/app/');

/**
 * The lists of src/app that a new slice has its lines in, which are part of the product that nearly every test of src/testing runs. A
 * line names a slice, whose own files say what it touches: of a list, only the tests that read the list itself are touched.
 */
const isList = (/** @type {string} */ path) =>
  /^src\/app\/(entities|features|screen-list|screens|slices)\.tsx?$/.test(path);

/**
 * The example organisations, for which every slice has a story: all stories together are made by whatever tests the examples, so of a
 * story that a change only reaches, the tests of the story itself are touched.
 */
const isStory = (/** @type {string} */ path) => path.startsWith('src/demo/');

/** Follows from all slices, and is held to them by one test, which is run for every change. */
const isSheet = (/** @type {string} */ path) => sheets.some(({ sheet }) => sheet === path);

/**
 * The tests that a change touches, the nearest first. A test of the server makes calls and imports nothing of what answers
 * them, so it is taken to import everything in its folder; what it imports only by way of the whole product does not count.
 * @param {ReadonlyMap<string, readonly string[]>} imports by file, the files that it imports while it runs
 * @param {readonly string[]} changed
 * @returns {Touched[]}
 */
export function touchedBy(imports, changed) {
  const importers = importersOf(imports, changed);
  /** @type {Map<string, number>} */
  const steps = new Map(changed.map((path) => [path, 0]));
  for (const [path, before] of steps) {
    if (isWhole(path) && before > 0) continue;
    const onlyTests = isList(path) || (isStory(path) && before > 0);
    for (const importer of importers.get(path) ?? [])
      if (!steps.has(importer) && (!onlyTests || isTest(importer))) steps.set(importer, before + 1);
  }
  return [...steps]
    .filter(([path]) => isTest(path) && imports.has(path))
    .map(([path, far]) => ({ path, steps: far }))
    .toSorted((one, other) => one.steps - other.steps || one.path.localeCompare(other.path));
}

/**
 * By file, what imports it.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {readonly string[]} changed
 */
function importersOf(imports, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [importer, paths] of imports) for (const path of paths) listAt(importers, path).push(importer);
  /** @type {Map<string, string[]>} */
  const tests = new Map();
  for (const path of imports.keys()) if (path.endsWith('.server.test.ts')) listAt(tests, folderOf(path)).push(path);
  // A deleted file was in a folder too.
  for (const path of [...imports.keys(), ...changed])
    if (!isTest(path) && !isList(path) && !isSheet(path))
      listAt(importers, path).push(...(tests.get(folderOf(path)) ?? []));
  return importers;
}

/**
 * @param {Map<string, string[]>} lists
 * @param {string} key
 * @returns {string[]}
 */
function listAt(lists, key) {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

const folderOf = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/'));
