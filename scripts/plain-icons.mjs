// Each icon carries its name a second time, for the browser's tools, and a key for each of its lines, which nothing in the built app
// needs: 75 of them come with the first list.

const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const key = /, "key": "svg-\w+"/g;
const shownName = /(createReactComponent\("\w+", "[\w-]+"), "\w+"/;

/**
 * Leaves both out of the build, and fails it where icons are written differently.
 * @returns {import('vite').Plugin}
 */
export function plainIcons() {
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!icon.test(id)) return null;
      const plain = code.replace(key, '').replace(shownName, '$1, ""');
      if (!shownName.test(code) || plain.includes('"key":'))
        this.error(`${id} is written otherwise: see scripts/plain-icons.mjs`);
      return plain;
    },
  };
}
