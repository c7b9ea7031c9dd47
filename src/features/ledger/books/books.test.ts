import { expect, it } from 'vitest';
import type { Call } from '#kit/server/call';
import { closedUpTo, withBooks } from './books.server';

const held = { booksClosedUpTo: '2026-01-31' } as const;
const began = () => ({ brand: 'academy', holding: {} }) as unknown as Call;

it('the books that a call holds are asked no more by any copy of it', async () => {
  const call = began();
  withBooks(call, held);
  expect(await closedUpTo({ ...call, today: '2026-02-01' })).toBe('2026-01-31');
});

it('what may be rolled back by itself holds them anew, and so does another transaction', async () => {
  const call = began();
  withBooks(call, held);
  // It would ask the database, of which there is none here.
  for (const other of [{ ...call, holding: {} }, began(), { ...call, holding: undefined }])
    await expect(closedUpTo(other)).rejects.toThrow();
});
