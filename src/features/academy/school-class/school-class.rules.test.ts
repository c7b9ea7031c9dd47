// Proves E15.
import { describe, expect, it } from 'vitest';
import { type ClassHours, clash, classProblems } from './school-class.rules';
import type { Weekday } from './weekday.rules';

const times = { startedDate: '2026-03-01', endDate: '2026-08-31', TimeIn: '08:00', TimeOut: '10:00' };

describe('the days and times of a class', () => {
  it('may be a single day', () => {
    expect(classProblems({ ...times, endDate: '2026-03-01' })).toEqual({});
  });

  it('do not end before they start', () => {
    expect(classProblems({ ...times, endDate: '2026-02-28' })).toEqual({
      endDate: 'The end date is before the start date',
    });
  });

  it('leave time between in and out', () => {
    const wrong = { TimeOut: 'Time out must be after time in' };
    expect(classProblems({ ...times, TimeOut: '08:00' })).toEqual(wrong);
    expect(classProblems({ ...times, TimeOut: '07:59' })).toEqual(wrong);
  });

  it('are not judged before they are entered', () => {
    expect(classProblems({ endDate: '2026-02-28', TimeIn: '08:00' })).toEqual({});
  });
});

describe('two classes of one teacher', () => {
  const morning: ClassHours = {
    ...times,
    days: [{ value: 'Saturday' }, { value: 'Monday' }],
    classStatus: 'active',
  };
  const clashes = (other: Partial<ClassHours>) => [
    clash(morning, { ...morning, ...other }),
    clash({ ...morning, ...other }, morning),
  ];
  const days = (...names: Weekday[]) => ({ days: names.map((value) => ({ value })) });

  it('clash on a weekday of both at overlapping times, whichever is asked about', () => {
    expect(clashes({})).toEqual([true, true]);
    expect(clashes({ ...days('Monday', 'Friday'), TimeIn: '09:59', TimeOut: '11:00' })).toEqual([true, true]);
    expect(clashes({ TimeIn: '07:00', TimeOut: '12:00' })).toEqual([true, true]);
  });

  it('do not clash where one begins as the other ends, nor on other weekdays, nor without days', () => {
    expect(clashes({ TimeIn: '10:00', TimeOut: '12:00' })).toEqual([false, false]);
    expect(clashes({ TimeIn: '06:00', TimeOut: '08:00' })).toEqual([false, false]);
    expect(clashes(days('Sunday', 'Tuesday'))).toEqual([false, false]);
    expect(clashes(days())).toEqual([false, false]);
  });

  it('do not clash in months that do not overlap, or overlap on no day of both', () => {
    expect(clashes({ startedDate: '2026-09-01', endDate: '2026-12-31' })).toEqual([false, false]);
    // 31 August 2026 is a Monday.
    expect(clashes({ startedDate: '2026-08-31', endDate: '2026-12-31' })).toEqual([true, true]);
    expect(clashes({ startedDate: '2026-08-31', endDate: '2026-12-31', ...days('Saturday') })).toEqual([false, false]);
  });

  it('do not clash once one of them is completed or blocked', () => {
    expect(clashes({ classStatus: 'pending' })).toEqual([true, true]);
    for (const classStatus of ['completed', 'blocked']) expect(clashes({ classStatus })).toEqual([false, false]);
  });
});
