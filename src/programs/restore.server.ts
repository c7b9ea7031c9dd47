import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backupPlan } from '#app/backup-plan';
import { checks } from '#app/product';
import { brandNames, brands } from '#house/brand/brand.contract';
import { checkBackup } from '#database/backup/load-backup';
import { restore } from '#database/backup/restore';
import { readConfig } from '#kit/server/config';
import { isStartProblem, startProblem } from '#kit/server/start-problem';

run().catch((error: unknown) => {
  process.stderr.write(`${isStartProblem(error) ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { file, yes, unproved } = readOptions();
  const config = readConfig(process.env, brands);
  const { createdAt, version } = await checkBackup(backupPlan, file);
  say(`${file} is whole. It was made at ${createdAt} by Daftar ${version}.`);
  const where = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
  if (!yes) await ask(`Everything in ${where} is to be replaced by it. Type yes to go on: `);
  const called = (brand: string) => brandNames[brands.find((one) => one === brand) ?? 'academy'];
  const done = await restore({ config, plan: backupPlan, file, now: new Date(), unproved, checks, called, log: say });
  say(`${done.rows} rows of ${done.tables} tables are restored. Everybody logs in again.`);
  if (done.before !== undefined)
    say(`What was there before is kept as ${done.before}; delete it when nobody needs it.`);
}

function readOptions(): { file: string; yes: boolean; unproved: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { yes: { type: 'boolean' }, unproved: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0)
      return { file: resolve(file), yes: values.yes ?? false, unproved: values.unproved ?? false };
  } catch {
    // An unknown option: the message below names the valid ones.
  }
  throw startProblem('Usage: npm run restore -- FILE [--yes] [--unproved]');
}

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw startProblem('Nobody is there to ask. Add --yes to restore unattended.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question).finally(() => lines.close());
  if (answer.trim().toLowerCase() !== 'yes') throw startProblem('Nothing was changed.');
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
