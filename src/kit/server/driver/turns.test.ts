import { afterEach, expect, test, vi } from 'vitest';
import { openTurns, waitedTooLong } from './turns';

afterEach(() => void vi.useRealTimers());
const settled = () => Promise.resolve().then(() => undefined);

test('a name has as many places as there are for each, and whoever comes later waits in order of arrival', async () => {
  const turns = openTurns({ each: 2, patience: 1000 });
  const inside: string[] = [];
  const enter = async (who: string) => {
    const leave = await turns.take('account');
    inside.push(who);
    return leave;
  };
  const [first, second] = await Promise.all([enter('a'), enter('b')]);
  const later = [enter('c'), enter('d')];
  await settled();
  expect(inside).toEqual(['a', 'b']);
  second();
  const third = await later[0];
  expect(inside).toEqual(['a', 'b', 'c']);
  first();
  await later[1];
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
  third?.();
});

test('a name waits for no other', async () => {
  const turns = openTurns({ each: 1, patience: 1000 });
  await turns.take('one');
  await turns.take('other');
});

test('whoever waits too long fails, and the next in line has the place', async () => {
  vi.useFakeTimers();
  const turns = openTurns({ each: 1, patience: 1000 });
  const leave = await turns.take('account');
  const failed = turns.take('account').catch(waitedTooLong);
  await vi.advanceTimersByTimeAsync(600);
  const waits = turns.take('account');
  await vi.advanceTimersByTimeAsync(600);
  expect(await failed).toBe(true);
  leave();
  (await waits)();
  (await turns.take('account'))();
});
