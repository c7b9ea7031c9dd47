import { describe, expect, it } from 'vitest';
import { cellIn } from '#kit/rules/sheet';
import { columnIn, fieldsOf, filled, givenIn, sharesOf } from './column.rules';
import { letterOf } from './letter-of';
import { placedScores } from './paste-scores.rules';
import { final, quiz, scored, seated } from './seats.fixture';
import { itemsOf, readScore, scoreReading, storedSheet } from './score-sheet.rules';

const assessments = [quiz, final];
const students = [
  seated('Amina', 12, { quiz: { ...scored(7, 3), remark: 'Late' } }),
  seated('Bilal', 1002),
  { ...seated('Caasha', 1003), enrolledStatus: 'blocked' as const },
];
const sheet = storedSheet({ assessments, students });
const cellsOf = (text: string) => text.split('\n').map((line) => line.split('\t'));
const paste = (text: string, row = 0, column = 0) =>
  placedScores(cellsOf(text), { students, assessments, row, column });

describe('a score that is typed', () => {
  it.each([
    ['7', '7'],
    [' 7,50 ', '7.5'],
    ['٧٫٥', '7.5'],
    ['a', 'A'],
    ['E', 'E'],
  ])('%s is %s', (text, value) => {
    expect(readScore(text, 20)).toEqual({ ok: true, value });
  });

  it.each(['20.01', 'x', '-1', '1.234', ''])('"%s" of 20 is refused in words', (text) => {
    expect(readScore(text, 20).ok).toBe(false);
  });

  it('that is emptied is not taken back by that', () => {
    const typed = { 'quiz Amina': { text: '', base: 3 } };
    expect(cellIn(typed, sheet, 'quiz Amina', scoreReading(assessments)).problem).toBe(
      'A saved score is not taken back by emptying its field',
    );
  });

  it('is sent with the version that was seen and the remark that it has', () => {
    const open = { 'quiz Amina': { text: '8', base: 3 }, 'final Bilal': { text: 'a', base: null } };
    expect(itemsOf(open, { students }, 'Counted anew')).toEqual([
      {
        assessmentID: 'quiz',
        studentID: 'Amina',
        scoreStatus: 'scored',
        score: 8,
        remark: 'Late',
        reason: 'Counted anew',
        __v: 3,
      },
      {
        assessmentID: 'final',
        studentID: 'Bilal',
        scoreStatus: 'absent',
        score: null,
        remark: null,
        reason: 'Counted anew',
      },
    ]);
  });

  it.each([
    ['a', 'KeyQ', 'A'],
    ['ش', 'KeyA', 'A'],
    ['ث', 'KeyE', 'E'],
    ['q', 'KeyA', undefined],
    ['7', 'Digit7', undefined],
    ['Enter', 'Enter', undefined],
  ])('by the key that writes %s at %s is %s', (key, code, letter) => {
    expect(letterOf({ key, code, altKey: false, ctrlKey: false, metaKey: false })).toBe(letter);
  });
});

describe('a column', () => {
  it('has its share among those that are no resits', () => {
    const shares = sharesOf([...assessments, { ...quiz, _id: 'again', resitOf: 'quiz' }]);
    expect([shares.get('quiz'), shares.get('final'), shares.get('again')]).toEqual([0.2, 0.8, undefined]);
  });

  it('is counted and filled for whoever is enrolled now', () => {
    const fields = fieldsOf('quiz', students);
    expect([fields.length, givenIn(fields, sheet)]).toEqual([2, 1]);
    const cell = (field: string) => sheet[field] ?? { text: '' };
    expect(filled(fields, cell, 'A')).toEqual({ 'quiz Bilal': 'A' });
    expect(Object.keys(columnIn(sheet, 'final'))).toHaveLength(3);
  });
});

describe('pasted cells', () => {
  it('go down and to the right from where they are pasted, an empty one being no score', () => {
    expect(paste('60\n\n70', 0, 1).texts).toEqual({ 'final Amina': '60', 'final Caasha': '70' });
    expect(paste('5\t60\n\tA', 1).texts).toEqual({ 'quiz Bilal': '5', 'final Bilal': '60', 'final Caasha': 'A' });
  });

  it('go to the students whom the first of them name, in any order', () => {
    const texts = { 'quiz Amina': '6', 'final Amina': '60', 'quiz Caasha': '7', 'final Caasha': '70' };
    expect(paste('Name\tQuiz\tFinal\ncaasha\t7\t70\nAmina\t6\t60').texts).toEqual(texts);
    expect(paste('1003\tX\t7\t70\n12\tY\t6\t60').texts).toEqual(texts);
    // A number that could be a score says whose it is where there is no column for it.
    expect(paste('12\t60', 0, 1).texts).toEqual({ 'final Amina': '60' });
  });

  it('for which there is nobody, or a second time, are left and named', () => {
    expect(paste('Amina\t6\nAmina\t7\nZamzam\t8')).toEqual({
      texts: { 'quiz Amina': '6' },
      left: ['Amina 7', 'Zamzam 8'],
    });
    expect(paste('1\n2', 2).left).toEqual(['2']);
  });
});
