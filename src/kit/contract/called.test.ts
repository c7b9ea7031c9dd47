import { expect, it } from 'vitest';
import { calledIn, placeOf } from './called';
import { entity } from './entity';
import { numbered } from './fields-number';
import { text } from './fields-text';

const base = { table: 'boat', path: 'boat', one: 'Boat', many: 'Boats', brief: ['name'], search: ['name'] } as const;
const boat = entity({
  ...base,
  screen: { path: '/boats' },
  fields: { name: text('Name', { required: 'Enter name' }) },
  stored: { boatNo: numbered('Boat no', { from: 1 }) },
  options: { label: '{name} ({boatNo})' },
});

it('a saved record is called as choice lists call it, and found on its page or in its list', () => {
  const record = { _id: '1', name: 'Xeeb & Co', boatNo: 7 };
  expect(calledIn(boat, record)).toBe('Xeeb & Co (7)');
  expect(placeOf(boat, record)).toBe('/boats?q=7');
  expect(placeOf({ ...boat, stored: {} }, record)).toBe('/boats?q=Xeeb+%26+Co');
  expect(placeOf({ ...boat, screen: { path: '/boats', pages: true } }, record)).toBe('/boats/1');
});

it('a record that is in no choice list has no name, and one without a screen has no place', () => {
  const plain = entity({ ...base, fields: boat.fields });
  expect(calledIn(plain, { name: 'Xeeb' })).toBeUndefined();
  expect(placeOf(plain, { _id: '1', name: 'Xeeb' })).toBeUndefined();
});
