import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#kit/server/project-root';

/** What the next release does to data, slowly enough to be killed on the way: each does two things that belong together. */
const migrations = {
  '9001_student_mark.sql': `
    alter table student add column "upgradeMark" text;
    select pg_sleep(0.3);
    update student set "upgradeMark" = 'upgraded ' || "stdID";
    select pg_sleep(0.2);
    alter table student alter column "upgradeMark" set not null;`,
  '9002_kept_receipt.sql': `
    create table upgrade_receipt (_id uuid primary key, amount numeric(12, 2) not null);
    select pg_sleep(0.3);
    insert into upgrade_receipt select _id, "AmountPaid" from fee_receipt;
    select pg_sleep(0.2);`,
};

export const nextMigrations = Object.keys(migrations);

/** The folder of a release that is this one but for its number and what it makes of the data. */
export function makeNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '99.0.0' }));
  for (const part of ['migrations', 'messages', 'dist'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(folder, 'migrations', name), sql);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
