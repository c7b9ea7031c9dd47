// Proves AL12.
import { expect, it } from 'vitest';
import { studentTyped } from './admission-draft.rules';

it.each([
  ['061 499-6717', { studentPhone: '0614996717' }],
  ['+252 61 499 6717', { studentPhone: '+252614996717' }],
  ['\u0660\u0666\u0661\u0664\u0669\u0669\u0666\u0667\u0661\u0667', { studentPhone: '0614996717' }],
  ['Amina Ali', { studentName: 'Amina Ali' }],
  ['', {}],
])('a new student who is typed as %s begins with that as the phone or the name', (typed, student) => {
  expect(studentTyped(typed)).toEqual(student);
});
