import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderProblem, makeDataDir } from './cluster';

it('a data folder that cannot be written to is refused in words that need no looking up', () => {
  for (const [code, words] of [
    ['EROFS', 'is on a disk that can only be read'],
    ['EACCES', 'may not be written to by this user'],
    ['EPERM', 'may not be written to by this user'],
    ['ENOTDIR', 'is not a folder'],
  ] as const) {
    const said = folderProblem(
      '/srv/daftar',
      Object.assign(new Error(`${code}: in the words of the system`), { code }),
    );
    expect(said).toContain(`The data folder /srv/daftar ${words}`);
    expect(said).not.toContain('system');
  }
});

it('a file is no data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-'));
  const file = join(folder, 'data');
  writeFileSync(file, '');
  expect(() => makeDataDir(file, undefined)).toThrow(
    `The data folder ${file} is not a folder. Set DATA_DIR to another folder.`,
  );
  expect(() => makeDataDir(join(file, 'below'), undefined)).toThrow('is not a folder. Set DATA_DIR');
  rmSync(folder, { recursive: true });
});
