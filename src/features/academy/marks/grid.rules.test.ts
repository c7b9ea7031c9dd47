// Proves E18.
import { describe, expect, it } from 'vitest';
import type { MarkedStudent } from './class-marks.contract';
import { deedOf } from './class-marks.rules';
import {
  baseUnder as baseIn,
  cellIn,
  changedIn,
  type Entry,
  onceSaved,
  type Sheet,
  sheetIn,
  typedSince,
} from '#kit/rules/sheet';
import { givenIn, itemsOf, markIn, markReading, startSheet } from './grid.rules';

const sheetOf = (typed: Entry | undefined): Sheet => (typed ? { amina: typed } : {});
const cellOf = (typed: Entry | undefined, start: Entry) =>
  cellIn(sheetOf(typed), { amina: start }, 'amina', markReading);
const baseUnder = (typed: Entry | undefined, start: Entry) =>
  baseIn(sheetOf(typed), { amina: start }, 'amina', markReading);
const changedOf = (typed: Sheet, start: Sheet) => changedIn(typed, start, markReading);

const none = { text: '', base: null };
const fifty = { text: '50', base: 2 };

describe('a mark that is typed', () => {
  it.each([
    ['0', 0],
    ['100', 100],
    [' 87.25 ', 87.25],
    ['87,5', 87.5],
    ['٨٧٫٥', 87.5],
    ['۹۰', 90],
  ])('%s is %d', (text, value) => {
    expect(markIn(text)).toEqual({ ok: true, value });
  });

  it.each(['101', '-1', '50.123', '1,000', 'good', '1e1', '5O'])('%s is refused in words', (text) => {
    expect(cellOf({ text, base: null }, none).problem).toBe('Enter a number from 0 to 100');
    expect(itemsOf({ amina: { text, base: null } }, { amina: none })).toEqual([]);
  });
});

describe('a field', () => {
  it('says what is saved until something is typed, and is then still to be saved', () => {
    expect(cellOf(undefined, fifty)).toMatchObject({ text: '50', changed: false });
    expect(cellOf({ text: '60', base: 2 }, fifty)).toMatchObject({ text: '60', changed: true, meanwhile: undefined });
  });

  it('that says the same number in other words is not to be saved', () => {
    expect(cellOf({ text: '50.0', base: 2 }, fifty).changed).toBe(false);
    expect(cellOf({ text: '50', base: null }, fifty)).toMatchObject({ changed: false, meanwhile: undefined });
  });

  it('that is empty is no mark, and never a zero', () => {
    expect(cellOf({ text: ' ', base: null }, none)).toMatchObject({ changed: false, problem: undefined });
    expect(itemsOf({ amina: { text: '', base: null } }, { amina: none })).toEqual([]);
  });

  it('that is emptied over a saved mark says where marks are deleted', () => {
    expect(cellOf({ text: '', base: 2 }, fifty).problem).toBe(
      'A saved mark is deleted in the list of results, not here.',
    );
  });

  it('names what was saved or deleted in the meantime, unless it is the same', () => {
    expect(cellOf({ text: '80', base: null }, fifty).meanwhile).toBe('Meanwhile 50 was saved here.');
    expect(cellOf({ text: '80', base: 1 }, fifty).meanwhile).toBe('Meanwhile 50 was saved here.');
    expect(cellOf({ text: '80', base: 1 }, none).meanwhile).toBe('This mark was deleted meanwhile.');
  });
});

describe('what is typed on', () => {
  it('is typed over what the field says, also while that is on its way', () => {
    expect(baseUnder(undefined, fifty)).toBe(2);
    expect(baseUnder({ text: '82', base: null }, { text: '82', base: 0 })).toBe(0);
  });

  it('over what was not seen yet is still typed over what was seen', () => {
    expect(baseUnder({ text: '80', base: 1 }, fifty)).toBe(1);
    expect(baseUnder({ text: '', base: 1 }, fifty)).toBe(1);
  });
});

describe('the fields of a class', () => {
  const mark = { _id: 'm', subjectID: 'html', Amount: 50, __v: 2 };
  const student = (_id: string, marks: MarkedStudent['marks']): MarkedStudent => ({
    _id,
    studentName: _id,
    stdID: 1,
    enrolledStatus: 'active',
    marks,
  });
  const students = [student('amina', [mark]), student('bilal', [{ ...mark, subjectID: 'css' }])];

  it('begin with what waits, else with what is saved in the subject, else empty', () => {
    expect(startSheet(students, 'html', {})).toEqual({ amina: fifty, bilal: none });
    expect(startSheet(students, 'html', { bilal: { text: '7', base: 0 } }).bilal).toEqual({ text: '7', base: 0 });
    expect(givenIn(students, 'html')).toBe(1);
  });

  it('send what says something new, with the version over which it was typed', () => {
    const typed = {
      amina: { text: '60', base: 2 },
      bilal: { text: '70', base: null },
      gone: { text: '80', base: null },
    };
    const start = startSheet(students, 'html', {});
    expect(itemsOf(typed, start)).toEqual([
      { studentID: 'amina', Amount: 60, __v: 2 },
      { studentID: 'bilal', Amount: 70 },
    ]);
    expect(Object.keys(changedOf(typed, start))).toEqual(['amina', 'bilal']);
    expect(onceSaved(typed)).toMatchObject({ amina: { text: '60', base: 3 }, bilal: { text: '70', base: 0 } });
  });

  it('keep what was typed after they were sent', () => {
    const sent = { amina: { text: '60', base: 2 } };
    expect(typedSince({ ...sent, bilal: none }, sent)).toEqual({ bilal: none });
    expect(typedSince({ amina: { text: '61', base: 2 } }, sent)).toHaveProperty('amina');
  });

  it('take from a draft what is a field', () => {
    expect(sheetIn({ amina: fifty, x: 1, y: { text: 1, base: 0 }, z: { text: '', base: 'a' } })).toEqual({
      amina: fifty,
    });
    expect(sheetIn(undefined)).toEqual({});
  });
});

describe('saving a mark', () => {
  it.each([
    [undefined, 80, undefined, 'give'],
    [{ Amount: 50, __v: 2 }, 80, 2, 'change'],
    [{ Amount: 80, __v: 2 }, 80, 2, 'leave'],
    [{ Amount: 80, __v: 2 }, 80, undefined, 'leave'],
    [{ Amount: 50, __v: 2 }, 80, undefined, 'refuse'],
    [{ Amount: 50, __v: 2 }, 80, 1, 'refuse'],
    [undefined, 80, 2, 'refuse'],
  ])('over %o, %d seen at version %s: %s', (stored, Amount, __v, deed) => {
    expect(deedOf(stored, { Amount, __v })).toBe(deed);
  });
});
