import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './hashing';

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function lasts(kept: string | undefined): Promise<number> {
  const began = performance.now();
  expect(await isPassword(kept, 'not the password')).toBe(false);
  return performance.now() - began;
}

test('a password for a username that nobody has takes as long to refuse as a wrong one', async () => {
  const { hash: somebodys } = await hashPassword('the password');
  const [nobody, somebody]: [number[], number[]] = [[], []];
  // By turns, so that whatever else the machine does falls on both.
  for (let turn = 0; turn < 15; turn++) {
    nobody.push(await lasts(undefined));
    somebody.push(await lasts(somebodys));
  }
  const ratio = median(nobody) / median(somebody);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
