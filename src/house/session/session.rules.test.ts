import { expect, test } from 'vitest';
import { slide, start } from './session.rules';

const now = new Date('2026-03-01T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const begun = start(now);
const session = { expiresAt: begun.expiresAt.toISOString(), endsAt: begun.endsAt.toISOString() };

test('a session is good for twelve hours', () => {
  expect(begun.expiresAt).toEqual(later(12));
});

test('a session in use slides forward, but not at every call', () => {
  expect(slide(session, later(0.2))).toBeUndefined();
  expect(slide(session, later(0.25))).toEqual(later(12.25));
});

test('a session never slides past its seventh day', () => {
  const old = { ...session, expiresAt: later(160).toISOString() };
  expect(slide(old, later(159))).toEqual(later(168));
  expect(slide({ ...session, expiresAt: session.endsAt }, later(167))).toBeUndefined();
});
