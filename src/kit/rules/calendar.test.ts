import { expect, it } from 'vitest';
import { addDays, addMonths, dayIn, daysBetween, isTimeZone, monthOf, spanProblem, timeIn } from './calendar';

it('days are added over the ends of months, leap years and years', () => {
  expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2026-05-05', 0)).toBe('2026-05-05');
});

it('days between two days are counted, backwards as negative ones', () => {
  expect(daysBetween('2026-03-01', '2026-03-31')).toBe(30);
  expect(daysBetween('2026-03-31', '2026-03-01')).toBe(-30);
  expect(daysBetween('2026-03-31', '2026-03-31')).toBe(0);
});

it('months are added over the ends of years, both ways', () => {
  expect(addMonths('2026-11', 0)).toBe('2026-11');
  expect(addMonths('2026-11', 1)).toBe('2026-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-06', -30)).toBe('2023-12');
});

it('the month of a day is its own, on its last day too', () => {
  expect(monthOf('2026-11-30')).toBe('2026-11');
});

it('a day is that of the place where the house is', () => {
  const instant = new Date('2026-11-23T21:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-11-23');
  expect(dayIn('Africa/Mogadishu', instant)).toBe('2026-11-24');
  expect(dayIn('America/New_York', instant)).toBe('2026-11-23');
});

it('a span ends no sooner than it begins', () => {
  expect(spanProblem('2026-11-23', '2026-11-23')).toBeUndefined();
  expect(spanProblem('2026-11-23', '2026-11-22')).toBe('The end date is before the start date');
});

it('a time zone is one that is known', () => {
  expect(isTimeZone('Africa/Mogadishu')).toBe(true);
  expect(isTimeZone('Africa/Nowhere')).toBe(false);
});

it("the time of day is the organisation's", () => {
  expect(timeIn('Africa/Mogadishu', new Date('2026-11-23T21:05:00Z'))).toBe('00:05');
  expect(timeIn('UTC', new Date('2026-11-23T09:30:59Z'))).toBe('09:30');
});
