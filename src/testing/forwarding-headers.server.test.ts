import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app/build-app';
import { whole } from '#app/product';
import { brands } from '#house/brand/brand.contract';
import { readConfig } from '#kit/server/config';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
});
afterAll(() => app.stop());

/** Every way in which a request may claim to have been passed on. */
const claims = (address: string): Record<string, string>[] => [
  { 'x-forwarded-for': address },
  { 'x-forwarded-for': `${address}, 127.0.0.1` },
  { forwarded: `for=${address};host=evil.example;proto=https` },
  { 'x-real-ip': address },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': address },
  { 'x-client-ip': address, 'true-client-ip': address, 'cf-connecting-ip': address },
];

async function addressesOf(table: 'activity' | 'login_attempt'): Promise<string[]> {
  const column = table === 'activity' ? 'address' : `replace(subject, 'address ', '')`;
  const kept = table === 'activity' ? 'true' : `subject like 'address %'`;
  const { rows } = await app.database.pool.query<{ address: string }>(
    `select distinct ${column} as address from academy.${table} where ${kept} order by 1`,
  );
  return rows.map(({ address }) => address);
}

describe('without a proxy that is trusted', () => {
  it('a claim of another address changes neither the log nor the counting of tries', async () => {
    const { token } = await app.logInAs(owner, 'Nobody', ['/courses']);
    let at = 0;
    for (const headers of claims('203.0.113.9').concat(claims('unknown'), claims('198.51.100.4:80'))) {
      await app.call('POST', 'login', { headers, body: { username: `guess${at++}@x.test`, password: 'wrong' } });
      expect((await app.call('GET', 'roles', { token, headers })).status).toBe(403);
      await app.call('POST', 'branch', { token, headers, body: {} });
      await app.call('POST', 'roles', { token: owner, headers, body: { role: `Role ${at}`, permissions: [] } });
    }
    expect(await addressesOf('activity')).toEqual(['127.0.0.1']);
    expect(await addressesOf('login_attempt')).toEqual(['127.0.0.1']);
  });

  it('a claim of this machine opens nothing', async () => {
    for (const headers of claims('127.0.0.1')) {
      const ask = (url: string) => app.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
      expect((await ask('/metrics')).statusCode).toBe(403);
      expect((await ask('/api/decoration/setup')).json()).toMatchObject({ needed: true, codeNeeded: true });
    }
  });

  it('a name that somebody lets point here opens nothing', async () => {
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example']) {
      expect((await app.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(403);
      const setup = await app.app.inject({ url: '/api/decoration/setup', headers: { host } });
      expect(setup.json()).toMatchObject({ codeNeeded: true });
    }
    expect((await app.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
  });
});

describe('behind a proxy that is trusted', () => {
  it('only an address is kept as the address of the caller, without its port, in one spelling', async () => {
    const config = readConfig({ TRUSTED_PROXY: '10.0.0.0/8' }, brands);
    const proxied = await buildApp({ whole, database: app.served, config });
    await app.database.pool.query('delete from academy.login_attempt');
    const claimed = [
      '203.0.113.9:4711',
      '[2001:DB8:0::9]:80',
      '::ffff:198.51.100.7',
      'unknown',
      '<script>',
      '192.0.2.1, 10.9.9.9:80',
    ];
    for (const [at, claim] of claimed.entries())
      await proxied.inject({
        method: 'POST',
        url: '/api/academy/login',
        remoteAddress: '10.1.2.3',
        headers: { 'x-forwarded-for': claim },
        payload: { username: `guess${at}@x.test`, password: 'wrong' },
      });
    await proxied.close();
    expect(await addressesOf('login_attempt')).toEqual([
      '10.1.2.3',
      '192.0.2.1',
      '198.51.100.7',
      // Of an IPv6 address the half that its owner cannot choose.
      '2001:db8:0:0',
      '203.0.113.9',
    ]);
  });
});
