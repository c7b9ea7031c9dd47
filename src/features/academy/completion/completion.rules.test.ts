// Proves CL14, CL15.
import { describe, expect, it } from 'vitest';
import { completedProblem, lastDayProblem, seatsProblem, suggestionOf } from './completion.rules';

const reached = { average: 73.5, outcome: 'pass', attendanceRate: 0.917, minimumAttendance: null } as const;
const none = { average: null, outcome: null, attendanceRate: null, minimumAttendance: null } as const;

describe('who is suggested to graduate', () => {
  it('is whoever has passed or has no marks, and was there as often as the class asks', () => {
    for (const one of [
      reached,
      none,
      { ...reached, minimumAttendance: 91 },
      { ...reached, attendanceRate: 0.75, minimumAttendance: 75 },
      { ...none, minimumAttendance: 0 },
    ])
      expect(suggestionOf(one)).toEqual({ suggested: true, why: null });
  });

  it('is not who failed or was away too often, and it is said why', () => {
    const why = (one: Parameters<typeof suggestionOf>[0]) => suggestionOf(one);
    expect(why({ ...reached, average: 46.5, outcome: 'fail', minimumAttendance: 99 })).toEqual({
      suggested: false,
      why: 'Has not passed, average 46.50',
    });
    expect(why({ ...reached, minimumAttendance: 92 }).why).toBe('Was at 91.7% of the lessons, 92% are asked');
    expect(why({ ...none, minimumAttendance: 75 }).why).toBe('Stands in no register');
  });
});

it('a class is completed once, with a last day between its first one and today', () => {
  expect([completedProblem('active'), completedProblem('completed')]).toEqual([
    undefined,
    'This class is already completed',
  ]);
  expect(lastDayProblem('2026-11-01', '2026-11-23', '2026-11-23')).toBeUndefined();
  expect(lastDayProblem('2026-11-01', '2026-11-24', '2026-11-23')).toBe('The last day cannot be after today');
  expect(lastDayProblem('2026-11-01', '2026-10-31', '2026-11-23')).toBe('The end date is before the start date');
});

it('CL example 7: 11 seats are too few for 12 students, 12 are enough', () => {
  expect(seatsProblem(11, 12)).toBe('11 seats for 12 students');
  expect([seatsProblem(12, 12), seatsProblem(null, 500)]).toEqual([undefined, undefined]);
});
