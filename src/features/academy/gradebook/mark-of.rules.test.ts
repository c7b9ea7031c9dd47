// Proves GB1, GB2, GB4.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Counting, markOf, percentOf, type Reached, type Scores, soFarOf } from './mark-of.rules';

const of = (_id: string, maxScore: number, weight: number, more: Partial<Counting> = {}): Counting => ({
  _id,
  maxScore,
  weight,
  resitOf: null,
  assessmentStatus: 'published',
  ...more,
});
const scored = (score: number): Reached => ({ scoreStatus: 'scored', score });
const absent: Reached = { scoreStatus: 'absent', score: null };
const excused: Reached = { scoreStatus: 'excused', score: null };
const three = [of('quiz', 10, 20), of('midterm', 20, 30), of('final', 100, 50)];
const all: Scores = { quiz: scored(8), midterm: scored(15), final: scored(70) };

describe('the mark of a student', () => {
  it('GB example 1: is what the shares of the weights come to', () => {
    expect(markOf(three, all)).toBe(73.5);
  });

  it('GB example 2: is divided by the weights of what is published alone; so far drafts count too', () => {
    const draft = three.map((one) => (one._id === 'final' ? { ...one, assessmentStatus: 'draft' as const } : one));
    expect(markOf(draft, all)).toBe(77);
    expect(soFarOf(draft, all)).toBe(73.5);
  });

  it('GB example 3: takes absent as 0 and passes excused over', () => {
    expect(markOf(three, { ...all, final: absent })).toBe(38.5);
    expect(markOf(three, { ...all, final: excused })).toBe(77);
    expect(markOf(three, { ...all, final: undefined })).toBe(77);
  });

  it('GB example 4: takes a resit in place of its original where it is higher', () => {
    const withResit = [...three, of('resit', 100, 50, { resitOf: 'final' })];
    const low = { ...all, final: scored(30) };
    expect(markOf(withResit, { ...low, resit: scored(64) })).toBe(70.5);
    expect(markOf(withResit, { ...low, resit: scored(20) })).toBe(53.5);
    expect(markOf(withResit, { ...low, resit: absent })).toBe(53.5);
    expect(markOf(withResit, { ...all, final: excused, resit: scored(20) })).toBe(48.5);
    expect(markOf(withResit, { ...all, final: undefined, resit: scored(20) })).toBe(48.5);
  });

  it('takes the best of several resits, with the weight of the original, also where that is a draft', () => {
    const resits = [of('once', 50, 99, { resitOf: 'final' }), of('twice', 100, 99, { resitOf: 'final' })];
    const draft = three.map((one) => (one._id === 'final' ? { ...one, assessmentStatus: 'draft' as const } : one));
    expect(markOf([...three, ...resits], { ...all, final: scored(30), once: scored(32), twice: scored(50) })).toBe(
      70.5,
    );
    expect(markOf([...draft, ...resits], { ...all, final: scored(90), once: scored(32) })).toBe(70.5);
  });

  it('GB example 6: is exact, rounded half up once', () => {
    const two = [of('one', 9, 1), of('other', 7, 1)];
    expect(markOf(two, { one: scored(7), other: scored(5) })).toBe(74.6);
    // Thirds come to exactly 50.005.
    const thirds = [of('a', 3, 1), of('b', 3, 1), of('c', 100, 2)];
    expect(markOf(thirds, { a: scored(1), b: scored(2), c: scored(50.01) })).toBe(50.01);
  });

  it('is none where nothing counts', () => {
    expect(markOf([], {})).toBeUndefined();
    expect(markOf(three, {})).toBeUndefined();
    expect(markOf(three, { quiz: excused })).toBeUndefined();
    expect(markOf([of('resit', 10, 1, { resitOf: 'gone' })], { resit: scored(9) })).toBeUndefined();
  });

  it('lies between its worst and its best share', () => {
    const one = fc.record({
      max: fc.integer({ min: 1, max: 100_000 }),
      weight: fc.integer({ min: 1, max: 100 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (drawn) => {
        const assessments = drawn.map(({ max, weight }, at) => of(String(at), max / 100, weight));
        const scores = Object.fromEntries(
          drawn.map(({ max, part }, at) => [String(at), scored(Math.floor(max * part) / 100)]),
        );
        const shares = assessments.map((each) => percentOf(each, scores[each._id]) ?? Number.NaN);
        const mark = markOf(assessments, scores) ?? Number.NaN;
        expect(mark).toBeGreaterThanOrEqual(Math.min(...shares) - 0.005);
        expect(mark).toBeLessThanOrEqual(Math.max(...shares) + 0.005);
      }),
    );
  });
});
