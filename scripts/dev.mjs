// 'npm run dev': Vite serves the web app and hot-reloads it; the server is bundled again and restarted at every
// change. Open the address that Vite prints; calls below /api go on to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { ensureInstalled, requireNode, root } from './prepare.mjs';
import { serverBuild } from './server-build.mjs';

requireNode();
ensureInstalled();

const port = process.env.PORT || '3000';
const outDir = join(root, 'dist', 'dev');
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let ending = false;
let restarts = Promise.resolve();

const settings = serverBuild(outDir);
const watcher = await build({ ...settings, build: { ...settings.build, watch: {} } });
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') restarts = restarts.then(restart);
    if (event.code === 'ERROR') console.error(event.error.message);
  });
}

const web = await createServer({
  root,
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${port}`,
      '^/p(/|$|\\?)': `http://127.0.0.1:${port}`,
      '/healthz': `http://127.0.0.1:${port}`,
    },
  },
});
await web.listen();
web.printUrls();

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([stopServer(), web.close()]);
  process.exit(0);
}

async function restart() {
  await stopServer();
  if (ending) return;
  server = spawn(process.execPath, ['--enable-source-maps', join(outDir, 'main.server.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  });
}

function stopServer() {
  const running = server;
  if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    running.once('exit', resolve);
    running.kill('SIGTERM');
  });
}
