import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { brandNames, brands } from '#house/brand/brand.contract';
import { type OperatorReset, resetByOperator } from '#features/entry/password-reset/operator-reset.server';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { migrate } from '#database/migrate';
import { projectRoot } from '#kit/server/project-root';
import { provideDatabase } from '#database/provide-database';
import { isStartProblem, startProblem } from '#kit/server/start-problem';

/** Removes the second factor too, for a user who has lost the phone and the recovery codes. */
const dropping = '--drop-second-factor';

const given = process.argv.slice(2);
const done = run(
  given.find((word) => word !== dropping),
  given.includes(dropping) ? 'dropped' : 'kept',
);
done.catch((error: unknown) => {
  process.stderr.write(`${isStartProblem(error) ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/** Asks for a new password and sets it. With the embedded database the server must be stopped: one program at a time holds its folder. */
async function run(email: string | undefined, secondFactor: OperatorReset['secondFactor']): Promise<void> {
  if (email === undefined) throw startProblem('Say whose password: npm run reset-password -- someone@example.com');
  const config = readConfig(process.env, brands);
  const password = await askUnseen(`New password of ${email}: `);
  const { connection, passage, stop } = await provideDatabase(config, {
    log: (sentence) => process.stdout.write(`${sentence}\n`),
  });
  const database = openDatabase(connection, { max: 2, passage });
  try {
    await migrate(database, { dir: join(projectRoot, 'migrations'), brands });
    const outcome = await resetByOperator(database, { username: email, password, secondFactor });
    if (typeof outcome === 'string') throw startProblem(outcome);
    for (const { brand, asksCode } of outcome) {
      process.stdout.write(`${brandNames[brand]}: the password of ${email} is changed.\n`);
      if (asksCode)
        process.stdout.write(
          `${brandNames[brand]}: the login still asks for a code. ${dropping} takes that away: npm run reset-password -- ${email} ${dropping}\n`,
        );
    }
  } finally {
    await database.close();
    await stop();
  }
}

/** One line from the keyboard that the screen does not show, or from a pipe. */
async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, written) => written() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
