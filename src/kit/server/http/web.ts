import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, t } from '#kit/contract/language';
import { apiHeaders } from './api-headers';
import { type Catalogues, speaking, wordsFor } from './spoken';

// Inline styles are allowed: Mantine writes its theme's variables into a <style>.
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const pageHeaders = {
  'content-security-policy': pagePolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Hosts of APIs by name, as addresses or paths; the page names them, and its policy lets it call them. */
export type ApiHosts = Readonly<Record<string, string>>;

interface WebParts {
  readonly hosts: ApiHosts;
  readonly catalogues: Catalogues;
  /** The roles to which a call is refused though they have its screen. */
  rolesRefused(right: string): readonly string[];
}

/**
 * Serves the built web app: hashed assets with an unlimited lifetime, every other path as the page of the single-page
 * app.
 */
export async function addWeb(app: FastifyInstance, folder: string, parts: WebParts): Promise<void> {
  const { hosts, catalogues, rolesRefused } = parts;
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    app.setNotFoundHandler((request, reply) => sendNoCall(catalogues, request, reply));
    return;
  }
  const html = readFileSync(page, 'utf8').replace('</head>', `${nameOf(hosts)}</head>`);
  const headers = { ...pageHeaders, 'content-security-policy': policyFor(hosts) };
  const sendPage = (reply: FastifyReply, text: string) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(text);
  const pages = pagesFor(html, join(folder, 'screens.json'), rolesRefused);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
  // A call that does not exist is not a file either, however long its address is.
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  app.get('/', (_request, reply) => sendPage(reply, html));
  app.setNotFoundHandler((request, reply) => {
    // A requested address may look like a file name: a list searched for an e-mail address.
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w{2,5}$/.test(path);
    if (isPage) return sendPage(reply, pages.get(path) ?? pages.get(ofRecord(path)) ?? html);
    return sendNoCall(catalogues, request, reply);
  });
}

/** The address of every record's page of a kind, as the list of screens writes it. */
function ofRecord(path: string): string {
  return path.replace(/^(\/[^/]+)\/[^/]+$/, '$1/$id');
}

interface Assets {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** The first request of its list, below the API's host. */
  readonly list?: string;
}

/**
 * The page for each screen's address, which names the files that the screen will load, so that the browser need not
 * discover them one by one.
 */
function pagesFor(html: string, file: string, rolesRefused: WebParts['rolesRefused']): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const screens = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Assets>>;
  return new Map(
    Object.entries(screens).map(([path, { js, css, list }]) => [
      path,
      withList(html, list, rolesRefused).replace('</head>', `${linksFor(html, js, css)}</head>`),
    ]),
  );
}

/** The list's address comes before the first script, which requests it; where the APIs are on other hosts, only the app knows them. */
function withList(html: string, list: string | undefined, rolesRefused: WebParts['rolesRefused']): string {
  if (list === undefined || html.includes('name="api-hosts"')) return html;
  const data = `data-languages="${languages.join(' ')}" data-refused="${rolesRefused(`GET ${list.split('?')[0]}`).join(' ')}"`;
  const meta = `<meta name="first-list" content="${list.replaceAll('&', '&amp;')}" ${data}>`;
  return html.replace('<script', () => `${meta}<script`);
}

function linksFor(html: string, js: readonly string[], css: readonly string[]): string {
  const missing = (asset: string) => !html.includes(asset);
  const scripts = js.filter(missing).map((asset) => `<link rel="modulepreload" crossorigin href="/${asset}">`);
  // Preloaded, not applied: the route applies its styles in its own order.
  const styles = css.filter(missing).map((asset) => `<link rel="preload" as="style" crossorigin href="/${asset}">`);
  return [...scripts, ...styles].join('');
}

function sendNoCall(catalogues: Catalogues, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = wordsFor(catalogues, request.headers['accept-language']);
  return reply
    .status(404)
    .headers(apiHeaders)
    .type('application/json; charset=utf-8')
    .send({ status: false, message: speaking(words, () => t('No such call')) });
}

/** The part of the page that names APIs on other servers. */
function nameOf(hosts: ApiHosts): string {
  const pairs = Object.entries(hosts).map(([name, address]) => `${name}=${address}`);
  const text = pairs.join(',').replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return pairs.length === 0 ? '' : `<meta name="api-hosts" content="${text}">`;
}

function policyFor(hosts: ApiHosts): string {
  const elsewhere = Object.values(hosts).filter((address) => URL.canParse(address));
  const origins = new Set(elsewhere.map((address) => new URL(address).origin));
  return pagePolicy.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '));
}
