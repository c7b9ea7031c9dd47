import pg from 'pg';
import { replaceCluster } from './swap';

// A restore in a process of its own, so that a test can kill it: it swaps in a database that holds one word.
const [dataDir = '', word = ''] = process.argv.slice(2);
await replaceCluster({
  dataDir,
  product: 'Daftar',
  now: new Date(),
  log: () => undefined,
  fill: async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`create table kept as select '${word}' as word`);
    await client.end();
  },
});
