import { expect, test } from 'vitest';
import { classNow } from './class-now.rules';

const morning = { _id: 'morning', TimeIn: '08:00', TimeOut: '10:00' };
const noon = { _id: 'noon', TimeIn: '10:00', TimeOut: '12:30' };
const evening = { _id: 'evening', TimeIn: '16:00', TimeOut: '18:00' };
const all = [evening, morning, noon];

test('the register to take is that of the class that meets', () => {
  expect(classNow(all, '09:30')).toBe('morning');
  expect(classNow(all, '10:00')).toBe('noon');
});

test('a class that begins in a moment counts as begun, unless another still meets', () => {
  expect(classNow(all, '15:45')).toBe('evening');
  expect(classNow(all, '09:50')).toBe('morning');
});

test('between classes it is that of the last one that is over', () => {
  expect(classNow(all, '14:00')).toBe('noon');
  expect(classNow([evening, morning], '14:00')).toBe('morning');
});

test('before the first class, and where no register is missing, none opens', () => {
  expect(classNow(all, '07:30')).toBeUndefined();
  expect(classNow([], '09:00')).toBeUndefined();
});
