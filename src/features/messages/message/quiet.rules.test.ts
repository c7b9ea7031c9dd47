// Proves ME9.
import { expect, it } from 'vitest';
import { quietUntil } from './quiet.rules';

const usual = { quietFrom: '21:00', quietTo: '07:00', timeZone: 'Africa/Mogadishu' };
const at = (moment: string) => new Date(moment);

it.each([
  ['in the evening they end the next morning', '2026-11-23T18:30:00Z', '2026-11-24T04:00:00.000Z'],
  ['in the small hours they end the same day', '2026-11-23T22:10:20Z', '2026-11-24T04:00:00.000Z'],
  ['at their end they are over', '2026-11-24T04:00:00Z', undefined],
  ['at noon nobody waits', '2026-11-23T09:00:00Z', undefined],
])('%s', (_what, now, until) => {
  expect(quietUntil(usual, at(now))?.toISOString()).toBe(until);
});

it('hours within a day, and hours that begin when they end', () => {
  const noon = { ...usual, quietFrom: '12:00', quietTo: '14:00' };
  expect(quietUntil(noon, at('2026-11-23T10:00:00Z'))?.toISOString()).toBe('2026-11-23T11:00:00.000Z');
  expect(quietUntil({ ...usual, quietFrom: '07:00' }, at('2026-11-23T22:00:00Z'))).toBeUndefined();
});
