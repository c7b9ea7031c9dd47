import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { battery } from '#testing/battery';

/** Programs that measure: in `npm test` what they refuse, in the gate their quickest runs. */
const run = battery('bench, programs', { few: 0, gate: 2, goal: 2, perRun: 60_000 });
const failed: string[] = [];
afterEach(({ task }) => void (task.result?.state === 'fail' && failed.push(task.name)));
afterAll(() => void run.report(run.size, failed));

test.skipIf(run.size === 0)(
  'npm run bench seeds an academy that adds up, measures it, and finds that it still adds up',
  async () => {
    const { code, said } = await bench('bench.mjs', '--quick');
    expect(said).toContain('npm run verify afterwards: all holds');
    for (const figure of [
      'List of 25 with exact total',
      'Pay a fee',
      'Attendance of 30',
      'Counter: one debt | Pay a fee',
      'List of 25 accounts | List of 25 with exact total',
      'Close of a day of 5,000 rows',
      'Monthly charge of 1,500 enrollments',
    ])
      expect(said).toContain(`| ${figure}`);
    expect(code).toBe(0);
  },
);

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
