// What lets the browser keep the web app: src/programs/service-worker.js, told which files the app is made of.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screensIn } from './screen-assets.mjs';

/** Files that keep their names; '/' is the page itself, as the server answers it. */
const named = ['/', '/icon.svg', '/manifest.webmanifest'];

/**
 * Writes service-worker.js beside the built app. It keeps what the app needs for the pages that work offline: their
 * parts and the frame's, loaded at once or later; of the other pages only what they share.
 * @param {{ root: string, pages: readonly string[], lists: readonly string[] }} parts `pages` are the modules of those pages,
 *   without ending; `lists` are the files that list the screens, whose shell is kept
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ root, pages, lists }) {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const index = bundle['index.html'];
      const html = index?.type === 'asset' ? String(index.source) : '';
      const assets = [...filesOf(chunks, pages), ...plainScripts(html)];
      const hash = createHash('sha256').update(assets.join()).update(html);
      for (const name of named.slice(1)) hash.update(readFileSync(join(root, 'public', name)));
      const worker = readFileSync(join(root, 'src/programs/service-worker.js'), 'utf8');
      hash.update(worker);
      const kept = `daftar-${hash.digest('hex').slice(0, 12)}`;
      const files = [...named, ...assets.map((asset) => `/${asset}`)];
      // What is below a screen has its shell too.
      const screens = [...new Set(lists.flatMap(screensIn).map(({ path }) => path.split('/')[1]))];
      const facts = `self.version = ${JSON.stringify({ kept, files, screens })};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: facts + worker });
    },
  };
}

/** Scripts of the page that are not modules. @param {string} html */
function plainScripts(html) {
  return [...html.matchAll(/<script\s+src="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
}

/**
 * @param {readonly import('vite').Rollup.OutputChunk[]} chunks
 * @param {readonly string[]} pages
 */
function filesOf(chunks, pages) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isOtherPage = (/** @type {import('vite').Rollup.OutputChunk} */ { facadeModuleId: module }) =>
    (/\/src\/features\/.*Page\.tsx$/.test(module ?? '') && !pages.some((page) => module?.endsWith(`/${page}.tsx`))) ||
    // A catalogue is loaded when its language is used: nobody needs the others.
    /\/messages\/\w+\.json$/.test(module ?? '');
  /** @type {Set<import('vite').Rollup.OutputChunk>} */
  const wanted = new Set();
  /** @param {import('vite').Rollup.OutputChunk | undefined} chunk */
  const collect = (chunk) => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) collect(byFile.get(name));
    for (const name of chunk.dynamicImports) {
      const later = byFile.get(name);
      if (later && !isOtherPage(later)) collect(later);
    }
  };
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk);
  const styles = [...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...[...wanted].map(({ fileName }) => fileName), ...styles])].sort();
}
