import { expect, it } from 'vitest';
import { connectionHolders } from './connections';
import { readSources } from './source';

const ownConnection = 'a connection beside every pool, for a command or a start';

/** Who keeps a connection, and why nobody waits for it. */
const holders: Readonly<Record<string, string>> = {
  'src/programs/backup.server.ts': 'a command',
  'src/house/notification/subscription-watch.server.ts': 'a transaction of two statements, once an hour',
  'src/features/counter/follow-up/follow-up-news.server.ts': 'a transaction of what is told, once an hour',
  'src/features/counter/wallet/wallet-news.server.ts': 'a transaction of what is told, once an hour',
  'src/features/entry/password-reset/operator-reset.server.ts': 'a transaction of a command',
  'src/database/backup/facts.ts': 'one insert under a lock, when a backup begins',
  'src/database/backup/load-backup.ts': ownConnection,
  'src/database/backup/replace-database.ts': ownConnection,
  'src/database/backup/restore.ts': 'a command',
  'src/database/backup/write-backup.ts': ownConnection,
  'src/database/database-server.ts': ownConnection,
  'src/kit/server/db.ts': 'it opens the pools',
  'src/database/embedded/ownership.ts': ownConnection,
  'src/database/embedded/running.ts': ownConnection,
  'src/kit/server/driver/line.ts':
    'the connections of the pool, for those who are named here and for single statements',
  'src/kit/server/http/again.ts': 'the one transaction of a call, which waits for nothing but the database',
  'src/database/migrate.ts': 'a start, before anybody is answered',
  'src/kit/server/read/cursor.ts': 'long lists and files, from the pool for streams alone',
  'src/database/replica.ts': 'it opens the pools of the replica',
  'src/database/runtime-role.ts': 'a start, before anybody is answered',
  'src/database/verify/run.ts': 'a check of all records: one of each brand at a time',
  'src/app/prepare-database.server.ts': 'a start, before anybody is answered',
  'src/programs/reset-password.server.ts': 'a command',
  'src/app/served-database.ts': 'it opens the pools at the start',
  'src/programs/verify.server.ts': 'a command',
  'src/features/messages/message/automatic.server.ts': 'a short transaction for each purpose, once a minute',
  'src/features/messages/message/failure-news.server.ts': 'a transaction of a few statements, where an SMS has failed',
  'src/features/owner/daily-summary/daily-summary.server.ts': 'a transaction of two statements, once a day',
  'src/demo/filling.server.ts': 'a start, before anybody is answered',
  'src/demo/load/fill-brand.server.ts': 'a start, before anybody is answered',
};

it('connections of the database are kept by those alone of whom it is known why nobody waits for them', () => {
  expect(connectionHolders(readSources())).toEqual(Object.keys(holders).sort());
});

it.each([
  'const client = await call.database.pool.connect();',
  'const client = await call.reading.streams.connect();',
  "const client = await database.pulse['connect']();",
  'const { connect } = database.pool;',
  'await call.db.transaction().execute(task);',
  'await call.db.connection().execute(task);',
  'const held = await call.db.startTransaction().execute();',
  'const more = new pg.Pool(settings);',
  'const one = new Client(settings);',
  'const again = openDatabase(connection);',
])('whoever keeps one elsewhere is found: %s', (source) => {
  const path = 'src/features/a/a.server.ts';
  expect(connectionHolders({ [path]: source })).toEqual([path]);
});

it('a question that is asked and answered keeps none', () => {
  const source = "await call.database.pool.query('select 1'); await call.transact(task); server.on('connect', end);";
  expect(connectionHolders({ 'src/features/a/a.server.ts': source })).toEqual([]);
});
