import { expect, it } from 'vitest';
import { changesBetween } from './activity.rules';

it('shows only the fields that changed', () => {
  const before = { courseName: 'Web', coursePrice: 100, __v: 1, updatedAt: 'then' };
  expect(changesBetween(before, { courseName: 'Web', coursePrice: 120, __v: 2, updatedAt: 'now' })).toEqual([
    { field: 'coursePrice', before: '100', after: '120' },
  ]);
});

it('shows all of a record that was added or deleted', () => {
  expect(changesBetween(null, { name: 'Amina' })).toEqual([{ field: 'name', before: '', after: 'Amina' }]);
  expect(changesBetween({ name: 'Amina' }, null)).toEqual([{ field: 'name', before: 'Amina', after: '' }]);
});

it('compares lists by what they hold', () => {
  expect(changesBetween({ days: ['Monday'] }, { days: ['Monday'] })).toEqual([]);
});
