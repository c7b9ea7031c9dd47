import { describe, expect, it } from 'vitest';
import { differences, piecesByItem, shortageProblem } from './stock.rules';

describe('pieces', () => {
  it('of one item in several rows count together', () => {
    const rows = [
      { itemID: 'a', Quantity: 2 },
      { itemID: 'b', Quantity: 1 },
      { itemID: 'a', Quantity: 3 },
    ];
    expect([...piecesByItem(rows)]).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
  });

  it('that are wanted are at most those that are there', () => {
    const item = { itemName: 'A4 paper', quantityInStock: 5 };
    expect(shortageProblem(item, 5)).toBeUndefined();
    expect(shortageProblem(item, 6)).toBe('A4 paper: 5 left in stock, 6 needed');
    expect(shortageProblem(item, -3)).toBeUndefined();
  });

  it('move by the difference when a document takes others than before', () => {
    const before = new Map([
      ['same', 2],
      ['fewer', 5],
      ['gone', 1],
    ]);
    const after = new Map([
      ['same', 2],
      ['fewer', 3],
      ['new', 4],
    ]);
    expect(Object.fromEntries(differences(before, after))).toEqual({ fewer: 2, gone: 1, new: -4 });
  });
});
