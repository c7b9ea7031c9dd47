import { expect, test } from 'vitest';
import { takesCode, takesPassword } from './password-reset.rules';

const now = new Date('2026-03-01T08:00:00Z');
const email = 'asha@student.test';
const asked = { email, tries: 0, checked: false, expiresAt: '2026-03-01T08:10:00.000Z' };

test('a code may be tried five times, by the one who asked, until it expires or was right', () => {
  expect(takesCode(asked, email, now)).toBe(true);
  expect(takesCode({ ...asked, tries: 5 }, email, now)).toBe(false);
  expect(takesCode({ ...asked, checked: true }, email, now)).toBe(false);
  expect(takesCode(asked, 'other@student.test', now)).toBe(false);
  expect(takesCode(asked, email, new Date(asked.expiresAt))).toBe(false);
});

test('a password may be set only once the code was right', () => {
  expect(takesPassword(asked, email, now)).toBe(false);
  expect(takesPassword({ ...asked, checked: true }, email, now)).toBe(true);
});
