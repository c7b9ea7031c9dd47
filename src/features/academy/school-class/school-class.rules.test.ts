// Proves E15.
import { describe, expect, it } from 'vitest';
import { classProblems } from './school-class.rules';

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
