import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProblem } from '#kit/server/start-problem';
import type { Account } from './account';
import type { Address } from './process';

// The operating system's limit is 103 bytes on macOS and 107 on Linux, for folder, slash and socket name.
const SOCKET_DIR_LIMIT = 85;
const SOCKET_PORT = 5432;

/**
 * The address on which a cluster's server is to listen: a socket in the cluster's own folder, which nobody else may
 * enter, so that no password is needed. The port is only part of the socket's name. A path too long for a socket is
 * replaced by a short private folder; Windows uses the loopback address, a free port and a password.
 */
export async function chooseAddress(folder: string, name: string, account: Account): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  if (Buffer.byteLength(folder) <= SOCKET_DIR_LIMIT) return { host: folder, port: SOCKET_PORT };
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return { host: privateDir(join(tmpdir(), `${name}-${short}`), account), port: SOCKET_PORT };
}

/** Removes the short private folder, if one was needed. */
export function releaseAddress({ host }: Address, folder: string): void {
  if (process.platform === 'win32' || host === folder) return;
  try {
    rmdirSync(host);
  } catch {
    // Another launcher's server is already in it.
  }
}

function privateDir(path: string, account: Account): string {
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    mkdirSync(path, { mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
  }
  // Anyone may write to the temporary folder: a folder in it that is not ours and private could lead to somebody else's
  // server.
  const { uid, mode } = lstatSync(path);
  const us = account?.uid ?? process.getuid?.();
  if (uid === us && (mode & 0o170077) === 0o040000) return path;
  throw startProblem(`${path} is not a private folder of user ${us}. Remove it, or set DATA_DIR to a shorter path.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
