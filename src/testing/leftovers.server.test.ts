import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { buildFixture, programOf } from '#database/embedded/built.fixture';
import { readPostmaster } from '#database/embedded/process';
import { isSame, startOf } from '../../scripts/process-start.mjs';

interface Run {
  readonly process: ChildProcess;
  readonly server: number;
  readonly dataDir: string;
  readonly temporary: string;
}

const open: ChildProcess[] = [];

beforeAll(() => buildFixture('launcher'));
afterEach(async () => {
  for (const one of open.splice(0)) await ending(one);
});

/** A run of its own beside this one, with a server and its database. */
async function begin(): Promise<Run> {
  const { DAFTAR_RUN: _ours, ...env } = process.env;
  const fixture = join(import.meta.dirname, 'leftovers', 'run.fixture.mjs');
  const child = spawn(process.execPath, [fixture, programOf('launcher')], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  open.push(child);
  const [line] = await once(child.stdout, 'data');
  return { process: child, ...JSON.parse(String(line)) };
}

async function ending(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

/** Whether the process that has this number now is the one that had it then. */
const seen = (pid: number) => ({ pid, start: startOf(pid) });
const lives = ({ pid, start }: ReturnType<typeof seen>) => isSame(pid, start);

it('what a killed run left behind goes with the beginning of the next run, its servers too, and a run under way is left alone', async () => {
  const killed = await begin();
  const beside = await begin();
  const servers = [killed.server, readPostmaster(join(killed.dataDir, 'postgres'))?.pid ?? 0].map(seen);
  const gone = once(killed.process, 'exit');
  killed.process.kill('SIGKILL');
  await gone;
  expect([existsSync(killed.dataDir), existsSync(killed.temporary), ...servers.map(lives)]).toEqual(
    Array(4).fill(true),
  );

  const next = await begin();
  await expect.poll(() => servers.map(lives)).toEqual([false, false]);
  expect([existsSync(killed.dataDir), existsSync(killed.temporary)]).toEqual([false, false]);
  expect([beside, next].map(({ server, dataDir }) => lives(seen(server)) && existsSync(dataDir))).toEqual([true, true]);

  await ending(beside.process);
  expect([existsSync(beside.dataDir), existsSync(beside.temporary)]).toEqual([false, false]);
});
