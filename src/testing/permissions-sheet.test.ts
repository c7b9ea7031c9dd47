// Proves R 4.1.
import { expect, it } from 'vitest';
import { routes } from '#app/routes';
import { rows } from './permissions/cells';
import { speaksOf } from './permissions/permission-rows';

it('every call has a row in permissions.csv', () => {
  const unknown = routes.filter(
    (route) => !rows.some((row) => row.path !== '*' && row.access !== 'deny' && speaksOf(row, route)),
  );
  expect(unknown.map((route) => `${route.method} ${route.path}`)).toEqual([]);
});
