import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLines } from './process';
import { removeDataDir, temporaryDataDir } from './test-server';

test('the reason why PostgreSQL did not start is read past everybody who knocked in the meantime', () => {
  const dataDir = temporaryDataDir();
  const log = join(dataDir, 'postgres.log');
  const knock = '2026-11-23 19:14:34.397 UTC [29972] FATAL:  the database system is in recovery mode';
  const reason = '2026-11-23 19:14:34.300 UTC [27962] PANIC:  could not locate a valid checkpoint record';
  const end = '2026-11-23 19:14:34.408 UTC [27959] LOG:  database system is shut down';
  writeFileSync(log, [reason, ...Array.from({ length: 20 }, () => knock), end, ''].join('\n'));
  expect(lastLines(log)).toBe(`${reason}\n${end}`);
  removeDataDir(dataDir);
});
