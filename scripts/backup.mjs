// 'npm run backup [-- <file or folder>]': writes all data to one file, while the product runs or not.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'backup.server.js')).href);
