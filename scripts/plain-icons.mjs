// Each icon tells the browser's tools its name a second time and gives each of its lines a key, which nothing asks for in the
// built app: 75 of them come with the first list.

const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const key = /, "key": "svg-\w+"/g;
const shownName = /(createReactComponent\("\w+", "[\w-]+"), "\w+"/;

/**
 * Leaves both out of the build, which fails where icons are written in another way.
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
