import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

test('npm run bench seeds an academy that adds up, measures it, and finds that it still adds up', async () => {
  const { code, said } = await bench('bench.mjs', '--quick');
  expect(said).toContain('npm run verify afterwards: all holds');
  for (const figure of [
    'List of 25 with exact total',
    'Pay a fee',
    'Attendance of 30',
    'Monthly charge of 1,500 enrollments',
  ])
    expect(said).toContain(`| ${figure}`);
  expect(code).toBe(0);
});

test('npm run bench refuses to seed a folder that holds a database, and says what it takes', async () => {
  expect(await bench('bench.mjs', '--quickly')).toMatchObject({ code: 1 });
  expect((await bench('bench.mjs', 'seed')).said).toContain('Say where: --data FOLDER');
});

test('npm run bench:web opens a screen and a form over a slow line and says how long that took', async () => {
  const { code, said } = await bench('web/web.mjs', '--rounds', '1', '--students', '200', '--only', 'form');
  expect(said).toMatch(/^\| Form of a student( \| \d+){5} \| \d\.\d{3} \| \d+ \(/m);
  expect(code).toBe(0);
  expect(await bench('web/web.mjs', '--rounds', 'few')).toMatchObject({ code: 1 });
});

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
