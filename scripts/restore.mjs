// 'npm run restore -- <file> [--yes]': puts a backup in place of the data, which is kept under another name.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'restore.server.js')).href);
