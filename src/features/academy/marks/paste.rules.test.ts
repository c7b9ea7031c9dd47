import { describe, expect, it } from 'vitest';
import { cellsOf, isOneValue } from '#kit/rules/pasted';
import { placed } from './paste.rules';

const students = [
  { _id: 'amina', studentName: 'Amina Warsame', stdID: 1001 },
  { _id: 'bilal', studentName: 'Bilal Farah', stdID: 1002 },
  { _id: 'caasha', studentName: 'Caasha Nuur', stdID: 1003 },
  { _id: 'other', studentName: 'Caasha Nuur', stdID: 1004 },
];
const paste = (text: string, at = 0) => placed(cellsOf(text), students, at);

describe('a column of marks', () => {
  it('goes down from the student at whom it is pasted, an empty cell being no mark', () => {
    expect(paste('80\r\n\r\n70\r\n', 1)).toEqual({ marks: { bilal: '80', other: '70' }, left: [] });
  });

  it('says which marks are left where there are more than students', () => {
    expect(paste('1\n2\n3', 2)).toEqual({ marks: { caasha: '1', other: '2' }, left: ['3'] });
  });

  it('is taken without the name of its column', () => {
    expect(paste('Mark\n80\n70').marks).toEqual({ amina: '80', bilal: '70' });
  });

  it('keeps a word that is no mark, to be refused beside its field', () => {
    expect(paste('80\nill').marks).toEqual({ amina: '80', bilal: 'ill' });
  });

  it('of one value is pasted like any text', () => {
    expect(isOneValue(cellsOf('80\n'))).toBe(true);
    expect(isOneValue(cellsOf('80\n70'))).toBe(false);
    expect(isOneValue(cellsOf('1001\t70'))).toBe(false);
  });
});

describe('columns of whom and mark', () => {
  it('find students by number, whatever their order and wherever it is pasted', () => {
    expect(paste('Number\tMark\n1003\t30\n1001\t"10,5"', 3)).toEqual({
      marks: { caasha: '30', amina: '10,5' },
      left: [],
    });
  });

  it('find students by name, regardless of case and blanks', () => {
    expect(paste('bilal  FARAH\t20').marks).toEqual({ bilal: '20' });
  });

  it('find by number where number and name are both there', () => {
    expect(paste('1004\tCaasha Nuur\t40').marks).toEqual({ other: '40' });
  });

  it('name the lines of nobody, of a name that two have, and a second one of the same student', () => {
    expect(paste('9\t1\nCaasha Nuur\t2\n1001\t3\n1001\t4\n1002\t')).toEqual({
      marks: { amina: '3' },
      left: ['9 1', 'Caasha Nuur 2', '1001 4'],
    });
  });
});
