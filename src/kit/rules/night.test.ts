import { expect, it } from 'vitest';
import { lastNight } from './night';

const night = (timeZone: string, now: string) => lastNight(timeZone, new Date(now)).toISOString();

it('the last night is two o’clock of the organisation’s own clock, today once it has passed', () => {
  expect(night('Africa/Mogadishu', '2026-11-21T10:00:00Z')).toBe('2026-11-20T23:00:00.000Z');
  expect(night('Africa/Mogadishu', '2026-11-20T22:59:59Z')).toBe('2026-11-19T23:00:00.000Z');
  expect(night('Africa/Mogadishu', '2026-11-20T23:00:00Z')).toBe('2026-11-20T23:00:00.000Z');
  expect(night('America/New_York', '2026-11-21T03:00:00Z')).toBe('2026-11-20T07:00:00.000Z');
});

it('there is a last night also on the day on which two o’clock is left out, and on the one that has it twice', () => {
  expect(night('Europe/Berlin', '2026-03-29T12:00:00Z')).toMatch(/^2026-03-29T0[01]:00:00/);
  expect(night('Europe/Berlin', '2026-10-25T12:00:00Z')).toMatch(/^2026-10-25T0[01]:00:00/);
});
