// What the web build adds to Vite's own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { firstLists } from './first-lists.mjs';

const line = /'(\/[^']*)': \(\) => import\('([^']+)'\)/g;

/**
 * Writes screens.json beside the built app: for every address, the scripts and style sheets of its page and of the frame around it, and
 * the first request of its list. The server names them in the first answer, so that the browser fetches them with the app and not after
 * it.
 * @param {string} root
 * @param {readonly string[]} lists the files that list the screens
 * @param {(page: string) => readonly (string | undefined)[]} partsOf the modules that a page is shown by, by its own: its frame too
 * @returns {import('vite').Plugin}
 */
export function screenAssets(root, lists, partsOf) {
  return {
    name: 'screen-assets',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const asked = await firstLists(root);
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const found = lists.flatMap((list) =>
        screensIn(list).map(({ path, module }) => [path, { ...assetsOf(partsOf(module), chunks), list: asked[path] }]),
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
 * The addresses of a list of screens, each with the module of its page and the text by which the list imports it.
 * @param {string} list
 */
export function screensIn(list) {
  return [...read(list).matchAll(line)].map(([text, path = '', module = '']) => ({
    text,
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
  for (const module of modules) collect(chunks.find((chunk) => module !== undefined && isOf(chunk, module)));
  return {
    js: [...wanted].map(({ fileName }) => fileName),
    css: [...new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

/**
 * Whether a chunk is what an import of a module brings; modules of the product are named without their ending.
 * @param {import('vite').Rollup.OutputChunk} chunk
 * @param {string} module
 */
function isOf({ facadeModuleId: whole }, module) {
  return whole === module || (whole?.endsWith(`/${module}.tsx`) ?? false);
}
