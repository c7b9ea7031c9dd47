import { expect, it } from 'vitest';
import { text } from '#kit/contract/fields-text';
import { actionShown, fieldShown, resourceShown } from './activity-words.rules';

it('says what was done in words', () => {
  expect(['create', 'void', 'login failed', 'refused'].map(actionShown)).toEqual([
    'Added',
    'Voided',
    'Login failed',
    'Refused',
  ]);
});

it('calls records of one path what the first of that path is called, however the path is spelt', () => {
  const resources = [
    { path: 'Kite', many: 'Kites' },
    { path: 'kite', many: 'Other kites' },
  ];
  expect(['Kite', 'kite'].map((path) => resourceShown(path, resources))).toEqual(['Kites', 'Kites']);
});

it('names a field of a record as its form does', () => {
  const kite = { fields: { kiteName: text('Kite name') }, stored: { kiteNo: text('Kite no') } };
  const named = ['kiteName', 'kiteNo', 'createdAt'].map((name) => fieldShown(name, kite));
  expect(named).toEqual(['Kite name', 'Kite no', 'Created']);
});

it('leaves unknown words unchanged', () => {
  expect([
    actionShown('archive'),
    resourceShown('nowhere', []),
    actionShown('constructor'),
    fieldShown('constructor', {}),
  ]).toEqual(['archive', 'nowhere', 'constructor', 'constructor']);
});
