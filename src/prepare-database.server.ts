import { join } from 'node:path';
import { brands } from './features/access/menu/menu.contract';
import { ensureBackupFacts } from './kit/server/backup/facts';
import type { Config } from './kit/server/config';
import { type Connection, type Database, openDatabase } from './kit/server/db';
import { migrate } from './kit/server/migrate';
import { projectRoot } from './kit/server/project-root';
import { provideRuntimeRole } from './kit/server/runtime-role';
import { serverSecret } from './kit/server/secret';
import { runtimeRights } from './runtime-rights';

interface Prepared {
  /** As whom requests are served: one who may do less than the owner, wherever the owner may make such a role. */
  readonly database: Database;
  /** Who can log in to the example, line by line. */
  readonly logins: readonly string[];
}

/** Brings the database up to date as its owner, fills the demo, and opens it for serving requests. */
export async function prepareDatabase(
  connection: Connection,
  config: Config,
  say: (sentence: string) => void,
): Promise<Prepared> {
  const owner = openDatabase(connection);
  try {
    await migrate(owner, { dir: join(projectRoot, 'migrations'), brands });
    await serverSecret(owner);
    await ensureBackupFacts(owner.pool);
    const logins = config.demo ? await loadDemo(owner, config, say) : [];
    const role = await provideRuntimeRole(owner, runtimeRights);
    if (role === undefined)
      say('The database user may not make roles: requests are served with all its rights. See README, Deployment.');
    return { database: openDatabase(connection, { role }), logins };
  } finally {
    await owner.close();
  }
}

/** Loaded only where it is wanted. */
async function loadDemo(database: Database, config: Config, say: (sentence: string) => void) {
  const demo = await import('./demo/load-demo.server');
  return demo.loadDemo({ database, config, say });
}
