// 'npm start': installs what is missing, builds what is stale, and runs the server in this same process.
// 'npm run demo' is the same on its own data folder, with an example to look at.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

if (process.argv.includes('--demo')) {
  process.env.DEMO = '1';
  process.env.DATA_DIR ||= 'data-demo';
}
process.env.NODE_ENV ||= 'production';

// Between npm and us is a shell that a SIGTERM ends and that does not pass it on. Its end is our signal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

requireNode();
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.server.js')).href);
