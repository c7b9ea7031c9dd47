import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.rules';

const shown = (...begun: string[]) =>
  firstSteps('academy', new Set(begun))?.map(({ step, done, path }) => `${done ? 'done' : 'open'} ${step} ${path}`);

test('an academy begins with its course, class, student, enrollment and payment', () => {
  expect(shown()).toEqual([
    'open course /courses',
    'open class /teacher',
    'open student /student',
    'open enrollment /stdenrollment/new',
    'open payment /fee',
  ]);
});

test('a class is opened once there is a teacher for it, and what is done is said', () => {
  expect(shown('teacher', 'course')?.slice(0, 2)).toEqual(['done course /courses', 'open class /class']);
});

test('a shop begins with its goods, people, service and sale', () => {
  expect(firstSteps('decoration', new Set(['item']))?.map(({ step }) => step)).toEqual([
    'item',
    'employee',
    'customer',
    'service',
    'sale',
  ]);
});

test('once all is done nothing is left to show', () => {
  expect(shown('course', 'class', 'student', 'enrollment', 'payment')).toBeUndefined();
  expect(firstSteps('decoration', new Set(['item', 'employee', 'customer', 'service', 'sale']))).toBeNull();
});
