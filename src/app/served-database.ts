import { availableParallelism } from 'node:os';
import pg from 'pg';
import { mostConnections } from '#kit/server/bounds';
import type { Config } from '#kit/server/config';
import { type Database, openDatabase, type Replica, shareBeside } from '#kit/server/db';
import { passageTo, type Provided } from '#database/provide-database';
import { openReplica } from '#database/replica';
import {
  letRuntimeRoleLogIn,
  limitOwner,
  provideRuntimeRole,
  provideServingLogin,
  runtimeRole,
} from '#database/runtime-role';
import { runtimeRights } from './runtime-rights';

/** The database as requests have it. */
export interface Served {
  /** Opened by the login that serves requests, which has fewer rights than the owner wherever the owner may create such a role. */
  readonly database: Database;
  readonly replica: Replica | undefined;
}

interface Owned extends Pick<Provided, 'connection' | 'passage'> {
  readonly owner: Database;
}

/** Gives the serving login its rights, and opens the database as that login. */
export async function openServed(owned: Owned, config: Config, say: (sentence: string) => void): Promise<Served> {
  const { owner, connection, passage } = owned;
  const { databaseUrl, ownerUrl } = config;
  const role = await provideRuntimeRole(owner, runtimeRights);
  if (typeof connection === 'object' && role !== undefined) {
    await letRuntimeRoleLogIn(owner, connection.password);
    const share = shareBeside(mostConnections, availableParallelism());
    return { database: openDatabase({ ...connection, user: runtimeRole }, { share }), replica: undefined };
  }
  if (databaseUrl !== undefined && ownerUrl !== undefined) {
    // Before the first connection: a pooler reuses connections, and they keep the settings that the login had when they began.
    const login = role && (await provideServingLogin(owner, userOf(databaseUrl)));
    if (login === undefined) say(allRights);
    const database = openDatabase(databaseUrl, { passage: await passageTo(databaseUrl, config) });
    return withReplica(database, config, undefined, say);
  }
  if (passage === 'pooled') await limitOwner(owner, userOf(databaseUrl ?? ''));
  const taken = passage === 'direct' ? role : undefined;
  if (taken === undefined) say(allRights);
  return withReplica(openDatabase(connection, { passage, role: taken }), config, taken, say);
}

const allRights =
  'Requests are served with all rights of the user of DATABASE_URL, who owns the tables. See README, Deployment.';

/** The user that an address connects as, which the address need not say itself. */
function userOf(databaseUrl: string): string {
  return new pg.Client({ connectionString: databaseUrl }).user ?? '';
}

async function withReplica(
  database: Database,
  { replicaUrl }: Config,
  role: string | undefined,
  say: (sentence: string) => void,
): Promise<Served> {
  if (replicaUrl === undefined) return { database, replica: undefined };
  return { database, replica: await openReplica(database, { replicaUrl, role, say }) };
}
