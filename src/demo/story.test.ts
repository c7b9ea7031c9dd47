import { expect, it } from 'vitest';
import { inOrder, sideBySide } from './story';

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

it('what is about something else each time is done at the same time, if it follows on the same day, and not too much of it', () => {
  const about = (on: string, what: string) => ({ ...act(on, what), about: what });
  const [a, b, later] = [about('2026-01-01', 'a'), about('2026-01-01', 'b'), about('2026-01-02', 'c')];
  const alone = act('2026-01-01', 'd');
  expect(sideBySide([a, b, a, alone, b, later], 8)).toEqual([[a, b], [a], [alone], [b], [later]]);
  expect(sideBySide([a, b], 1)).toEqual([[a], [b]]);
});
