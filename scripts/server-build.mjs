import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * How the server is bundled, packages left outside. It names no config file: that one is about the web app.
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
        input: ['main', 'reset-password', 'verify', 'backup', 'restore'].map((entry) =>
          join(root, 'src', `${entry}.server.ts`),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  };
}
