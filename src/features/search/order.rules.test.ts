// Proves A34.
import { expect, it } from 'vitest';
import { inOrder, soundStep } from './order.rules';

const row = (kind: string, step: number, at: number, exact = false) => ({ kind, step, at, exact });

it('a kind of which one is exactly what was typed comes first, the others in their order, the best of each first', () => {
  const rows = [row('invoice', 0, 1, true), row('student', 3, 2), row('student', 3, 1), row('student', 2, 1)];
  const found = inOrder([row('invoice', 1, 1), ...rows, row('class', 1, 1)], ['student', 'class', 'invoice']);
  expect(found.map(({ kind, step, at }) => [kind, step, at])).toEqual([
    ['invoice', 0, 1],
    ['invoice', 1, 1],
    ['student', 2, 1],
    ['student', 3, 1],
    ['student', 3, 2],
    ['class', 1, 1],
  ]);
});

it('those whose names only sound so come behind all of their kind, and a kind that has no others behind all kinds', () => {
  const rows = [row('student', soundStep, 1), row('class', soundStep, 1), row('class', 2, 1), row('invoice', 1, 1)];
  expect(inOrder(rows, ['student', 'class', 'invoice']).map(({ kind, step }) => [kind, step])).toEqual([
    ['class', 2],
    ['class', soundStep],
    ['invoice', 1],
    ['student', soundStep],
  ]);
});
