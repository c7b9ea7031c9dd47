// Proves CO5.
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import CounterPage from './CounterPage';

test('the counter shows its form together with its goods, which then move nothing', async () => {
  const { far } = openPage(CounterPage);
  far.has('account/options', () => [{ _id: 'cash', label: 'Cash', kind: 'cash', paymentMethod: 'cash' }]);
  const goods = [{ _id: 'ream', label: 'Ream', Amount: 4.95, quantityInStock: 9 }];
  far.has('stock/options', () => new Promise((answer) => setTimeout(answer, 200, goods)));
  await screen.findByRole('button', { name: 'Take payment' });
  screen.getByRole('button', { name: /^Ream/ });
});

test('the counter opens without its goods where they are kept back', async () => {
  const { far } = openPage(CounterPage);
  far.has('account/options', () => [{ _id: 'cash', label: 'Cash', kind: 'cash', paymentMethod: 'cash' }]);
  far.has('stock/options', () => new Promise(() => {}));
  await screen.findByRole('button', { name: 'Take payment' });
});
