// Proves A34.
import { expect, it } from 'vitest';
import { codeIn, wantedBy, wordsProblem } from './search.rules';

it('takes two characters and more, up to the longest name', () => {
  expect(wordsProblem('')).toBe('Type at least two characters');
  expect(wordsProblem('  a  ')).toBe('Type at least two characters');
  expect(wordsProblem('ab')).toBeUndefined();
  expect(wordsProblem('a'.repeat(120))).toBeUndefined();
  expect(wordsProblem('a'.repeat(121))).toBe('Type at most 120 characters');
});

it('looks for every word in a name, and for short words alone where words begin', () => {
  expect(wantedBy('  amina   war ', '252')).toMatchObject({ line: 'amina war', words: ['amina', 'war'], isLong: true });
  expect(wantedBy('am', '252')).toMatchObject({ words: ['am'], isLong: false });
  expect(wantedBy('am war', '252').isLong).toBe(true);
});

it('takes digits for a number or a phone, and one word for a login', () => {
  expect(wantedBy('1042', '252')).toMatchObject({ number: 1042, phone: '%1042%', mayBeLogin: false });
  expect(wantedBy('+252615', '252')).toMatchObject({ phone: '%252615%' });
  expect(wantedBy('12', '252')).toMatchObject({ number: 12, phone: undefined });
  expect(wantedBy('9'.repeat(13), '252')).toMatchObject({ number: undefined });
  expect(wantedBy('amina@', '252')).toMatchObject({ number: undefined, phone: undefined, mayBeLogin: true });
  expect(wantedBy('amina war', '252').mayBeLogin).toBe(false);
});

it('takes the end of an address for a code', () => {
  expect(codeIn('https://daftar.example.com/p/R1042-8F3K-Q7ZM-2TNC')).toBe('R1042-8F3K-Q7ZM-2TNC');
  expect(codeIn(' r1042 8f3k q7zm 2tnc')).toBe(' r1042 8f3k q7zm 2tnc');
});
