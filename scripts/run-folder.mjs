// The folders of a run of tests: everything that it writes outside the tree is in them, and their names say which process it is. What a
// killed run left behind is removed when the next one begins.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isAlive, isSame, startOf } from './process-start.mjs';

/** Where Linux keeps files in memory. A run writes 35 GB of databases that live for seconds; on a disk that takes a fifth of its time. */
const memory = '/dev/shm';
const roomy = 3 * 1024 ** 3;
const name = /^daftar-run-(\d+)-(\w+)$/;
/** The variable that names a run's process to everything that it starts: the folders belong to the run, not to its children. */
const mark = 'DAFTAR_RUN';

/**
 * Begins a run in this process, unless it is part of one: removes what is left of runs whose process is gone, makes the run's folders,
 * and makes its own the temporary folder of everything that it starts. They are removed when the process ends.
 */
export function beginRun() {
  if (process.env[mark]) return;
  const places = placesOf(tmpdir());
  for (const place of places) removeLeftovers(place);
  const own = `daftar-run-${process.pid}-${startOf(process.pid)}`;
  const folders = places.map((place) => join(place, own));
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    // PostgreSQL's account must be able to enter it, even if the run is root's.
    chmodSync(folder, 0o711);
  }
  process.env[mark] = own;
  process.env.TMPDIR = folders[0];
  if (!dataFolder(tmpdir()).startsWith(memory))
    console.log('Databases of tests are kept on the disk: memory is short.');
  process.on('exit', () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
}

/**
 * Where a run keeps its databases: in memory where there is room for them, otherwise in its temporary folder.
 * @param {string} temporary
 * @returns {string}
 */
export function dataFolder(temporary) {
  const inMemory = join(memory, process.env[mark] ?? '');
  return hasRoom(inMemory) ? inMemory : temporary;
}

/**
 * Writes down a server that a test started, so that a killed run does not leave it behind.
 * @param {number | undefined} pid
 */
export function noteServer(pid) {
  if (pid !== undefined && process.env[mark]) writeFileSync(join(tmpdir(), `server-${pid}-${startOf(pid)}`), '');
}

/**
 * Removes the folders of runs whose process is gone, and ends the servers that these wrote down.
 * @param {string} place
 */
export function removeLeftovers(place) {
  for (const entry of readdirSync(place)) {
    const [, pid, start = ''] = name.exec(entry) ?? [];
    if (pid === undefined || isSame(Number(pid), start)) continue;
    const folder = join(place, entry);
    const clusters = clustersOf(folder);
    endServers(folder, clusters);
    for (const made of [...clusters, folder])
      rmSync(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/**
 * A socket's path has at most 103 bytes, and this one is in a folder of the run.
 * @param {string} temporary
 */
function placesOf(temporary) {
  const short = temporary.length > 40 && process.platform !== 'win32' ? '/tmp' : temporary;
  return existsSync(memory) ? [short, memory] : [short];
}

/**
 * Whether files may be created there without it or the machine running short of memory: a container often has 64 MB.
 * @param {string} folder
 */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomy && freemem() >= 2 * roomy;
  } catch {
    return false;
  }
}

/**
 * The folders of a run's databases, including those elsewhere because PostgreSQL's account could not enter the run's own folder.
 * @param {string} folder
 * @returns {string[]}
 */
function clustersOf(folder) {
  return filesOf(folder)
    .filter((file) => basename(file) === 'postgres')
    .flatMap((file) => {
      const path = join(folder, file);
      return existsSync(path) ? [realpathSync(path)] : [];
    });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

/**
 * Ends the servers of a run: those of the product first, since each would start its database again.
 * @param {string} folder
 * @param {readonly string[]} clusters
 */
function endServers(folder, clusters) {
  for (const file of filesOf(folder)) {
    const [, pid, start = ''] = /(?:^|\/)server-(\d+)-(\w+)$/.exec(file) ?? [];
    if (pid !== undefined && isSame(Number(pid), start)) send(Number(pid), 'SIGKILL');
  }
  const databases = clusters.map(postmasterOf);
  // An immediate shutdown, which still gives back its memory.
  for (const pid of databases) send(pid, 'SIGQUIT');
  const until = Date.now() + 10_000;
  while (databases.some(isRunning) && Date.now() < until) Atomics.wait(pause, 0, 0, 20);
  for (const pid of databases.filter(isRunning)) send(pid, 'SIGKILL');
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** @param {number} pid */
function isRunning(pid) {
  return isAlive(pid) && startOf(pid) !== '';
}

/**
 * The process that a database's own file names, if it is still PostgreSQL's process on that folder.
 * @param {string} cluster
 */
function postmasterOf(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    if (process.platform !== 'linux') return pid;
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? pid : 0;
  } catch {
    return 0;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    // It has just ended by itself.
  }
}
