// 'npm run verify': proves that everything adds up, in a running product's data or while it is stopped, and changes nothing.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'verify.server.js')).href);
