import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The account that PostgreSQL runs as; `undefined` is our own. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * The account that PostgreSQL is to run as. PostgreSQL refuses to run as root, so root gives it another account: the
 * one that already owns the data, so that a start as root works after starts as an ordinary user, otherwise `nobody`.
 */
export function chooseAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const users = passwd();
  const cluster = ownerOf(join(dataDir, 'postgres'));
  if (cluster && cluster.uid !== 0) return cluster;
  const folder = ownerOf(dataDir);
  // initdb requires a name for its uid, so an owner unknown to the machine cannot be used.
  if (folder && folder.uid !== 0 && users.some((user) => user.uid === folder.uid)) return folder;
  const nobody = users.find((user) => user.name === 'nobody');
  return { uid: nobody?.uid ?? NOBODY, gid: nobody?.gid ?? NOBODY };
}

/** True if the account may enter every folder on the way to the path, and the path itself. */
export function canReach(path: string, account: Account): boolean {
  if (!account) return true;
  const { mode, uid, gid } = statSync(path);
  const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
  const parent = dirname(path);
  return passes !== 0 && (parent === path || canReach(parent, account));
}

function ownerOf(path: string): Account {
  try {
    const { uid, gid } = statSync(realpathSync(path));
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function passwd(): { name: string; uid: number; gid: number }[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}
