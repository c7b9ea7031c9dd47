// Proves ME13, ME14.
import { describe, expect, it } from 'vitest';
import { fixedProblem, followUpProblems, otherPersonErrors, quietSince } from './follow-up.rules';

const today = '2026-11-23';
const right = { studentID: 'amina', outcome: 'reached', said: 'Pays on Monday' } as const;

describe('a follow-up', () => {
  it('is right with a person, an outcome and what was said', () => {
    expect(followUpProblems(right, today)).toEqual({});
    expect(followUpProblems({ ...right, studentID: null, customerID: 'shop' }, today)).toEqual({});
    expect(followUpProblems({ ...right, said: '', outcome: 'noAnswer' }, today)).toEqual({});
    expect(followUpProblems({ ...right, outcome: 'promised', promiseDate: today, nextDate: today }, today)).toEqual({});
  });

  it('names everything that is wrong with it', () => {
    expect(followUpProblems({ outcome: 'promised', nextDate: '2026-11-22' }, today)).toEqual({
      studentID: 'Say whom it was about',
      said: 'Enter what was said',
      promiseDate: 'Enter the promised day',
      nextDate: 'The next follow-up is today or later',
    });
  });

  it('is not written as sent by a person', () => {
    expect(followUpProblems({ ...right, outcome: 'sent' }, today)).toEqual({
      outcome: 'Choose one of: reached, noAnswer, wrongNumber, promised, refused',
    });
  });

  it('may name the same person again, and no other', () => {
    const stored = { studentID: 'amina', customerID: null };
    expect(otherPersonErrors(stored, { studentID: 'amina', customerID: null, said: 'x' })).toEqual({});
    expect(otherPersonErrors(stored, { studentID: 'bilan' })).toEqual({
      studentID: 'A follow-up stays with whom it was about',
    });
  });

  it('is fixed after its day, and keeps its person from being asked again for three days', () => {
    expect(fixedProblem('reached', today, today)).toBeUndefined();
    expect(fixedProblem('sent', today, today)).toBe('This stands for a message that was sent, and stays');
    expect(fixedProblem('reached', '2026-11-22', today)).toBe('A follow-up is fixed after its day');
    expect(quietSince(today)).toBe('2026-11-20');
  });
});
