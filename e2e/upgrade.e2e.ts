import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { brands } from '#house/brand/brand.contract';
import { backedUpTables } from '#database/backup/plan';
import { startEmbedded } from '#database/embedded/embedded-postgres';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { battery } from '#testing/battery';
import { someData } from '#testing/some-data';
import { ownerPassword } from '#testing/test-app';
import { callsOf } from './academy';
import { makeNextRelease, nextMigrations } from './next-release';
import { runBuilt, runProgram, startProduct } from './product';

const kills = battery('kills during an upgrade with data', { few: 1, gate: 3, goal: 200, perRun: 240_000 });
const off = { BACKUP: 'off' };

test('an upgrade with data keeps a backup, holds in every check, and goes back to what it was with the release before', async () => {
  const dataDir = await filled();
  const before = await stateOf(dataDir);
  const release = makeNextRelease();
  const next = await startProduct({ dataDir, release });
  const [, file = ''] = /^Before this release changes the data it was backed up to (.*)\.$/m.exec(next.output()) ?? [];
  expect(file).toMatch(/-upgrade\.backup$/);
  await logsIn(next.url);
  expect(await runProgram('verify', { DATA_DIR: dataDir }, [], release)).toMatchObject({ code: 0 });
  await next.stop({ keepData: true });
  expect((await stateOf(dataDir)).halves).toEqual([]);

  // The release before knows nothing of these changes, and does not write over them.
  const refused = await runProgram('main', { PORT: '0', DATA_DIR: dataDir });
  expect([refused.code, refused.complained]).toEqual([
    1,
    expect.stringMatching(/^A newer release than this one .*9001_/),
  ]);
  const back = await runProgram('restore', { DATA_DIR: dataDir }, [file, '--yes']);
  expect(back).toMatchObject({ code: 0, complained: '' });
  expect(await stateOf(dataDir)).toEqual(before);
  const old = await startProduct({ dataDir });
  onTestFinished(async () => void (await old.stop()));
  await logsIn(old.url);
  expect(await runProgram('verify', { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

test('killed while it changes data that there is, an upgrade leaves each change done or not begun, and goes on at the next start', {
  timeout: kills.patience,
}, async () => {
  const [filledDir, release] = [await filled(), makeNextRelease()];
  const upgraded = copyOf(filledDir);
  const began = performance.now();
  await (await startProduct({ dataDir: upgraded, release, env: off })).stop({ keepData: true });
  const lasts = performance.now() - began;
  const whole = await stateOf(upgraded);
  const failures: string[] = [];
  const ran: number[] = [];
  for (let kill = 0; kill < kills.size; kill++) {
    const dataDir = copyOf(filledDir);
    const after = (0.15 + 0.8 * kills.random()) * lasts;
    const child = runBuilt('main', { ...off, PORT: '0', DATA_DIR: dataDir }, [], release);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await Promise.race([sleep(after), ended]);
    child.kill('SIGKILL');
    await ended;
    const left = await stateOf(dataDir);
    ran.push(left.ran);
    for (const half of left.halves) failures.push(`killed after ${after} ms: ${half}`);
    const again = await startProduct({ dataDir, release, env: off });
    await again.stop({ keepData: true });
    const proof = await runProgram('verify', { DATA_DIR: dataDir }, [], release);
    if (proof.code !== 0) failures.push(`killed after ${after} ms: ${proof.said}${proof.complained}`);
    const { ran: done, halves } = await stateOf(dataDir);
    if (done !== whole.ran || halves.length > 0)
      failures.push(`killed after ${after} ms: the next start left it unfinished`);
    removeDataDir(dataDir);
  }
  console.log(
    `An upgrade takes ${Math.round(lasts)} ms; changes done when it was killed: ${ran.join(', ')} of ${whole.ran}.`,
  );
  expect(kills.report(kills.size, failures)).toEqual([]);
});

/** A stopped data folder with a little of everything in both brands. */
async function filled(): Promise<string> {
  const product = await startProduct({ env: off });
  onTestFinished(() => removeDataDir(product.dataDir));
  await someData(callsOf(product.url));
  await product.stop({ keepData: true });
  return product.dataDir;
}

function copyOf(dataDir: string): string {
  const made = temporaryDataDir();
  onTestFinished(() => removeDataDir(made));
  execFileSync('cp', ['-a', join(dataDir, 'postgres'), join(made, 'postgres')]);
  return made;
}

async function logsIn(url: string): Promise<void> {
  const body = { username: 'owner@academy.test', password: ownerPassword };
  expect((await callsOf(url).call('POST', 'login', { body })).status).toBe(200);
}

interface State {
  /** Of every kept row of each table, but of those that tell who logged in. */
  readonly digests: Readonly<Record<string, string>>;
  /** Changes of the next release that are written down as done. */
  readonly ran: number;
  /** Changes that are written down and not there, or there and not written down, or there in part. */
  readonly halves: readonly string[];
}

async function stateOf(dataDir: string): Promise<State> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const digests: Record<string, string> = {};
    for (const { schema, table } of await backedUpTables(client, backupPlan)) {
      if (/^(session|activity|activity_\w+|login_attempt)$/.test(table)) continue;
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${schema}."${table}" t order by 1`,
      );
      const text = rows.map(({ row }) => row).join('\n');
      digests[`${schema}.${table}`] = createHash('sha256').update(text).digest('hex');
    }
    const found = await Promise.all(brands.map((brand) => changesIn(client, brand)));
    return {
      digests,
      ran: found.flatMap(({ ran }) => ran).length,
      halves: found.flatMap(({ halves }) => halves),
    };
  } finally {
    await client.end();
    await stop();
  }
}

async function changesIn(client: pg.Client, brand: string): Promise<{ ran: string[]; halves: string[] }> {
  const ask = async <R extends pg.QueryResultRow>(sql: string) => (await client.query<R>(sql)).rows;
  const done = await ask<{ name: string }>(`select name from ${brand}.migration where name like '9%'`);
  const ran = done.map(({ name }) => name);
  const [there] = await ask<{ column: boolean; table: boolean }>(
    `select exists (select from pg_attribute where attrelid = '${brand}.student'::regclass and attname = 'upgradeMark' and attnotnull) as column,
       to_regclass('${brand}.upgrade_receipt') is not null as table`,
  );
  const [marked] = there?.column
    ? await ask<{ whole: boolean }>(
        `select bool_and("upgradeMark" = 'upgraded ' || "stdID") is not false as whole from ${brand}.student`,
      )
    : [{ whole: true }];
  const [kept] = there?.table
    ? await ask<{ whole: boolean }>(
        `select (select count(*) from ${brand}.fee_receipt) = (select count(*) from ${brand}.upgrade_receipt) as whole`,
      )
    : [{ whole: true }];
  const [first = '', second = ''] = nextMigrations;
  const isHalf = (name: string, isThere: boolean | undefined, whole: boolean | undefined) =>
    ran.includes(name) !== isThere || whole !== true;
  return {
    ran,
    halves: [
      ...(isHalf(first, there?.column, marked?.whole) ? [`${brand} ${first} is half done`] : []),
      ...(isHalf(second, there?.table, kept?.whole) ? [`${brand} ${second} is half done`] : []),
    ],
  };
}
