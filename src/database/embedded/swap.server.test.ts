import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { buildFixture, programOf } from './built.fixture';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './embedded-postgres';
import { removeDataDir, temporaryDataDir } from './test-server';

const program = programOf('swap');

beforeAll(() => buildFixture('swap'));

/** From the journal of the swap on each step that changes what lies on the disk, and a process that dies before the n-th. */
const steps = ['fsyncSync', 'renameSync', 'rmSync'];
const dying = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let [begun, left] = [false, Number(process.env.DIES_BEFORE)];
const { openSync } = fs;
fs.openSync = (path, ...rest) => { begun ||= String(path).endsWith('restore.swap.part'); return openSync(path, ...rest); };
for (const step of ${JSON.stringify(steps)}) {
  const real = fs[step];
  fs[step] = (...given) => {
    if (begun && --left === 0) { process.kill(process.pid, 'SIGKILL'); for (;;); }
    return real(...given);
  };
}
syncBuiltinESMExports();
`;

test('killed between any two steps of its swap, a restore leaves the old data or the new, and the next start puts right what is left', async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  expect(await swap(dataDir, 'first', 0)).toBe('ended');
  const found: string[] = [];
  let before = 'first';
  for (let step = 1; step < 30; step++) {
    const word = `swap ${step}`;
    const end = await swap(dataDir, word, step);
    const now = await wordIn(dataDir);
    expect([before, word]).toContain(now);
    found.push(now === word ? 'new' : 'old');
    before = now;
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restore.swap') && !name.endsWith('.part'))).toEqual(
      [],
    );
    if (end === 'ended') break;
  }
  // Decided by one rename: the old until then and the new from then on, whichever process finishes it.
  expect(found.join(' ')).toMatch(/^(old ){2}(new ){6,}new$/);
  expect(
    readdirSync(dataDir).filter((name) => name.startsWith('restoring-') || name.startsWith('restore.swap')),
  ).toEqual([]);
});

function swap(dataDir: string, word: string, diesBefore: number): Promise<'killed' | 'ended'> {
  const preload = `data:text/javascript,${encodeURIComponent(dying)}`;
  const child = spawn(process.execPath, ['--import', preload, program, dataDir, word], {
    env: { ...process.env, DIES_BEFORE: String(diesBefore) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (code === 0) resolve('ended');
      else if (signal === 'SIGKILL') resolve('killed');
      else reject(new Error(`The restore ended with ${code ?? signal}`));
    });
  });
}

async function wordIn(dataDir: string): Promise<string> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ word: string }>('select word from kept');
  await client.end();
  await stop();
  return rows[0]?.word ?? '';
}
