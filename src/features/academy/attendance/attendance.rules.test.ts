// Proves S§2, S§4, S§5, S§9, E1, E2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#kit/rules/calendar';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { latestDayOn, type Weekday, weekdayOf } from '#features/academy/school-class/weekday.rules';
import { type AttendanceStatus, attendanceStatuses } from './attendance.contract';
import {
  attendedBy,
  dateOf,
  dateProblems,
  presenceProblems,
  statusOf,
  teacherProblem,
  totalsByClass,
  totalsOf,
} from './attendance.rules';

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as K[];
const status = fc.constantFrom(...keysOf(attendanceStatuses));
const attended = fc.constantFrom<0 | 1>(0, 1);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const day = fc.integer({ min: 0, max: 5000 }).map((count) => addDays('2020-01-01', count));

describe('presence', () => {
  it('is 1, absence and sickness are 0', () => {
    expect(keysOf(attendanceStatuses).map(attendedBy)).toEqual([1, 0, 0]);
  });

  it('whatever is sent and whatever stood there: what is taken has present exactly where attended is 1', () => {
    fc.assert(
      fc.property(
        maybe(attended),
        maybe(status),
        maybe(fc.constant('ill')),
        maybe(status),
        (one, said, reason, before) => {
          const sent = { attended: one, attendenceStatus: said, reason };
          const meant = statusOf(sent, before);
          if (Object.keys(presenceProblems(sent, meant)).length > 0) return;
          expect(meant).toBeDefined();
          if (meant === undefined) return;
          expect(attendedBy(meant)).toBe(meant === 'present' ? 1 : 0);
          if (one !== undefined) expect(attendedBy(meant)).toBe(one);
          if (said !== undefined) expect(meant).toBe(said);
          if (reason !== undefined) expect(meant).not.toBe('present');
        },
      ),
    );
  });

  it('said one way says the other', () => {
    expect(statusOf({ attended: 1 })).toBe('present');
    expect(statusOf({ attended: 0 })).toBe('upsent');
    expect(statusOf({ attended: 0 }, 'sick')).toBe('sick');
    expect(statusOf({ attended: 0 }, 'present')).toBe('upsent');
    expect(statusOf({ attended: 1 }, 'sick')).toBe('present');
    expect(statusOf({}, 'sick')).toBe('sick');
    expect(statusOf({})).toBeUndefined();
  });

  it('that contradicts itself, is not said at all, or gives a reason for being there, is refused at its field', () => {
    const problems = (sent: Parameters<typeof presenceProblems>[0]) => presenceProblems(sent, statusOf(sent));
    expect(problems({ attended: 1, attendenceStatus: 'sick' })).toEqual({
      attended: 'Attended and status contradict each other',
    });
    expect(problems({})).toEqual({ attendenceStatus: 'Say whether the student was present, absent or sick' });
    expect(problems({ attended: 1, reason: 'ill' })).toEqual({ reason: 'Only an absence has a reason' });
    expect(problems({ attendenceStatus: 'sick', reason: 'flu' })).toEqual({});
    expect(problems({ attended: 1, reason: null })).toEqual({});
  });
});

describe('the date of a register', () => {
  it('is the latest such weekday up to today, today included', () => {
    expect(dateOf({ day: 'Tuesday' }, '2026-03-10')).toBe('2026-03-10');
    expect(dateOf({ day: 'Wednesday' }, '2026-03-10')).toBe('2026-03-04');
    expect(dateOf({ day: 'Monday' }, '2026-03-10')).toBe('2026-03-09');
    expect(dateOf({ date: '2026-02-01', day: 'Monday' }, '2026-03-10')).toBe('2026-02-01');
    expect(dateOf({}, '2026-03-10')).toBeUndefined();
  });

  it('has that weekday and lies within the last seven days, whatever today is', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...keysOf(weekdays)), (today, weekday: Weekday) => {
        const meant = latestDayOn(weekday, today);
        expect(weekdayOf(meant)).toBe(weekday);
        expect(daysBetween(meant, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(meant, today)).toBeLessThan(7);
        expect(dateProblems({ date: meant, day: weekday }, today)).toEqual({});
      }),
    );
  });

  it('is not in the future, agrees with its day, and is said one way or the other', () => {
    expect(dateProblems({ date: '2026-03-11' }, '2026-03-10')).toEqual({
      date: 'Attendance cannot be taken before the day',
    });
    expect(dateProblems({ date: '2026-03-09', day: 'Tuesday' }, '2026-03-10')).toEqual({
      day: 'The date is not a Tuesday',
    });
    expect(dateProblems({}, '2026-03-10')).toEqual({ day: 'Please select day' });
  });
});

it('a class is led by its teacher, named or not', () => {
  expect(teacherProblem(['s', 'a'], undefined)).toBeUndefined();
  expect(teacherProblem(['s', 'a'], 'a')).toBeUndefined();
  expect(teacherProblem(['s', 'a'], 's')).toBeUndefined();
  expect(teacherProblem(['s', 'a'], 'b')).toBe('This class has another teacher');
});

it('total periods is the number of records, present the sum of attended, absent the difference', () => {
  expect(totalsOf([])).toEqual({ totalAtt: 0, totalpresent: 0, totalupsent: 0 });
  fc.assert(
    fc.property(fc.array(status), (all: AttendanceStatus[]) => {
      const { totalAtt, totalpresent, totalupsent } = totalsOf(all.map((one) => ({ attended: attendedBy(one) })));
      expect(totalAtt).toBe(all.length);
      expect(totalpresent).toBe(all.filter((one) => one === 'present').length);
      expect(totalpresent + totalupsent).toBe(totalAtt);
    }),
  );
});

it('attendance is counted class by class', () => {
  const [morning, evening] = [
    { _id: 'm', className: 'Morning' },
    { _id: 'e', className: 'Evening' },
  ];
  expect(
    totalsByClass([
      { classID: morning, attended: 1 },
      { classID: evening, attended: 0 },
      { classID: morning, attended: 0 },
    ]),
  ).toEqual([
    { ...morning, totalAtt: 2, totalpresent: 1, totalupsent: 1 },
    { ...evening, totalAtt: 1, totalpresent: 0, totalupsent: 1 },
  ]);
});
