// Proves R 3.5.
import { describe, expect, it } from 'vitest';
import { write } from './outbox.fixture';
import { delayAfter, holdsUpAll, inOrder, newestOf, nextToSend, replacedBy, verdictOf } from './outbox';

describe('an answer to a waiting write', () => {
  it.each([0, 408, 429, 500, 502, 503, 504])('of %d lets it wait for a later try', (status) => {
    expect(verdictOf(status)).toBe('later');
  });

  it.each([400, 403, 404, 409, 413, 415, 422])('of %d takes it to the list of what was not saved', (status) => {
    expect(verdictOf(status)).toBe('refused');
  });

  it('of 401 lets it wait for the login', () => {
    expect(verdictOf(401)).toBe('log in');
  });

  it('holds up the others only where nobody is there to answer', () => {
    expect([0, 408, 429, 502, 503, 504].map(holdsUpAll)).toEqual([true, true, true, true, true, true]);
    expect([400, 401, 409, 500].map(holdsUpAll)).toEqual([false, false, false, false]);
  });
});

describe('the next write to send', () => {
  it('is the oldest of the account', () => {
    const writes = [write('3'), write('1', { account: 'academy:other' }), write('2')];
    expect(nextToSend(writes, 'academy:amina', new Set())?._id).toBe('2');
    expect(inOrder(writes).map(({ _id }) => _id)).toEqual(['1', '2', '3']);
  });

  it('is never one of another account, nor of the same user number in the other brand', () => {
    expect(nextToSend([write('1')], 'academy:other', new Set())).toBeUndefined();
    expect(nextToSend([write('1')], 'decoration:amina', new Set())).toBeUndefined();
  });

  it('is never one that the server refused', () => {
    const refused = { message: 'No', errors: {} };
    expect(nextToSend([write('1', { refused }), write('2')], 'academy:amina', new Set())?._id).toBe('2');
  });

  it('keeps the order of a register: behind one that waits, none of its group goes', () => {
    const writes = [write('1', { group: 'a' }), write('2', { group: 'a' }), write('3', { group: 'b' })];
    expect(nextToSend(writes, 'academy:amina', new Set(['a']))?._id).toBe('3');
    expect(nextToSend(writes, 'academy:amina', new Set(['a', 'b']))).toBeUndefined();
  });
});

describe('a register saved again', () => {
  const refused = { message: 'No', errors: {} };

  it('takes the place of the one that was refused, and of no other', () => {
    const stood = [
      write('1', { group: 'a', refused }),
      write('2', { group: 'a' }),
      write('3', { group: 'b', refused }),
      write('4', { group: 'a', refused, account: 'academy:other' }),
    ];
    expect(replacedBy(write('5', { group: 'a' }), stood).map(({ _id }) => _id)).toEqual(['1']);
  });

  it('is shown as it waits, the newest, and not as it was refused', () => {
    const writes = [write('2', { group: 'a' }), write('1', { group: 'a' }), write('3', { group: 'a', refused })];
    expect(newestOf(writes, 'a')?._id).toBe('2');
    expect(newestOf(writes, 'b')).toBeUndefined();
  });
});

it('a failed try is repeated after 1, 2, 4 … and at most 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 60].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
