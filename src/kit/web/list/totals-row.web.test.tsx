import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { book } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { columnsOf } from './column';
import { TotalsRow } from './TotalsRow';

const { field, sum } = columnsOf(book);
const columns = [field('bookTitle'), sum('price'), sum('pages')];

test.each([
  ['gives way with the last of its sums', [undefined, 2, 1], '2'],
  ['stays with a sum that stays', [undefined, 1, undefined], 'Infinity'],
])('the row of sums %s', async (_does, turns, turn) => {
  openPage(() => (
    <table>
      <TotalsRow columns={columns} totals={{ price: 12.5, pages: 340 }} turns={turns} tools={0} />
    </table>
  ));
  expect((await screen.findByRole('row')).dataset.turn).toBe(turn);
});
