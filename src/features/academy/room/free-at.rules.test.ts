// Proves CL6.
import { expect, it } from 'vitest';
import { freeAtText, soughtIn } from './free-at.rules';

it('what asks for free rooms is read as it was written, and anything else is none', () => {
  const sought = {
    date: '2026-11-24',
    TimeIn: '08:00',
    TimeOut: '10:00',
    classID: '01890000-0000-7000-8000-000000000001',
  };
  expect(soughtIn(freeAtText(sought))).toEqual(sought);
  for (const text of [
    '',
    '2026-11-24',
    freeAtText({ ...sought, date: '2026-13-24' }),
    freeAtText({ ...sought, TimeIn: '8' }),
  ])
    expect(soughtIn(text)).toBeUndefined();
});
