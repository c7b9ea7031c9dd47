// Proves ME6.
import { expect, it } from 'vitest';
import { unwantedProblem } from './wanted.rules';

it('who wants only what is needed gets reminders, receipts, changed lessons and free seats, but no announcements and no results', () => {
  expect(unwantedProblem('needed', 'reminder')).toBeUndefined();
  expect(unwantedProblem('needed', 'lessonChange')).toBeUndefined();
  expect(unwantedProblem('needed', 'seatFree')).toBeUndefined();
  expect(unwantedProblem('needed', 'results')).toBe('wants only what is needed');
  expect(unwantedProblem('needed', 'announcement')).toBe('wants only what is needed');
});

it('who wants no messages gets none, and who wants all gets all', () => {
  expect(unwantedProblem('none', 'receipt')).toBe('wants no messages');
  expect(unwantedProblem('all', 'announcement')).toBeUndefined();
});
