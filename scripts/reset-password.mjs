// 'npm run reset-password -- someone@example.com': sets a forgotten password on the machine of the server itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'reset-password.server.js')).href);
