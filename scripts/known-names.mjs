// Evaluates, while the app is built, modules that only name records, so that no page loads the contracts of those records.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outcomeOf } from './outcome-of.mjs';

/**
 * Replaces the module that names everything in the activity log by its result: paths and names, without the contracts of both brands that
 * they come from.
 * @param {string} root
 * @param {string} list the module, which exports `resources`
 * @returns {import('vite').Plugin}
 */
export function knownNames(root, list) {
  const module = join(root, list);
  return {
    name: 'known-names',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== module) return null;
      const { resources } = await outcomeOf({ root, input: module }, (file) => import(pathToFileURL(file).href));
      /** @type {readonly { readonly path: string, readonly many: string }[]} */
      const named = resources;
      const names = named.map(({ path, many }) => ({ path, many }));
      return `export const resources = ${JSON.stringify(names)};`;
    },
  };
}
