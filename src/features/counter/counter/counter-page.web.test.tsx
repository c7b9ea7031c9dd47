// Proves CO5.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import CounterPage from './CounterPage';

test('the counter shows its form together with its goods, which then move nothing', async () => {
  const { far } = openPage(CounterPage);
  far.has('account/options', () => [{ _id: 'cash', label: 'Cash', kind: 'cash', paymentMethod: 'cash' }]);
  let tell = (_goods: readonly object[]) => {};
  const goods = new Promise<readonly object[]>((told) => {
    tell = told;
  });
  far.has('stock/options', () => goods);
  await screen.findByRole('heading', { name: 'Counter' });
  await new Promise((drawn) => setTimeout(drawn, 200));
  expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull();
  tell([{ _id: 'ream', label: 'Ream', Amount: 4.95, quantityInStock: 9 }]);
  await screen.findByRole('button', { name: 'Take payment' });
  screen.getByRole('button', { name: /^Ream/ });
});
