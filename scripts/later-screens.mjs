// Leaves what the staff's screens are made of out of the script that every page begins with.
import { screensIn } from './screen-assets.mjs';

/** The module of the table, as the bundle names it. */
export const staffPages = '\0staff-pages';

/**
 * The lists of screens, as the build writes them: every address, and for the staff's screens a way to each page through a table that is
 * loaded with the first of them. The table names each file that each screen needs: 4 KB that a login, or a student in the portal, has no
 * use for.
 * @param {readonly string[]} lists the files that list the screens
 * @param {(page: string) => boolean} isLater whether a page is found through the table, by its module
 * @returns {import('vite').Plugin}
 */
export function laterScreens(lists, isLater) {
  const laterIn = (/** @type {string} */ list) => screensIn(list).filter(({ module }) => isLater(module));
  return {
    name: 'later-screens',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'staff-pages' ? staffPages : null),
    load(id) {
      if (id !== staffPages) return null;
      const entries = lists.flatMap(laterIn).map(({ path, module }) => `'${path}': () => import('/${module}.tsx')`);
      return `export const pages = { ${entries.join(', ')} };`;
    },
    transform(code, id) {
      const list = lists.find((one) => id.endsWith(`/${one}`));
      const screens = list === undefined ? [] : laterIn(list);
      if (screens.length === 0) return null;
      const shortened = screens.reduce(
        (rest, { path, text }) => rest.replace(text, () => `'${path}': later('${path}')`),
        code,
      );
      return `${shortened}\nfunction later(path) { return async () => (await import('staff-pages')).pages[path](); }\n`;
    },
  };
}
