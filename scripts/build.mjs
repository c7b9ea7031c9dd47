// 'npm run build': the web app to dist/web, every asset also compressed; the server to dist/server.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildMark, fingerprint, root } from './prepare.mjs';
import { serverBuild } from './server-build.mjs';

const dist = join(root, 'dist');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|wasm|ttf|txt)$/;
// Below this the headers of a response weigh more than what compression saves.
const WORTHWHILE = 512;

// What is built is served: a development build would ask, at its first document, for a React that is not there.
process.env.NODE_ENV = 'production';

const began = performance.now();
// Taken before the build: a file that changes meanwhile makes the next start build again.
const madeOf = fingerprint();
const part = join(dist, `part-${process.pid}`);
try {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: join(part, 'web'), emptyOutDir: true, manifest: true, sourcemap: false },
  });
  await build(serverBuild(join(part, 'server')));
  await Promise.all(
    filesIn(join(part, 'web'))
      .filter((file) => COMPRESSIBLE.test(file))
      .map(compress),
  );
  put('web');
  put('server');
  writeFileSync(buildMark, JSON.stringify({ fingerprint: madeOf }));
} finally {
  rmSync(part, { recursive: true, force: true });
}
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);

/**
 * Puts a finished part in place of the previous one: a build that fails leaves the last good one untouched.
 * @param {string} name
 */
function put(name) {
  mkdirSync(dist, { recursive: true });
  rmSync(buildMark, { force: true });
  rmSync(join(dist, name), { recursive: true, force: true });
  renameSync(join(part, name), join(dist, name));
}

/** @param {string} file */
async function compress(file) {
  const text = readFileSync(file);
  if (text.length < WORTHWHILE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/**
 * The files that are served; what Vite writes for the server alone starts with a dot.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}
