// Proves PU4, PU8, PU9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#kit/contract/language';
import { shopSales } from '#testing/shop-sales';
import { asking } from '#testing/statements';
import { expectSaved } from '#testing/test-app';
import { type AtLinks, startLinks } from './links.fixture';

let at: AtLinks;
let code: string;
let revoked: string;
let others: string;
beforeAll(async () => {
  at = await startLinks();
  ({ paperCode: code } = await at.receipt(25));
  const link = await at.link('statement', (await at.shop.customer())._id);
  await expectSaved(at.revoke(link._id));
  revoked = link.code;
  const token = await at.app.setUp('decoration');
  await expectSaved(
    at.app.call('PUT', 'settings', { token, brand: 'decoration', body: { features: { papers: true } } }),
  );
  const shop = shopSales(at.app, token);
  const [customer, item] = [await shop.customer(), await shop.item()];
  await expectSaved(shop.sell([[item, 1]], { customerID: customer._id }));
  const [invoice] = (await shop.call('GET', 'invoice')).body;
  others = (await expectSaved(shop.pay(invoice, 5))).body.info.paperCode;
});
afterAll(() => at.app.stop());

/** One that differs in its last letter. */
const guess = (paper: string) => paper.slice(0, -1) + (paper.endsWith('A') ? 'B' : 'A');
const unlikeEachOther = (headers: Readonly<Record<string, unknown>>) => ({ ...headers, 'x-request-id': '', date: '' });

describe('what is no code', () => {
  const wrong = () => ({
    'one letter changed': guess(code),
    'a number that is not there': code.replace(/^R\d+/, 'R999999'),
    'a letter of no paper': code.replace('R', 'X'),
    'another kind': code.replace('R', 'P'),
    'a revoked link': revoked,
    'a made-up link': '0123456789ABCDEFGHJKMNPQRS',
    '25 letters': 'A'.repeat(25),
    nothing: '-',
    'a word of the database': "R1' or true--",
    'a day that is none': 'M1001.261399-8F3K-Q7ZM-2TNC',
  });

  it('PU example 3: is answered with the same 404, byte by byte', async () => {
    const answers: unknown[] = [];
    for (const typed of Object.values(wrong())) {
      at.later();
      const { status, headers, text } = await at.app.call('GET', `public/${encodeURIComponent(typed)}`);
      answers.push({ status, headers: unlikeEachOther(headers), text });
    }
    // A good code of each brand, asked of the other's host.
    at.later();
    for (const { status, headers, text } of [
      await at.app.call('GET', `public/${code}`, { brand: 'decoration' }),
      await at.app.call('GET', `public/${others}`),
    ])
      answers.push({ status, headers: unlikeEachOther(headers), text });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, text: '{"status":false,"message":"No document has this code"}' });
  });

  it('is shown on the same page, byte by byte', async () => {
    const pages = new Set<string>();
    for (const typed of Object.values(wrong())) {
      at.later();
      const { status, headers, text } = await at.page(`/p/${encodeURIComponent(typed)}`);
      pages.add(JSON.stringify({ status, headers: unlikeEachOther(headers), text }));
    }
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('No document has this code');
  });

  it('is answered after as many flights to the database, whatever is wrong with it', async () => {
    const trips: [string, number][] = [];
    for (const typed of Object.values(wrong())) {
      at.later();
      const asked = await asking(() => at.app.call('GET', `public/${encodeURIComponent(typed)}`));
      trips.push([typed, asked.trips]);
    }
    expect(trips.filter(([, own]) => own !== trips[0]?.[1])).toEqual([]);
    expect(trips[0]?.[1]).toBeGreaterThan(0);
  });

  it.each([25, 10_000])('is 404 with %d letters, on the page as well', async (length) => {
    const typed = 'A'.repeat(length);
    expect(await at.status(typed)).toBe(404);
    expect((await at.page(`/p/${typed}`)).status).toBe(404);
    expect((await at.page(`/p/a/${typed}`)).status).toBe(404);
    expect((await at.page(`/p?code=${typed}`)).status).toBe(404);
  });

  it.each(['/p/%', '/p/%ff', '/p/%00', '/p?code=a&code=b', '/p/..%2f..%2fetc', '/p//', '/p/x?code=y'])(
    'is no error either: %s',
    async (path) => {
      at.later();
      expect((await at.page(path)).status).toBeLessThan(500);
    },
  );

  it('is found by nobody who guesses: each of a thousand is refused, and soon all of them', async () => {
    at.later();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_none, n) => at.app.call('GET', `public/R1-${String(n).padStart(12, '0')}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((one) => one === 404).length).toBeLessThanOrEqual(60);
  });
});

describe('how often somebody may come', () => {
  const from = (remoteAddress: string) =>
    at.app.app.inject({ method: 'GET', url: `/api/academy/public/${code}`, remoteAddress });

  it('PU example 9: 60 times a minute from one address, and no more', async () => {
    at.later();
    for (let time = 0; time < 60; time++) expect((await from('10.1.0.1')).statusCode).toBe(200);
    const refused = await from('10.1.0.1');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
    expect((await from('10.1.0.2')).statusCode).toBe(200);
    const page = await at.page(`/p/${code}`, {}, '10.1.0.1');
    expect([page.status, page.headers['retry-after'], page.text.includes('Too many tries')]).toEqual([429, '60', true]);
    at.later();
    expect((await from('10.1.0.1')).statusCode).toBe(200);
  });

  it('600 times a minute to one brand, wherever they come from', async () => {
    at.later();
    for (let time = 0; time < 600; time++) await from(`10.2.${time % 100}.1`);
    expect((await from('10.3.0.1')).statusCode).toBe(429);
    at.later();
    expect((await from('10.3.0.1')).statusCode).toBe(200);
  });

  it('the addresses of one network are one', async () => {
    at.later();
    for (let time = 0; time < 60; time++) await from(`2001:db8:1:1::${time + 1}`);
    expect((await from('2001:db8:1:1:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  });
});

describe('the page', () => {
  it('says first whose it is and where it is, and asks for a code where none was given', async () => {
    at.later();
    const asks = await at.page('/p');
    expect(asks.status).toBe(200);
    expect(asks.text.replaceAll('\n', ' ')).toMatch(
      /<header>.*Hodan Academy.*Hodan Print.*You are on daftar\.example\.com/,
    );
    expect(asks.text).toContain('<form action="/p" method="get">');
    const typed = await at.page(`/p?code=${code.toLowerCase().replaceAll('-', '+')}`);
    expect([typed.status, typed.text.includes('This paper is genuine')]).toEqual([200, true]);
  });

  it('looks in every brand that is offered', async () => {
    at.later();
    expect(others).toMatch(/^N1-/);
    const page = await at.page(`/p/${others}`);
    expect([page.text.includes('This paper is genuine'), page.text.includes('Hodan Print')]).toEqual([true, true]);
    expect(await at.info(others, 'decoration')).toMatchObject({ kind: 'receipt', state: 'genuine' });
  });

  it('has no script, no cookie, and is neither kept, listed, framed nor told of', async () => {
    at.later();
    const { headers, text } = await at.page(`/p/${code}`);
    expect(text).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(languages)('speaks %s, in less than 15 KB', async (language) => {
    at.later();
    const { text, headers } = await at.page(`/p/${code}`, { 'accept-language': language });
    expect(text).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
    expect(headers.vary).toBe('accept-language');
    if (language !== 'en') expect(text).not.toContain('This paper is genuine');
  });

  it('shows whatever was typed as text', async () => {
    const payload = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
    const { paperCode } = await at.receipt(7, { studentName: payload });
    await at.set({ name: `Hodan ${payload}` });
    at.later();
    const { text } = await at.page(`/p/${paperCode}`, { host: `daftar.example.com` });
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const path of [`/p/${encodeURIComponent(payload)}`, `/p?code=${encodeURIComponent(payload)}`])
      expect((await at.page(path)).text).not.toMatch(/<script|<img/);
    await at.set({ name: 'Hodan Academy' });
  });
});
