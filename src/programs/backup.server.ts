import { resolve } from 'node:path';
import { backupPlan } from '#app/backup-plan';
import { brands } from '#house/brand/brand.contract';
import { makeBackup } from '#database/backup/make-backup';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { provideDatabaseBeside } from '#database/provide-database';
import { isStartProblem } from '#kit/server/start-problem';

const [target] = process.argv.slice(2);
run(target).catch((error: unknown) => {
  process.stderr.write(`${isStartProblem(error) ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/** Writes all data to one file: to the folder of backups unless told another folder or a file. */
async function run(target: string | undefined): Promise<void> {
  const config = readConfig(process.env, brands);
  const { connection, passage, stop } = await provideDatabaseBeside(config, { log: say });
  const database = openDatabase(connection, { max: 2, passage });
  try {
    const written = await makeBackup({
      connection,
      database,
      plan: backupPlan,
      target: target === undefined ? config.backups.folder : resolve(target),
      reason: 'asked',
      now: new Date(),
    });
    if (written)
      say(`${written.rows} rows of ${written.tables} tables are in ${written.file} (${written.bytes} bytes).`);
  } finally {
    await database.close();
    await stop();
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
