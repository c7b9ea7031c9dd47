import { expect, it } from 'vitest';
import { isOfThisMachine, seenWords } from './seen.rules';

const here = { timeZone: 'Africa/Mogadishu', today: '2026-11-23' };

it('staff see how often a link was opened, and when last', () => {
  expect(seenWords({ seenAt: null, seenCount: 0 }, here)).toBe('Not opened yet');
  expect(seenWords({ seenAt: '2026-11-23T07:32:00Z', seenCount: 2 }, here)).toBe('Opened 2 times, last today 10:32');
  expect(seenWords({ seenAt: '2026-11-22T21:05:00Z', seenCount: 1 }, here)).toBe('Opened 1 time, last today 00:05');
  expect(seenWords({ seenAt: '2026-11-20T07:32:00Z', seenCount: 1 }, here)).toMatch(/last 20 Nov 2026.* 10:32$/);
});

it('an address of the machine itself is told from one that others reach', () => {
  const own = ['http://localhost:3000/p/A', 'http://127.0.0.1/p/A', 'http://[::1]:80/p/A', 'http://app.localhost/p/A'];
  expect(own.map(isOfThisMachine)).toEqual([true, true, true, true]);
  const others = ['https://daftar.example.com/p/A', 'http://192.168.1.5/p/A', 'https://localhost.example.com/p/A'];
  expect(others.map(isOfThisMachine)).toEqual([false, false, false]);
});
