import { expect, it } from 'vitest';
import { entities } from '#app/entities';
import { resources } from '#app/resources';
import { actionShown, resourceShown } from './activity-words.rules';

const shown = (path: string) => resourceShown(path, resources);

it('says what was done in words', () => {
  expect(['create', 'void', 'login failed', 'refused'].map(actionShown)).toEqual([
    'Created',
    'Voided',
    'Login failed',
    'Refused',
  ]);
});

// Receipts of fees and of invoices are one resource on the wire: it is called as the first of them.
const firstOfPath = Object.values(entities).filter(
  ({ path }, at, all) => all.findIndex((other) => other.path === path) === at,
);

it.each(firstOfPath)('calls the records of $path what they call themselves', ({ path, many }) => {
  expect(shown(path)).toBe(many);
});

it('calls what is no entity by a name too', () => {
  expect(['loginportal', 'settings', 'enrollment'].map(shown)).toEqual(['Student portal', 'Settings', 'Enrollments']);
});

it('leaves unknown words unchanged', () => {
  expect([actionShown('archive'), shown('nowhere'), actionShown('constructor')]).toEqual([
    'archive',
    'nowhere',
    'constructor',
  ]);
});
