import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { readPostmaster } from '#database/embedded/process';
import { projectRoot } from '#kit/server/project-root';
import { battery } from '#testing/battery';
import { sampleOfBenchmark } from '#testing/benchmark/sample';
import { isSame, startOf } from '../scripts/process-start.mjs';

/** Programs that measure: in `npm test` what they refuse, in the gate their quickest runs. */
const run = battery('bench, programs', { few: 0, gate: 3, goal: 3, perRun: 60_000 });
const failed: string[] = [];
afterEach(({ task }) => void (task.result?.state === 'fail' && failed.push(task.name)));
afterAll(() => void run.report(run.size, failed));

test.skipIf(run.size === 0)(
  'npm run bench seeds an academy that adds up, measures each row at 64 connections of as many accounts, and finds that it still adds up',
  async () => {
    const { code, said } = await bench('bench.mjs', '--quick');
    expect(said).toContain('npm run verify afterwards: all holds');
    expect(said).not.toContain('not measured');
    const rows = rowsOf(said);
    for (const { scenario } of sampleOfBenchmark().rows) {
      // Its ms at one connection, its calls at 16 and its p99 at 64.
      const figures = (rows.get(scenario.name) ?? []).slice(...(scenario.beside ? [1, 9] : [0, 3]));
      const without = figures.filter((cell) => !/^[\d.,]+$/.test(cell));
      expect({ row: scenario.name, without }).toEqual({ row: scenario.name, without: [] });
    }
    for (const once of ['Close of a day of 5,000 rows', 'Monthly charge of 1,500 enrollments', 'CSV of 10,001 rows'])
      expect(said).toContain(`| ${once}`);
    expect(code).toBe(0);
  },
);

test.skipIf(run.size === 0)(
  'a row of npm run bench that cannot be measured fails alone: it says why, the others have their figures, and the run fails',
  async () => {
    const only = ['--only', '^(Record by its key|Dashboard)$'];
    const { code, said } = await bench('bench.mjs', '--quick', ...only, '--spoil', 'Record');
    const rows = rowsOf(said);
    expect(rows.get('Record by its key')?.at(-1)).toMatch(/^not measured: Daftar at 1: .* 404 /);
    expect(rows.get('Dashboard')?.slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^[\d.,]+$/)),
    );
    expect(said).toMatch(/^\| Monthly charge of 1,500 enrollments.* \| \d/m);
    expect(code).toBe(1);
  },
);

test('what a killed npm run bench leaves behind goes with the beginning of the next one: its folders, its server and its database', async () => {
  const killed = spawn(process.execPath, [join(projectRoot, 'bench/bench.mjs'), '--quick'], { env: alone });
  onTestFinished(() => void killed.kill('SIGKILL'));
  const own = `daftar-run-${killed.pid}-${startOf(killed.pid ?? 0)}`;
  const folder = join('/tmp', own);
  await expect.poll(() => serversIn(folder).length, { timeout: 60_000 }).toBe(2);
  const servers = serversIn(folder).map((pid) => ({ pid, start: startOf(pid) }));
  const left = () => servers.filter(({ pid, start }) => isSame(pid, start)).length;
  const gone = once(killed, 'exit');
  killed.kill('SIGKILL');
  await gone;
  expect([left(), existsSync(folder)]).toEqual([2, true]);

  const next = spawn(process.execPath, [join(projectRoot, 'bench/bench.mjs'), 'seed'], { env: alone });
  await once(next, 'exit');
  await expect.poll(left).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test('npm run bench refuses to seed a folder that holds a database, and says what it takes', async () => {
  expect(await bench('bench.mjs', '--quickly')).toMatchObject({ code: 1 });
  expect((await bench('bench.mjs', 'seed')).said).toContain('Say where: --data FOLDER');
  expect(await bench('web/web.mjs', '--rounds', 'few')).toMatchObject({ code: 1 });
});

test.skipIf(run.size === 0)(
  'npm run bench:web opens a screen and a form over a slow line and says how long that took',
  async () => {
    const { code, said } = await bench('web/web.mjs', '--rounds', '1', '--students', '200', '--only', 'form');
    expect(said).toMatch(/^\| Form of a student( \| \d+){5} \| \d\.\d{3} \| \d+ \(/m);
    expect(code).toBe(0);
  },
);

/** A benchmark that begins a run of its own, not a part of this one. */
const { DAFTAR_RUN: _ours, TMPDIR: _its, ...alone } = process.env;

/** The server that a benchmark has started in its folder, and its database, once both are there. */
function serversIn(folder: string): number[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files.flatMap((file) => {
    const [, server] = /^server-(\d+)-/.exec(file) ?? [];
    const pid = server ?? (/(^|\/)postgres$/.test(file) ? readPostmaster(join(folder, file))?.pid : undefined);
    return pid === undefined ? [] : [Number(pid)];
  });
}

/** The cells of each row of the tables that were printed, by its name. */
function rowsOf(said: string): Map<string, string[]> {
  const lines = said.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    lines.map((line) => {
      const [name = '', ...cells] = line.split('|').slice(1, -1);
      return [name.trim(), cells.map((cell) => cell.trim())];
    }),
  );
}

function bench(program: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'bench', program), ...args], { cwd: projectRoot });
  let said = '';
  const listen = (text: Buffer) => {
    said += String(text);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}
