// A run of tests in a process of its own, so that a test can kill it: begins, and starts a server that starts a database,
// as the browser's tests do. Prints one line of JSON once both answer, and ends when its input does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginRun, dataFolder, noteServer } from '../../../scripts/run-folder.mjs';

const [program = ''] = process.argv.slice(2);
beginRun();
const dataDir = mkdtempSync(join(dataFolder(tmpdir()), 'data-'));
// Entered by PostgreSQL's account, as the folders of tests are.
chmodSync(dataDir, 0o711);
const server = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
noteServer(server.pid);
await once(server.stdout, 'data');
process.stdout.write(`${JSON.stringify({ server: server.pid, dataDir, temporary: tmpdir() })}\n`);
await once(process.stdin.resume(), 'end');
const ended = once(server, 'exit');
server.kill('SIGTERM');
await ended;
