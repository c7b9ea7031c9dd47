import { expect, test } from 'vitest';
import { noPlaces, placesAfter } from './row-places';

const first = placesAfter(noPlaces, ['a', 'b', 'c']);
const placesOf = ({ at }: typeof first) => [...at.values()];

test('the next page of a list is drawn in the places of the page before', () => {
  expect(placesOf(placesAfter(first, ['d', 'e', 'f']))).toEqual(placesOf(first));
  expect(placesOf(placesAfter(first, ['d']))).toEqual([0]);
  expect(placesOf(placesAfter(first, ['d', 'e', 'f', 'g']))).toEqual([0, 1, 2, 3]);
});

test('a row that stays keeps its place, wherever it goes, and a new one beside it gets a place of its own', () => {
  expect(placesOf(placesAfter(first, ['c', 'a', 'b']))).toEqual([2, 0, 1]);
  expect(placesOf(placesAfter(first, ['n', 'a', 'b']))).toEqual([3, 0, 1]);
});

test('no two rows share a place, whatever was shown before', () => {
  let places = first;
  for (const ids of ['d e f', 'a b c', 'c d e', 'd a g', 'x y z', 'z', 'a b c z', 'q', 'a b c']) {
    const rows = ids.split(' ');
    places = placesAfter(places, rows);
    expect(new Set(placesOf(places)).size).toBe(rows.length);
  }
});
