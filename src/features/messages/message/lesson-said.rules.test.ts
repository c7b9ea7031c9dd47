// Proves ME3.
import { expect, it } from 'vitest';
import { changeSaid, type LessonSaid } from './lesson-said.rules';

const lesson: LessonSaid = {
  kind: 'changed',
  newDate: null,
  TimeIn: '16:00',
  TimeOut: '18:00',
  hasNewTime: false,
  room: null,
  teacher: null,
};

it.each([
  [{ kind: 'cancelled' }, 'cancelled'],
  [{ kind: 'planned', room: 'Lab 2' }, 'as planned again, at 16:00–18:00, in room Lab 2'],
  [{ kind: 'extra' }, 'extra lesson at 16:00–18:00'],
  [{ newDate: '2026-11-24' }, 'moved to Tuesday, 24 Nov 2026 at 16:00–18:00'],
  [{ hasNewTime: true }, 'now at 16:00–18:00'],
  [{ room: 'Lab 2', teacher: 'Farah Abdi' }, 'in room Lab 2, with Farah Abdi'],
] as const)('says what becomes of a lesson: %j', (change, said) => {
  expect(changeSaid({ ...lesson, ...change })).toBe(said);
});
