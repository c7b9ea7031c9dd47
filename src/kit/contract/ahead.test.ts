import { expect, it } from 'vitest';
import { aheadProblem } from './ahead';

it.each([
  ['2027-03-10', '2026-03-10', undefined],
  ['2027-03-11', '2026-03-10', 'Money can be dated at most a year ahead, up to 2027-03-10'],
  ['1999-01-01', '2026-03-10', undefined],
  ['2027-03', '2026-03-10', undefined],
  ['2027-04', '2026-03-10', 'Money can be dated at most a year ahead, up to 2027-03'],
  ['2029-02-28', '2028-02-29', undefined],
  ['2029-03-01', '2028-02-29', 'Money can be dated at most a year ahead, up to 2029-02-28'],
  ['2100-01-01', '2099-12-31', undefined],
])('money of %s, entered on %s', (dated, today, problem) => {
  expect(aheadProblem(dated, today)).toBe(problem);
});
