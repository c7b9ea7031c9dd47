import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode, fullDiskProblem, startProblem } from '#kit/server/start-problem';
import { type Account, canReach } from './account';
import type { Binaries } from './binaries';
import { spawnEnvironment } from './process';

type Options = {
  dataDir: string;
  systemDir: string;
  user: string;
  account: Account;
  binaries: Binaries;
  log: (sentence: string) => void;
};

/**
 * The folder of the database files, created at the first start. `postgres` in the data folder is that folder or, if
 * PostgreSQL may not enter the data folder, a link to it, so that the data folder always leads to its data.
 */
export function openCluster(options: Options): string {
  const { dataDir, account, binaries } = options;
  const entry = join(dataDir, 'postgres');
  if (!isPresent(entry)) createCluster(entry, options);
  if (!existsSync(entry)) {
    throw startProblem(
      `${entry} leads to a folder that does not exist. Put that folder back, or delete ${entry} to begin with empty data.`,
    );
  }
  const folder = realpathSync(entry);
  refuseForeign(folder, account);
  refuseOtherMajor(folder, binaries.major);
  return folder;
}

/** Creates the data folder if it is missing: private to us, but passable for the account that PostgreSQL runs as. */
export function makeDataDir(dataDir: string, account: Account): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw startProblem(`${folderProblem(dataDir, error)} Set DATA_DIR to another folder.`);
  }
}

/** Why a folder cannot be the data folder, in plain words for the operator. */
export function folderProblem(dataDir: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'EROFS':
      return `The data folder ${dataDir} is on a disk that can only be read. Mount it so that it can be written to.`;
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${dataDir} may not be written to by this user. Give it to the user that starts Daftar.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${dataDir} is not a folder.`;
    default:
      return `The data folder ${dataDir} cannot be used (${error instanceof Error ? error.message : String(error)}).`;
  }
}

/** The password file of a cluster that is reached over TCP (Windows, which has no private sockets). */
export function readPassword(dataDir: string): string | undefined {
  return process.platform === 'win32' ? readFileSync(passwordFile(dataDir), 'utf8').trim() : undefined;
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

// Created under another name and moved into place, so that an interrupted start leaves no half-made folder behind. Of
// two simultaneous first starts one wins, and the other continues with the winner's folder.
function createCluster(entry: string, options: Options): void {
  const { dataDir, systemDir, account, log } = options;
  const elsewhere = !canReach(dataDir, account);
  if (elsewhere) mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  const made = elsewhere
    ? mkdtempSync(join(systemDir, `${basename(dataDir)}-`))
    : mkdtempSync(join(dataDir, 'postgres.new-'));
  try {
    if (account) chownSync(made, account.uid, account.gid);
    initialise(made, options);
    if (elsewhere) symlinkSync(made, entry);
    else renameSync(made, entry);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(entry)) throw error;
    return;
  }
  if (elsewhere && account) {
    log(
      `The database files are in ${made}: PostgreSQL does not run as root, and user ${account.uid} cannot enter ${dataDir}.`,
    );
  }
}

// pg_trgm and text search ask the C library which characters are letters, so LC_CTYPE must support UTF-8: with plain C
// an Arabic name has no trigrams and is never found. Not every system has the first choice.
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

function initialise(folder: string, { user, account, binaries, dataDir }: Options): void {
  const onWindows = process.platform === 'win32';
  if (onWindows) writeFileSync(passwordFile(dataDir), randomBytes(24).toString('hex'), { mode: 0o600 });
  const auth = onWindows
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`]
    : ['--auth-local=trust', '--auth-host=reject'];
  for (const ctype of CTYPES) {
    const run = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--username=${user}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        '--data-checksums',
        '--no-instructions',
        ...auth,
      ],
      { ...account, cwd: dirname(binaries.initdb), env: spawnEnvironment(), encoding: 'utf8' },
    );
    if (run.status === 0) return;
    if (!/locale/i.test(run.stderr ?? '') || ctype === CTYPES.at(-1))
      throw fullDiskProblem(run.stderr ?? '', dataDir) ?? initdbProblem(run.error, run.stderr);
  }
}

function initdbProblem(error: Error | undefined, stderr: string | null): Error {
  const said = stderr?.trim() || error?.message || 'no message';
  const musl = process.platform === 'linux' && existsSync('/etc/alpine-release');
  const hint = musl ? ' The packaged PostgreSQL needs glibc, which Alpine lacks: set DATABASE_URL instead.' : '';
  return startProblem(`PostgreSQL could not make its data folder: ${said}${hint}`);
}

function refuseForeign(folder: string, account: Account): void {
  const { uid } = statSync(folder);
  const us = account?.uid ?? process.getuid?.();
  if (us !== undefined && uid !== us) {
    throw startProblem(
      `The database files in ${folder} belong to user ${uid}, and this is user ${us}. Start as user ${uid} or as root, or set DATA_DIR to another folder.`,
    );
  }
  if (!canReach(folder, account)) {
    throw startProblem(
      `User ${us}, as whom PostgreSQL runs, cannot enter ${folder}. Open the folders above it to that user, or move the data folder.`,
    );
  }
}

function refuseOtherMajor(folder: string, major: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw startProblem(
    `The data in ${folder} was written by PostgreSQL ${found}, and PostgreSQL ${major} is installed. Bring back the release that wrote it and run 'npm run backup' there; then 'npm run restore' with this one puts it in place.`,
  );
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}
