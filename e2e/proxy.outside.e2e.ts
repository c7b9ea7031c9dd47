import pg from 'pg';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachRunning } from '#database/embedded/running';
import { ownerPassword } from '#testing/test-app';
import { type Academy, setUpAcademy } from './academy';
import { logIn } from './acts';
import { ask } from './asking';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { type Proxy, startProxy } from './proxy';
import { desktop, settled, visit } from './visit';

/** An id that a proxy gives a request, which the log and the answer then bear. */
const requestIds = { nginx: /^[0-9a-f]{32}$/, Caddy: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ };

describe.each(['nginx', 'Caddy'] as const)('behind %s', (name) => {
  let product: Product;
  let proxy: Proxy;
  let academy: Academy;

  beforeAll(async () => {
    product = await startProduct({ env: { TRUSTED_PROXY: '127.0.0.1' } });
    academy = await setUpAcademy(product.url);
    proxy = await startProxy(name, product.url);
  });
  afterAll(async () => {
    await proxy?.stop();
    await product?.stop();
  });

  test('somebody logs in over TLS and sees at once what a colleague adds, without a complaint of the browser', async () => {
    const browser = await openBrowser();
    try {
      const look = { ...desktop, ignoreHTTPSErrors: true };
      const { page, faults } = await visit(browser, proxy.url, { look });
      await page.goto('/login');
      await logIn(page, 'owner@academy.test', ownerPassword);
      await page.waitForURL((address) => address.pathname !== '/login');
      const isStream = (sent: Request) => sent.headers().accept === 'text/event-stream';
      const listens = page.waitForRequest(isStream);
      await page.goto('/courses');
      await settled(page);
      await listens;
      await academy.records.course({ courseName: 'Seen at once' });
      await page.getByRole('button', { name: 'Seen at once' }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('each security header stands once, HSTS beside it, and the figures are shut', async () => {
    const page = await ask(`${proxy.url}/`);
    const call = await ask(`${proxy.url}/api/academy/courses`, { headers: { 'auth-token': academy.owner } });
    for (const { names, headers } of [page, call]) {
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-request-id': expect.stringMatching(requestIds[name]),
      });
    }
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await ask(`${proxy.url}/metrics`)).status).toBe(404);
    const plain = await fetch(`${proxy.plainUrl}/login`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/login']);
  });

  test('events and steps of long work come as they happen, and files have their room', async () => {
    const token = academy.owner;
    const listening = { 'auth-token': token, accept: 'text/event-stream' };
    let heard = '';
    const told = ask(`${proxy.url}/api/academy/notifications`, {
      headers: listening,
      heard: (piece) => {
        // The first event comes at once; the next ones are about the course.
        if (heard === '') void academy.records.course({ courseName: 'Told' });
        heard += piece;
        return heard.includes('courses');
      },
    });
    expect((await told).headers['content-type']).toMatch(/^text\/event-stream/);

    const pieces: string[] = [];
    const rows = Array.from({ length: 400 }, (_, row) => `Supplier ${row},25261${5_000_000 + row}`);
    const file = `name,phone\n${rows.join('\n')}`;
    const form = await formOf(file);
    const imported = await ask(`${proxy.url}/api/academy/suplier/import`, {
      method: 'POST',
      headers: { ...form.headers, 'auth-token': token, accept: 'application/x-ndjson' },
      body: form.body,
      heard: (piece) => pieces.push(piece) < 1,
    });
    expect(imported.headers['content-type']).toMatch(/^application\/x-ndjson/);
    expect(pieces.length).toBeGreaterThan(1);

    const sizes = [9_000_000, 13_000_000];
    const answers: number[] = [];
    for (const size of sizes) {
      const large = await formOf(`${file}\n`.padEnd(size, '\n'));
      const headers = { ...large.headers, 'auth-token': token };
      const url = `${proxy.url}/api/academy/suplier/import?preview=1`;
      answers.push((await ask(url, { method: 'POST', headers, body: large.body })).status);
    }
    expect(answers).toEqual([200, 413]);
  });

  test('a failed login counts for who is in front of it, whatever he says of his address', async () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
    const headers = { ...forged, 'content-type': 'application/json' };
    const body = JSON.stringify({ username: 'nobody@academy.test', password: 'a wrong password' });
    const tried = await ask(`${proxy.url}/api/academy/login`, { method: 'POST', headers, body, from: '127.0.0.5' });
    expect(tried.status).toBe(401);
    // Past it, nothing that comes from somebody other than our proxy is believed either.
    await ask(`${product.url}/api/academy/login`, { method: 'POST', headers, body, from: '127.0.0.6' });
    expect(await waitingAddresses(product)).toEqual(['address 127.0.0.5', 'address 127.0.0.6']);
  });
});

async function waitingAddresses({ dataDir }: Product): Promise<string[]> {
  const client = new pg.Client(await reachRunning(dataDir, 'Daftar'));
  await client.connect();
  const { rows } = await client.query<{ subject: string }>(
    `select subject from academy.login_attempt where subject like 'address %' and failures > 0 order by 1`,
  );
  await client.end();
  return rows.map(({ subject }) => subject);
}

async function formOf(text: string) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'rows.csv');
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return {
    body,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': `${body.length}` },
  };
}
