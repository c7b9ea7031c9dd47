// The script that runs before anything else of the page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

/**
 * Puts the page's first script, a plain one that the bundler leaves alone, among the assets, under a name that says what
 * is in it: nothing starts before it has arrived, so the browser keeps it for ever.
 * @param {string} root
 * @param {string} path as the page names it
 * @returns {import('vite').Plugin}
 */
export function firstScript(root, path) {
  return {
    name: 'first-script',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { code: source } = await minify(path, readFileSync(join(root, path), 'utf8'), { module: false });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !String(page.source).includes(path)) throw new Error(`index.html names no ${path}`);
      page.source = String(page.source).replace(path, `/${fileName}`);
    },
  };
}
