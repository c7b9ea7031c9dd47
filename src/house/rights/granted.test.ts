import { expect, it } from 'vitest';
import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { text } from '#kit/contract/fields-text';
import { grantedBy } from './granted.server';

const wall = entity({
  table: 'wall',
  path: 'wall',
  one: 'Wall',
  many: 'Walls',
  fields: { name: text('Name') },
  brief: ['name'],
  search: ['name'],
  options: { label: '{name}' },
});
const shelf = entity({
  table: 'shelf',
  path: 'shelf',
  one: 'Shelf',
  many: 'Shelves',
  screen: { path: '/shelf' },
  fields: { name: text('Name'), wallID: ref('Wall', () => wall) },
  brief: ['name'],
  search: ['name'],
  importable: true,
});
const screen = { path: '/shelf', title: 'Shelves', icon: 'box', menu: {} };
const own = [
  'GET shelf',
  'GET shelf/options',
  'POST shelf',
  'PUT shelf/{id}',
  'DELETE shelf/{id}',
  'POST shelf/import',
].concat('GET wall/options');
const more = { screen, calls: ['POST shelf/tidy'] };

function grantedTo(...slices: Parameters<typeof grantedBy>[0]) {
  const { screensOf } = grantedBy(slices, [shelf]);
  return [...screensOf].flatMap(([call, screens]) => (screens.has('/shelf') ? [call] : [])).sort();
}

it('the screen of an entity grants its own calls, and what slices grant comes to them', () => {
  expect(grantedTo()).toEqual(own.toSorted());
  expect(grantedTo({ grants: [more] })).toEqual([...own, 'POST shelf/tidy'].sort());
});

it('what a slice grants in place of them is all that is left, with what others add', () => {
  expect(grantedTo({ only: [{ screen, calls: ['GET shelf'] }] })).toEqual(['GET shelf', 'GET shelf/options']);
  expect(grantedTo({ only: [{ screen, calls: ['GET shelf'] }] }, { grants: [more] })).toEqual([
    'GET shelf',
    'GET shelf/options',
    'POST shelf/tidy',
  ]);
});
