// Proves R 2.4.
import { expect, it } from 'vitest';
import { isDatabaseLost } from './faults';

// Found by killing the database under load, and by taking all its connections.
it.each([
  ['write EPIPE', 'EPIPE'],
  ['connect ECONNREFUSED /data/postgres/.s.PGSQL.5432', 'ECONNREFUSED'],
  ['the database system is starting up', '57P03'],
  ['terminating connection due to administrator command', '57P01'],
  ['Client has encountered a connection error and is not queryable', undefined],
  ['Connection terminated unexpectedly', undefined],
  ['sorry, too many clients already', '53300'],
])('%s means that the database is lost for the moment', (message, code) => {
  expect(isDatabaseLost(Object.assign(new Error(message), { code }))).toBe(true);
});

it('a fault of ours is not taken for a lost database', () => {
  expect(isDatabaseLost(new TypeError('Cannot read properties of undefined'))).toBe(false);
  expect(isDatabaseLost(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
});
