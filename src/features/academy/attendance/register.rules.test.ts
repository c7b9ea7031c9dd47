// Proves S§2.
import { describe, expect, it } from 'vitest';
import {
  absentIn,
  countsOf,
  markedSince,
  marksIn,
  nextStatus,
  recordsFrom,
  sameMarks,
  startMarks,
  withStatus,
} from './register.rules';

const saved = [{ studentID: { _id: 'b' }, attendenceStatus: 'sick', reason: 'Flu' }] as const;

describe('a register', () => {
  it('begins with everyone present, but for who is saved otherwise', () => {
    expect(startMarks(['a', 'b'], saved)).toEqual({
      a: { status: 'present', reason: '' },
      b: { status: 'sick', reason: 'Flu' },
    });
    expect(startMarks(['a'], saved)).toEqual({ a: { status: 'present', reason: '' } });
  });

  it('names whoever is absent, to be written to, and not who is sick', () => {
    const absent = { studentID: { _id: 'a' }, attendenceStatus: 'upsent', reason: null } as const;
    expect(absentIn([absent, ...saved])).toEqual(['a']);
    expect(absentIn(saved)).toEqual([]);
  });

  it('goes from present to absent to sick and back, tap by tap', () => {
    expect(nextStatus('present')).toBe('upsent');
    expect(nextStatus('upsent')).toBe('sick');
    expect(nextStatus('sick')).toBe('present');
  });

  it('keeps the reason from absent to sick, and drops it for who is present', () => {
    expect(withStatus({ status: 'upsent', reason: 'Bus' }, 'sick')).toEqual({ status: 'sick', reason: 'Bus' });
    expect(withStatus({ status: 'sick', reason: 'Flu' }, 'present')).toEqual({ status: 'present', reason: '' });
  });

  it('keeps what is marked while it is being saved', () => {
    const sent = startMarks(['a', 'b'], saved);
    const late = { status: 'sick', reason: 'Malaria' } as const;
    expect(markedSince({ a: { status: 'present', reason: '' }, b: late }, sent)).toEqual({ b: late });
    expect(markedSince(sent, sent)).toEqual({});
  });

  it('counts its students by status, and sends one record each, a blank reason as none', () => {
    const marks = { ...startMarks(['a', 'b'], saved), c: { status: 'upsent', reason: '  ' } } as const;
    expect(countsOf(marks)).toEqual({ present: 1, upsent: 1, sick: 1 });
    expect(recordsFrom(marks)).toEqual([
      { studentID: 'a', attendenceStatus: 'present', reason: null },
      { studentID: 'b', attendenceStatus: 'sick', reason: 'Flu' },
      { studentID: 'c', attendenceStatus: 'upsent', reason: null },
    ]);
    expect(sameMarks(marks, { ...marks, c: { status: 'upsent', reason: '' } })).toBe(true);
    expect(sameMarks(marks, { ...marks, a: { status: 'sick', reason: '' } })).toBe(false);
  });

  it('takes back from a tab what are marks, and nothing else', () => {
    const a = { status: 'sick', reason: 'Flu' };
    expect(marksIn({ a, b: { status: 'late', reason: '' }, c: { status: 'sick' }, d: 5 })).toEqual({ a });
    expect(marksIn(undefined)).toEqual({});
  });
});
