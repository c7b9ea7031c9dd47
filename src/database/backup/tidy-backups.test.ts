import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName, tidyBackups } from './write-backup';

test('with the clock set back by years the backup just made is kept, and as many as wanted in all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-tidy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = (year: number) => {
    const file = join(folder, backupName('nightly', new Date(Date.UTC(year, 0, 1))));
    writeFileSync(file, '');
    return file;
  };
  for (const year of [2036, 2037, 2038]) made(year);
  await tidyBackups(made(2026), 'nightly', 3);
  await tidyBackups(made(2027), 'nightly', 3);
  expect(readdirSync(folder).map((name) => name.slice(7, 11))).toEqual(['2027', '2037', '2038']);
});
