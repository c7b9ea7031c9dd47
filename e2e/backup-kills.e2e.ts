// Proves R 2.4.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { checkBackup } from '#database/backup/load-backup';
import { backedUpTables } from '#database/backup/plan';
import { startEmbedded } from '#database/embedded/embedded-postgres';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { battery } from '#testing/battery';
import { callsOf, saved } from './academy';
import { runBuilt, runProgram, startProduct } from './product';

const kills = battery('kills during backup, restore and migration', { few: 1, gate: 6, goal: 200, perRun: 30_000 });
const admin = { ADMIN_EMAIL: 'head@academy.test', ADMIN_PASSWORD: 'a long way to Kismaayo' };
const env = { ...admin, BACKUP: 'off' };

test(
  'killed at any moment, a backup is whole or not there, a restore leaves the old or the new, a migration goes on at the next start',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-kills-'));
    const dataDir = temporaryDataDir();
    onTestFinished(() => {
      removeDataDir(dataDir);
      rmSync(folder, { recursive: true });
    });
    // Two states of the data, and a backup of each.
    const files = [join(folder, 'one.backup'), join(folder, 'two.backup')];
    for (const file of files) {
      const product = await startProduct({ env, dataDir });
      const { call } = callsOf(product.url);
      const login = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
      const { token } = (await saved(call('POST', 'login', { body: login }))).body;
      const body = { courseName: file, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };
      await saved(call('POST', 'courses', { token, body }));
      await product.stop({ keepData: true });
      await runProgram('backup', { DATA_DIR: dataDir }, [file]);
    }
    const states = [await restored(dataDir, files[0]), await restored(dataDir, files[1])];
    expect(new Set(states.map(({ digest }) => digest)).size).toBe(2);
    const lasts = Math.max(...states.map(({ lasted }) => lasted));

    const failures: string[] = [];
    const outcomes = { backup: 0, restore: 0, unchanged: 0, migration: 0 };
    let now = 1;
    for (let kill = 0; kill < kills.size; kill++) {
      const what = (['restore', 'backup', 'restore', 'migration'] as const)[kill % 4] ?? 'restore';
      const after = kills.random() * (what === 'restore' ? lasts * 1.05 : what === 'backup' ? 900 : 2500);
      if (what === 'restore') {
        const next = 1 - now;
        await killed('restore', { DATA_DIR: dataDir }, [files[next] ?? '', '--yes'], after);
        const found = (await stateOf(dataDir)).digest;
        if (found === states[next]?.digest) now = next;
        else if (found !== states[now]?.digest) failures.push(`restore killed after ${after} ms: neither old nor new`);
        outcomes[now === next ? 'restore' : 'unchanged']++;
      } else if (what === 'backup') {
        const file = join(folder, `killed-${kill}.backup`);
        await killed('backup', { DATA_DIR: dataDir }, [file], after);
        if (existsSync(file)) outcomes.backup++;
        const problem = existsSync(file)
          ? await checkBackup(backupPlan, file).catch((error: Error) => error.message)
          : {};
        if (typeof problem === 'string') failures.push(`backup killed after ${after} ms: ${problem}`);
        if ((await stateOf(dataDir)).digest !== states[now]?.digest)
          failures.push(`backup killed after ${after} ms: the data differs`);
      } else {
        const fresh = temporaryDataDir();
        await killed('main', { ...env, PORT: '0', DATA_DIR: fresh }, [], after);
        const again = await startProduct({ env, dataDir: fresh });
        const proof = await runProgram('verify', { DATA_DIR: fresh });
        if (proof.code !== 0) failures.push(`migration killed after ${after} ms: ${proof.said}${proof.complained}`);
        await again.stop();
        outcomes.migration++;
      }
    }
    console.log(`Outcomes: ${JSON.stringify(outcomes)}; a whole restore takes ${Math.round(lasts)} ms.`);
    expect(kills.report(kills.size, failures)).toEqual([]);
    // What was cut short hinders nothing, and the last word is a whole restore.
    expect((await restored(dataDir, files[0])).digest).toBe(states[0]?.digest);
  },
  kills.patience,
);

/** Runs a program and kills it after a while, unless it has ended by then. */
async function killed(
  name: string,
  env: Record<string, string>,
  args: readonly string[],
  after: number,
): Promise<void> {
  const child = runBuilt(name, env, args);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([sleep(after), ended]);
  child.kill('SIGKILL');
  await ended;
}

async function restored(dataDir: string, file = ''): Promise<{ digest: string; lasted: number }> {
  const began = performance.now();
  const { code, complained } = await runProgram('restore', { DATA_DIR: dataDir }, [file, '--yes']);
  if (code !== 0) throw new Error(complained);
  const lasted = performance.now() - began;
  return { ...(await stateOf(dataDir)), lasted };
}

/** A digest of every row of every kept table. */
async function stateOf(dataDir: string): Promise<{ digest: string }> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const hash = createHash('sha256');
    for (const { schema, table } of await backedUpTables(client, backupPlan)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${schema}."${table}" t order by 1`,
      );
      hash.update(`${schema}.${table}\n${rows.map(({ row }) => row).join('\n')}\n`);
    }
    return { digest: hash.digest('hex') };
  } finally {
    await client.end();
    await stop();
  }
}
