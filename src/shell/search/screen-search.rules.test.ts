// Proves R 6.1.
import { expect, it } from 'vitest';
import { menus as product } from '#testing/menus';
import { searchScreens } from './screen-search.rules';

const menus = product.entries(
  'academy',
  new Set(['/dashboard', '/student', '/stdenrollment', '/receipt', '/receiptReport']),
);
const paths = (typed: string) => searchScreens(menus, typed, (name) => name).map(({ path }) => path);

it('shows every screen while nothing is typed', () => {
  expect(paths('')).toEqual(['/dashboard', '/student', '/stdenrollment', '/receipt', '/receiptReport']);
});

it('finds screens by part of the title, without regard to case and accents', () => {
  expect(paths('STUD')).toEqual(['/student']);
  expect(paths('réceipt')).toEqual(['/receipt', '/receiptReport']);
});

it('finds screens by group and title together, titles that begin with it first', () => {
  expect(paths('academy')).toEqual(['/student', '/stdenrollment']);
  expect(paths('report')).toEqual(['/receiptReport']);
  expect(paths('nothing like it')).toEqual([]);
});

it('searches what people read, in their language', () => {
  expect(
    searchScreens(menus, 'ardayda', (name) => (name === 'Students' ? 'Ardayda' : name)).map(({ path }) => path),
  ).toEqual(['/student']);
});
