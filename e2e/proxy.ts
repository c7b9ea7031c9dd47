import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#kit/server/project-root';
import { placeOf } from '../scripts/other-programs.mjs';
import { noteServer } from '../scripts/run-folder.mjs';
import { ask } from './asking';
import { freePort } from './debian-servers';

export interface Proxy {
  /** Where it speaks TLS, and where it leads there. */
  readonly url: string;
  readonly plainUrl: string;
  stop(): Promise<void>;
}

/** Where a proxy of a test listens, leads to and keeps its files. */
interface Setting {
  readonly folder: string;
  readonly secure: number;
  readonly plain: number;
  readonly upstream: string;
  readonly certificate: string;
  readonly key: string;
}

/** The proxies of deploy/, each with its example; only ports, names and the certificate are the test's. */
const proxies = { nginx: startNginx, Caddy: startCaddy };

/** Starts a real proxy on its example in deploy/, with other ports and a certificate of its own. */
export async function startProxy(name: keyof typeof proxies, product: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-proxy-'));
  const [secure, plain] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(placeOf('openssl'), [...made, ...named, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const upstream = new URL(product).host;
  const child = proxies[name]({ folder, secure, plain, upstream, certificate, key });
  noteServer(child.pid);
  const url = `https://127.0.0.1:${secure}`;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300; tries++) {
    if (await ask(`${url}/healthz`).catch(() => undefined)) return { url, plainUrl: `http://127.0.0.1:${plain}`, stop };
    await sleep(100);
  }
  const said = readFileSync(join(folder, 'errors'), 'utf8');
  await stop();
  throw new Error(`${name} did not start: ${said}`);
}

function startNginx({ folder, secure, plain, upstream, certificate, key }: Setting): ChildProcess {
  const example = exampleOf('nginx.conf')
    .replace('127.0.0.1:3000', upstream)
    .replaceAll('academy.example print.example', 'localhost 127.0.0.1')
    .replace('listen 80;', `listen ${plain};`)
    .replace('listen 443', `listen ${secure}`)
    .replace('/etc/ssl/daftar/fullchain.pem', certificate)
    .replace('/etc/ssl/daftar/key.pem', key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'errors')};\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${example}\n}\n`,
  );
  return spawn(placeOf('nginx'), ['-c', config, '-g', 'daemon off; master_process off;'], { stdio: 'ignore' });
}

function startCaddy({ folder, secure, plain, upstream, certificate, key }: Setting): ChildProcess {
  const example = exampleOf('Caddyfile')
    .replace('127.0.0.1:3000', upstream)
    .replace('academy.example, print.example {', `localhost, 127.0.0.1 {\n\ttls ${certificate} ${key}`);
  const config = join(folder, 'Caddyfile');
  // Its usual ports are those of the example's names without a port.
  const ports = `http_port ${plain}\n\thttps_port ${secure}`;
  writeFileSync(config, `{\n\tadmin off\n\t${ports}\n}\n${example}`);
  const home = join(folder, 'home');
  mkdirSync(home);
  return spawn(placeOf('caddy'), ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', openSync(join(folder, 'errors'), 'w')],
    env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
}

function exampleOf(name: string): string {
  return readFileSync(join(projectRoot, 'deploy', name), 'utf8');
}
