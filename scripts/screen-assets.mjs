// What the web build adds to Vite's own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const line = /'(\/[^']*)': \(\) => import\('([^']+)'\)/g;

/**
 * Writes screens.json beside the built app: for every address, the scripts and style sheets of its page and of the frame
 * around it. The server names them in the first answer, so that the browser fetches them with the app and not after it.
 * @param {readonly string[]} lists the files that list the screens
 * @param {(page: string) => string | undefined} frameOf the module of the frame that a page stands in, by its own
 * @returns {import('vite').Plugin}
 */
export function screenAssets(lists, frameOf) {
  return {
    name: 'screen-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const found = lists.flatMap((list) =>
        screensIn(list).map(({ path, module }) => [path, assetsOf([module, frameOf(module)], chunks)]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'screens.json',
        source: JSON.stringify(Object.fromEntries(found)),
      });
    },
  };
}

/**
 * The addresses of a list of screens, each with the module of its page.
 * @param {string} list
 */
export function screensIn(list) {
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
 * The chunks of modules and all that they import at once.
 * @param {readonly (string | undefined)[]} modules
 * @param {readonly import('vite').Rollup.OutputChunk[]} chunks
 */
function assetsOf(modules, chunks) {
  /** @type {Set<import('vite').Rollup.OutputChunk>} */
  const wanted = new Set();
  /** @param {import('vite').Rollup.OutputChunk | undefined} chunk */
  const collect = (chunk) => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) collect(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules)
    collect(chunks.find(({ facadeModuleId }) => module && facadeModuleId?.endsWith(`/${module}.tsx`)));
  return {
    js: [...wanted].map(({ fileName }) => fileName),
    css: [...new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}
