// Leaves what the staff's screens are made of out of the script that every page begins with.
import { screensIn } from './screen-assets.mjs';

/**
 * A table as the bundle names it.
 * @param {string} table
 */
export const moduleOf = (table) => `\0${table}`;

/**
 * The lists of screens, as the build writes them: every address, and for the staff's screens a way to each page through a table that is
 * loaded with the first screen of it. A table names each file that each of its screens needs: 4 KB that a login, or a student in the
 * portal, has no use for.
 * @param {readonly string[]} lists the files that list the screens
 * @param {(page: string) => string | undefined} tableOf the table through which a page is found, by its module
 * @returns {import('vite').Plugin}
 */
export function laterScreens(lists, tableOf) {
  const laterIn = (/** @type {string} */ list) =>
    screensIn(list).flatMap((screen) => {
      const table = tableOf(screen.module);
      return table === undefined ? [] : { ...screen, table };
    });
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith('table:') ? moduleOf(source.slice('table:'.length)) : null),
    load(id) {
      const screens = lists.flatMap(laterIn).filter(({ table }) => moduleOf(table) === id);
      if (screens.length === 0) return null;
      const entries = screens.map(({ path, module }) => `'${path}': () => import('/${module}.tsx')`);
      return `export const pages = { ${entries.join(', ')} };`;
    },
    transform(code, id) {
      const list = lists.find((one) => id.endsWith(`/${one}`));
      const screens = list === undefined ? [] : laterIn(list);
      if (screens.length === 0) return null;
      return screens.reduce(
        (rest, { path, text, table }) =>
          rest.replace(text, () => `'${path}': async () => (await import('table:${table}')).pages['${path}']()`),
        code,
      );
    },
  };
}
