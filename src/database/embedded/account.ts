import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as; `undefined` is 'as ourselves'. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * Chooses whom PostgreSQL runs as. It refuses to run as root, so root lends it another account: the one that
 * already owns the data, so that a start as root after starts as an ordinary user just works, else `nobody`.
 */
export function chooseAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const users = passwd();
  const cluster = ownerOf(join(dataDir, 'postgres'));
  if (cluster && cluster.uid !== 0) return cluster;
  const folder = ownerOf(dataDir);
  // initdb insists on a name for its uid, so an owner that the machine does not know cannot be used.
  if (folder && folder.uid !== 0 && users.some((user) => user.uid === folder.uid)) return folder;
  const nobody = users.find((user) => user.name === 'nobody');
  return { uid: nobody?.uid ?? NOBODY, gid: nobody?.gid ?? NOBODY };
}

/** Whether the account may pass through every folder on the way to the path, and through the path itself. */
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
