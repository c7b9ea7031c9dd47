// Runs a part of the app while the app is built, where its result is to be part of the build.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a module for Node.js into a folder of its own, passes the file to `use`, and removes the folder.
 * @template T
 * @param {{ readonly root: string, readonly input: string, readonly plugins?: import('vite').Plugin[] }} part
 * @param {(file: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function outcomeOf({ root, input, plugins = [] }, use) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const outDir = mkdtempSync(join(root, 'dist/outcome-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins,
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: { input: { part: input }, output: { entryFileNames: '[name].mjs' } },
      },
    });
    return await use(join(outDir, 'part.mjs'));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
