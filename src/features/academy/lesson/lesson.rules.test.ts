// Proves CL1, CL7.
import { describe, expect, it } from 'vitest';
import { isHeld, lessonsOf, type Change, type Holiday, type Plan } from './lesson.rules';
import { lessonsIn, weekFrom } from './lesson.fixture';

const nothing = { newDate: null, TimeIn: null, TimeOut: null, roomID: null, teacherID: null };
const november: Plan = {
  startedDate: '2026-11-01',
  endDate: '2026-11-30',
  weeks: [weekFrom('2026-11-01', ['Sunday', 'Tuesday', 'Thursday'])],
  changes: [],
  registers: [],
};
const midTerm: Holiday = { startDate: '2026-11-24', endDate: '2026-11-26' };
const moved: Change = { ...nothing, _id: 'moved', date: '2026-11-19', changeKind: 'changed', newDate: '2026-11-20' };
const off: Change = { ...nothing, _id: 'off', date: '2026-11-29', changeKind: 'cancelled' };
const dates = (plan: Plan, holidays: readonly Holiday[] = []) =>
  lessonsOf(plan, holidays, '2026-10-01', '2026-12-31')
    .filter(isHeld)
    .map(({ date }) => date);

describe('the lessons of a class', () => {
  it('CL example 3: are the days of its week, less holidays and what is cancelled, and with what is moved', () => {
    expect(dates(november)).toHaveLength(13);
    expect(dates(november, [midTerm])).toHaveLength(11);
    const afterMove = dates({ ...november, changes: [moved] }, [midTerm]);
    expect(afterMove).toHaveLength(11);
    expect(afterMove).toContain('2026-11-20');
    expect(afterMove).not.toContain('2026-11-19');
    expect(dates({ ...november, changes: [moved, off] }, [midTerm])).toHaveLength(10);
  });

  it('say what would have been one: on a holiday, and where one is cancelled', () => {
    const states = lessonsOf({ ...november, changes: [off] }, [midTerm], '2026-11-24', '2026-11-30');
    expect(states.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-24', 'holiday'],
      ['2026-11-26', 'holiday'],
      ['2026-11-29', 'cancelled'],
    ]);
  });

  it('CL example 6: stay as they were before the day from which the class has other times', () => {
    const plan: Plan = {
      ...november,
      endDate: '2026-12-31',
      weeks: [
        ...november.weeks,
        { ...weekFrom('2026-12-01', ['Sunday', 'Tuesday', 'Thursday']), TimeIn: '14:00', TimeOut: '16:00' },
      ],
    };
    expect(lessonsIn(plan, '2026-11-29', '2026-12-01')).toEqual(['2026-11-29 08:00', '2026-12-01 14:00']);
  });

  it('of one moved away from a holiday are held on the other day, of one only changed on it are not', () => {
    const away: Change = { ...moved, date: '2026-11-24', newDate: '2026-11-27' };
    expect(dates({ ...november, changes: [away] }, [midTerm])).toContain('2026-11-27');
    const later: Change = { ...moved, date: '2026-11-24', newDate: null, TimeIn: '09:00' };
    expect(dates({ ...november, changes: [later] }, [midTerm])).not.toContain('2026-11-24');
  });

  it('of a class that names no days are extra ones and its registers', () => {
    const extra: Change = {
      ...nothing,
      _id: 'extra',
      date: '2026-11-07',
      changeKind: 'extra',
      TimeIn: '10:00',
      TimeOut: '11:00',
    };
    const plan: Plan = {
      ...november,
      weeks: [weekFrom('2026-11-01', [])],
      changes: [extra],
      registers: ['2026-11-03'],
    };
    expect(lessonsIn(plan, '2026-11-01', '2026-11-30')).toEqual(['2026-11-03 08:00', '2026-11-07 10:00']);
  });
});
