import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf, isFromThisMachine, networkOf, plainAddress, trusts } from './address';

describe('an address', () => {
  it('is kept without port, brackets and zone, and in one spelling', () => {
    expect(
      Object.fromEntries(
        [
          '10.1.2.3',
          '10.1.2.3:8080',
          '[2001:db8::1]:443',
          '[::1]',
          '2001:DB8:0:0::1',
          '::ffff:10.1.2.3',
          'fe80::1%eth0',
          '[::ffff:a01:203]:1',
        ].map((text) => [text, plainAddress(text)]),
      ),
    ).toEqual({
      '10.1.2.3': '10.1.2.3',
      '10.1.2.3:8080': '10.1.2.3',
      '[2001:db8::1]:443': '2001:db8::1',
      '[::1]': '::1',
      '2001:DB8:0:0::1': '2001:db8::1',
      '::ffff:10.1.2.3': '10.1.2.3',
      'fe80::1%eth0': 'fe80::1',
      '[::ffff:a01:203]:1': '10.1.2.3',
    });
  });

  it('is not any other text', () => {
    for (const text of [
      '',
      'unknown',
      '_hidden',
      'localhost',
      '<b>',
      "' or 1=1",
      '10.1.2',
      '10.1.2.3:x',
      '10.1.2.3.4',
      '010.1.2.3',
      '256.1.1.1',
      '1:2',
      '10.1.2.3, 10.1.2.4',
      '10.1.2.3\u0000',
      '[10.1.2.3',
      'x'.repeat(10_000),
    ])
      expect([text, plainAddress(text)]).toEqual([text, undefined]);
  });
});

it('a client has an IPv4 address, or every IPv6 address that begins with his network', () => {
  const networks = ['10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1', '2001:db8::7:1:2:3:4', '::1', 'fe80::1'].map(
    networkOf,
  );
  expect(networks).toEqual(['10.1.2.3', '2001:db8:1:2', '2001:db8:1:2', '2001:db8:0:7', '0:0:0:0', 'fe80:0:0:0']);
});

describe('behind proxies', () => {
  const seen = (ips: string[]) => addressOf({ ips, ip: ips.at(-1) ?? '' } as FastifyRequest);

  it('the farthest that is an address is the caller', () => {
    expect(seen(['10.0.0.1', '203.0.113.7:51000'])).toBe('203.0.113.7');
    expect(seen(['::ffff:10.0.0.1', 'unknown'])).toBe('10.0.0.1');
  });

  it('a proxy is known by its address or network, in any spelling, also with its port', () => {
    const isTrusted = trusts(['10.0.0.0/8', '::1', 'fd00::/8', '::ffff:192.0.2.1']);
    for (const proxy of ['10.9.9.9', '::ffff:10.9.9.9', '10.9.9.9:4711', '::1', '[fd12::1]:80', '192.0.2.1'])
      expect([proxy, isTrusted(proxy)]).toEqual([proxy, true]);
    for (const other of ['11.0.0.1', '::2', 'fe00::1', 'unknown', '', '192.0.2.2'])
      expect([other, isTrusted(other)]).toEqual([other, false]);
  });
});

describe('this machine', () => {
  const asked = (remoteAddress: string, headers: Record<string, string>) =>
    isFromThisMachine({ socket: { remoteAddress }, headers } as unknown as FastifyRequest);

  it('is asked by a name of its own, from itself, and past no proxy', () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
      expect(asked('127.0.0.1', { host })).toBe(true);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'evil@localhost',
      '',
      '0.0.0.0:3000',
    ])
      expect([host, asked('::1', { host })]).toEqual([host, false]);
    expect(asked('::ffff:127.0.0.1', { host: 'localhost' })).toBe(true);
    expect(asked('10.1.2.3', { host: 'localhost' })).toBe(false);
    for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])
      expect([name, asked('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })]).toEqual([name, false]);
  });
});
