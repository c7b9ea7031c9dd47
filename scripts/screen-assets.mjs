// What the web build adds to Vite's own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const line = /'(\/[^']*)': \(\) => import\('([^']+)'\)/g;

/**
 * Writes screens.json beside the built app: for every address, the scripts and style sheets of its page. The server
 * names them in the first answer, so that the browser fetches them with the app and not after it.
 * @param {readonly string[]} lists the files that list the screens
 * @returns {import('vite').Plugin}
 */
export function screenAssets(lists) {
  return {
    name: 'screen-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const found = lists.flatMap((list) =>
        screensIn(list).map(({ path, module }) => [path, assetsOf(module, chunks)]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(Object.fromEntries(found)),
      });
    },
  };
}

/** @param {string} list */
function screensIn(list) {
  return [...read(list).matchAll(line)].map(([, path = '', module = '']) => ({
    path,
    module: module.startsWith('#') ? `src/${module.slice(1)}` : join(dirname(list), module),
  }));
}

/** @param {string} list */
function read(list) {
  try {
    return readFileSync(list, 'utf8');
  } catch {
    return '';
  }
}

/**
 * A page's chunk and all that it imports at once.
 * @param {string} module
 * @param {readonly import('vite').Rollup.OutputChunk[]} chunks
 */
function assetsOf(module, chunks) {
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}.tsx`));
  /** @type {Set<import('vite').Rollup.OutputChunk>} */
  const wanted = new Set();
  /** @param {import('vite').Rollup.OutputChunk | undefined} chunk */
  const collect = (chunk) => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) collect(chunks.find(({ fileName }) => fileName === name));
  };
  collect(page);
  return {
    js: [...wanted].map(({ fileName }) => fileName),
    css: [...new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}
