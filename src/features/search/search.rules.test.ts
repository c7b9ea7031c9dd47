// Proves A34.
import { expect, it } from 'vitest';
import { wantedBy, wordsProblem } from './search.rules';

it('takes two characters and more, up to the longest name', () => {
  expect(wordsProblem('')).toBe('Type at least two characters');
  expect(wordsProblem('  a  ')).toBe('Type at least two characters');
  expect(wordsProblem('ab')).toBeUndefined();
  expect(wordsProblem('a'.repeat(120))).toBeUndefined();
  expect(wordsProblem('a'.repeat(121))).toBe('Type at most 120 characters');
});

it('looks for every word in a name, and for short words alone where words begin', () => {
  expect(wantedBy('  amina   war ')).toMatchObject({ line: 'amina war', patterns: ['%amina%', '%war%'] });
  expect(wantedBy('am').patterns).toEqual(['% am%']);
  expect(wantedBy('50%_\\').patterns).toEqual(['%50\\%\\_\\\\%']);
});

it('takes digits for a number or a phone, and one word for a login', () => {
  expect(wantedBy('1042')).toMatchObject({ number: 1042, phone: '%1042%', login: undefined });
  expect(wantedBy('+252615')).toMatchObject({ phone: '%252615%' });
  expect(wantedBy('12')).toMatchObject({ number: 12, phone: undefined });
  expect(wantedBy('9'.repeat(13))).toMatchObject({ number: undefined });
  expect(wantedBy('amina@')).toMatchObject({ number: undefined, phone: undefined, login: '%amina@%' });
  expect(wantedBy('amina war').login).toBeUndefined();
});
