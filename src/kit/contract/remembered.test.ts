import { expect, it } from 'vitest';
import { remembered } from './remembered';

it('is made once for each key', () => {
  const made: string[] = [];
  const long = remembered((key) => made.push(key));
  expect([long('a'), long('b'), long('a')]).toEqual([1, 2, 1]);
  expect(made).toEqual(['a', 'b']);
});

it('forgets everything when it is full, so that it never grows beyond its bound', () => {
  const made: string[] = [];
  const short = remembered((key) => made.push(key), 2);
  for (const key of ['a', 'b', 'c', 'c', 'a']) short(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
