import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount } from '#database/embedded/account';
import { placeOf } from '../scripts/other-programs.mjs';
import { noteServer } from '../scripts/run-folder.mjs';

export interface DebianServer {
  readonly port: number;
  /** The process that the others are children of. */
  pid(): number;
  /** The address of the database for one of its users. */
  url(user: string): string;
  /** Asks as the superuser. */
  ask<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  start(): Promise<void>;
  /** Stops it as its operator would, or at once as a crash does. */
  stop(how?: 'fast' | 'crash'): Promise<void>;
  /** A streaming replica of it. */
  replica(): Promise<DebianServer>;
  /** pgbouncer before it, a transaction at a time. */
  pooler(): Promise<{ readonly pid: number; url(user: string): string; stop(): Promise<void> }>;
  /** Stops all of it and removes its files. */
  remove(): Promise<void>;
}

export const [owner, login] = ['daftar_owner', 'daftar_login'];
const [superuser, database] = ['chief', 'daftar'];

/** Starts Debian's PostgreSQL on an empty database, whose owner may make roles, with a login that may nothing yet. */
export async function startDebianServer(): Promise<DebianServer> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-debian-'));
  chmodSync(folder, 0o755);
  const account = chooseAccount(folder);
  run('initdb', account, [
    '-D',
    ownFolder(folder, 'primary', account),
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const server = await serverIn(folder, 'primary', account);
  await server.start();
  const chief = await clientOf(server.port, 'postgres');
  await chief.query(`create role ${owner} login createrole createdb`);
  await chief.query(`create role ${login} login`);
  await chief.query(`create database ${database} owner ${owner}`);
  await chief.end();
  return server;
}

async function serverIn(folder: string, name: string, account: Account): Promise<DebianServer> {
  const [data, port] = [join(folder, name), await freePort()];
  const others: { stop(): Promise<void> }[] = [];
  let child: ChildProcess | undefined;
  const url = (user: string, at = port) => `postgres://${user}@127.0.0.1:${at}/${database}`;
  const server: DebianServer = {
    port,
    pid: () => child?.pid ?? 0,
    url,
    ask: async (text) => {
      const client = await clientOf(port, database);
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    start: async () => {
      const settings = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'off',
        hot_standby_feedback: 'on',
      };
      const args = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
      child = spawn(binary('postgres'), ['-D', data, ...args], { ...account, cwd: folder, stdio: 'ignore' });
      noteServer(child.pid);
      await answering(port);
    },
    stop: async (how = 'fast') => {
      await ended(child, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    },
    replica: async () => {
      const copy = await serverIn(folder, `${name}-copy`, account);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', superuser];
      run('pg_basebackup', account, [
        ...from,
        '-D',
        ownFolder(folder, `${name}-copy`, account),
        '-R',
        '-c',
        'fast',
        '--no-sync',
      ]);
      await copy.start();
      others.push(copy);
      return copy;
    },
    pooler: async () => {
      const started = await startPooler(folder, port, account);
      others.push(started);
      return { ...started, url: (user) => url(user, started.port) };
    },
    remove: async () => {
      for (const other of others) await other.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

/** Fewer connections to the server than the products have to it: each transaction gets another one. */
async function startPooler(folder: string, serverPort: number, account: Account) {
  const [place, port] = [ownFolder(folder, 'pooler', account), await freePort()];
  const file = join(place, 'pgbouncer.ini');
  writeFileSync(join(place, 'users.txt'), `"${owner}" ""\n"${login}" ""\n`);
  writeFileSync(
    file,
    `[databases]
${database} = host=127.0.0.1 port=${serverPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(place, 'users.txt')}
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  );
  const child = spawn(placeOf('pgbouncer'), ['-q', file], { ...account, cwd: place, stdio: 'ignore' });
  noteServer(child.pid);
  await answering(port, database, owner);
  return { port, pid: child.pid ?? 0, stop: () => ended(child, 'SIGINT') };
}

function binary(name: string): string {
  return join(placeOf('postgresql'), name);
}

function ownFolder(folder: string, name: string, account: Account): string {
  const made = join(folder, name);
  mkdirSync(made, { mode: 0o700 });
  if (account) chownSync(made, account.uid, account.gid);
  return made;
}

function run(name: string, account: Account, args: readonly string[]): void {
  const { status, stderr } = spawnSync(binary(name), args, { ...account, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
}

async function clientOf(port: number, name: string, user = superuser): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, database: name });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function answering(port: number, name = 'postgres', user = superuser): Promise<void> {
  for (let look = 0; look < 600; look++) {
    const client = await clientOf(port, name, user).catch(() => undefined);
    if (client) return client.end();
    await sleep(50);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await over;
}

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const address = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
