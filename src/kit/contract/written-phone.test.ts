import { expect, it } from 'vitest';
import { barePhone } from './written-phone';
import { parseAs } from './parse';
import { phone } from './fields-text';

it.each([
  ['+252 61 499 6717', '+252614996717'],
  ['٠٦١٤٩٩٦٧١٧', '0614996717'],
  ['۰۶۱۴۹۹۶۷۱۷', '0614996717'],
  ['\u202a+252\u00a061\u2011499\u20116717\u202c', '+252614996717'],
  ['(061) 499.67-17', '0614996717'],
  ['＋252 614996717', '+252614996717'],
  ['00252 61 4996717', '00252614996717'],
  ['\u200e061 4996717', '0614996717'],
])('a phone is taken however it is written, and stored as its digits: %j', (written, stored) => {
  expect(barePhone(written)).toBe(stored);
  expect(parseAs({ from: phone('From') }, { from: written })).toEqual({ ok: true, value: { from: stored } });
});

it.each([
  'call 0614996717',
  '0614996717 / 0615550142',
  '061+4996717',
  '06149',
  '1234567890123456',
  '0614996717\u0000',
  614996.717,
])('what is no phone is refused: %j', (written) => {
  expect(parseAs({ from: phone('From') }, { from: written }).ok).toBe(false);
});
