import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as overPlain } from 'node:http';
import { request as overSecure } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#kit/server/project-root';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
const programOf = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
const nginx = programOf('nginx');
const openssl = programOf('openssl');

/** Why no proxy can be tried on this machine. */
export const noProxy =
  nginx && openssl ? undefined : 'nginx or openssl is not installed on this machine: deploy/nginx.conf is not tried';

export interface Proxy {
  /** Where it speaks TLS, and where it leads there. */
  readonly url: string;
  readonly plainUrl: string;
  stop(): Promise<void>;
}

/** A real nginx on deploy/nginx.conf, with other ports and a certificate of its own. */
export async function startProxy(upstream: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-proxy-'));
  const [secure, plain] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(openssl ?? '', [...made, ...named, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const example = readFileSync(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', new URL(upstream).host)
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
  const child = spawn(nginx ?? '', ['-c', config, '-g', 'daemon off; master_process off;'], { stdio: 'ignore' });
  const url = `https://127.0.0.1:${secure}`;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await ask(`${url}/healthz`).catch(() => undefined)) return { url, plainUrl: `http://127.0.0.1:${plain}`, stop };
    await sleep(100);
  }
  const said = readFileSync(join(folder, 'errors'), 'utf8');
  await stop();
  throw new Error(`nginx did not start: ${said}`);
}

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names as they came, each as often as it stood there. */
  readonly names: readonly string[];
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The address of this machine to ask from. */
  readonly from?: string;
  /** Told of each piece as it comes; true ends the listening. */
  readonly heard?: (text: string) => boolean;
}

/** Asks, over TLS by a certificate that nobody knows. */
export function ask(url: string, { method = 'GET', headers = {}, body, from, heard }: Question = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? overSecure : overPlain;
    const sent = request(url, { method, headers, localAddress: from, rejectUnauthorized: false, agent: false });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      const end = () => {
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, names, text });
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (!heard?.(piece)) return;
        end();
        response.destroy();
      });
      response.once('end', end).once('error', reject);
    });
    sent.end(body);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
