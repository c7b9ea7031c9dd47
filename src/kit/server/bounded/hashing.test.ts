import { expect, test } from 'vitest';
import { type Call } from '#kit/server/call';
import { isRefusal } from '#kit/server/refusal';
import { handHashes, hashAhead, hashedAhead, hashPassword, isPassword } from './hashing';
import { withinTransaction } from './outside';

test('nothing is hashed or compared while a transaction is open, whatever lies between', async () => {
  const { hash } = await hashPassword('the password');
  const deep = async (task: () => Promise<unknown>) => {
    await Promise.resolve();
    return task();
  };
  const within = (task: () => Promise<unknown>) => withinTransaction(() => deep(task));
  await expect(within(() => hashPassword('the password'))).rejects.toThrow('within a transaction');
  await expect(within(() => isPassword(hash, 'the password'))).rejects.toThrow('within a transaction');
  await expect(isPassword(hash, 'the password')).resolves.toBe(true);
});

test('a password that is to be kept was hashed ahead, or nothing is kept', async () => {
  const call = { request: {} } as Call;
  await hashAhead(call, 'the password');
  const { hash } = hashedAhead(call, 'the password');
  await expect(isPassword(hash, 'the password')).resolves.toBe(true);
  expect(() => hashedAhead(call, 'another one')).toThrow('hashed ahead');
  expect(() => hashedAhead({ request: {} } as Call, 'the password')).toThrow('hashed ahead');
});

test('a request that is handed hashes keeps those, and hashes what is not among them', async () => {
  const call = { request: {} } as Call;
  const made = await hashPassword('the password');
  handHashes(call.request, new Map([['the password', made]]));
  await hashAhead(call, 'the password');
  await hashAhead(call, 'another one');
  expect(hashedAhead(call, 'the password')).toBe(made);
  await expect(isPassword(hashedAhead(call, 'another one').hash, 'another one')).resolves.toBe(true);
});

test('who comes when too many wait for their turn is told to come again, and those who wait are served', async () => {
  const all = await Promise.allSettled(Array.from({ length: 90 }, () => isPassword(null, 'x')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  expect(refused.every((error) => isRefusal(error) && error.status === 429 && error.retryAfter === 5)).toBe(true);
});
