import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { root } from './prepare.mjs';

const programs = ['main', 'reset-password', 'verify', 'backup', 'restore'];

/** Every module that a thread runs, by its place below `src/`. */
const threads = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'worker.mjs')
  .map((file) => file.replaceAll(sep, '/'));

/**
 * How the server is bundled, packages left outside. It uses no config file, because that one is for the web app.
 * @param {string} outDir
 * @returns {import('vite').InlineConfig}
 */
export function serverBuild(outDir) {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries([
          ...programs.map((entry) => [`${entry}.server.js`, join(root, 'src/programs', `${entry}.server.ts`)]),
          ...threads.map((file) => [`threads/${file}`, join(root, 'src', file)]),
        ]),
        output: { entryFileNames: '[name]' },
      },
    },
  };
}
