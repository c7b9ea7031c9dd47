import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { Plugin, Rollup } from 'vite';

const line = /'(\/[^']*)': \(\) => import\('([^']+)'\)/g;

/**
 * Writes screens.json beside the built app: for every address, the scripts and style sheets of its page. The server
 * names them in the first answer, so that the browser fetches them with the app and not after it.
 */
export function screenAssets(lists: readonly string[]): Plugin {
  return {
    name: 'screen-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === 'chunk');
      const found = lists.flatMap((list) => screensIn(list).map(({ path, module }) => [path, assetsOf(module, chunks)] as const));
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(found)) });
    },
  };
}

function screensIn(list: string): { path: string; module: string }[] {
  return [...read(list).matchAll(line)].map(([, path = '', module = '']) => ({ path, module: join(dirname(list), module) }));
}

function read(list: string): string {
  try {
    return readFileSync(list, 'utf8');
  } catch {
    return '';
  }
}

interface Assets {
  js: string[];
  css: string[];
}

/** A page's chunk and all that it imports at once. */
function assetsOf(module: string, chunks: readonly Rollup.OutputChunk[]): Assets {
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}.tsx`));
  const wanted = new Set<Rollup.OutputChunk>();
  const collect = (chunk: Rollup.OutputChunk | undefined) => {
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
