import { expect, it } from 'vitest';
import { inOrder } from './story';

const act = (on: string, what: string) => ({ on, take: () => Promise.resolve(what) });

it('what happened is told day by day, on one day as it was told, and nothing of what is to come', async () => {
  const told = [
    act('2026-02-02', 'c'),
    act('2026-01-01', 'a'),
    act('2026-02-02', 'd'),
    act('2026-01-05', 'b'),
    act('2026-03-01', 'x'),
  ];
  expect(await Promise.all(inOrder(told, '2026-02-02').map(({ take }) => take()))).toEqual(['a', 'b', 'c', 'd']);
});
