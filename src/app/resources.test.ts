import { expect, it } from 'vitest';
import { resourceShown } from '#features/oversight/activity/activity-words.rules';
import { entities } from './entities';
import { resources } from './resources';

const shown = (path: string) => resourceShown(path, resources);

// Receipts of fees and of invoices are one resource on the wire: it is called as the first of them.
const firstOfPath = Object.values(entities).filter(
  ({ path }, at, all) => all.findIndex((other) => other.path === path) === at,
);

it.each(firstOfPath)('the activity log calls the records of $path what they call themselves', ({ path, many }) => {
  expect(shown(path)).toBe(many);
});

it('the activity log calls what is no entity by a name too', () => {
  expect(['loginportal', 'settings', 'enrollment'].map(shown)).toEqual(['Student portal', 'Settings', 'Enrollments']);
});
