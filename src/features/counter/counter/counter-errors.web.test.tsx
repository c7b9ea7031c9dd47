// Proves S§5, CO5.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { CounterDesk } from './CounterDesk';
import { FillAll } from './FillAll';

const cash = { _id: 'cash', label: 'Cash', kind: 'cash', paymentMethod: 'cash' };

async function openCounter() {
  const opened = openPage(() => <CounterDesk accounts={[cash]} rate={0} />);
  opened.far.has('stock/options', () => []);
  await screen.findByRole('button', { name: 'Take payment' });
  // The page takes the focus a frame after it is drawn, and would take it from what is being typed.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Name, phone/ })));
  return opened;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

test('letters in an amount at the counter are refused as they are typed', async () => {
  const { user } = await openCounter();
  for (const name of ['Amount', 'Given']) {
    await user.type(box(name), 'abc');
    screen.getByText('Enter amount');
    await user.clear(box(name));
    expect([name, screen.queryByText('Enter amount')]).toEqual([name, null]);
  }
});

test('an amount at the counter that cannot be read is refused as it is left, and that nobody pays only as it is taken', async () => {
  const { user } = await openCounter();
  await user.type(box('Given'), '12.345');
  expect(screen.queryByText('Enter amount')).toBeNull();
  await user.click(box('Amount'));
  await screen.findByText('Enter amount');
  expect(screen.queryByText('Choose what is paid')).toBeNull();
  await user.clear(box('Given'));
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  await screen.findByText('Choose what is paid');
});

test('letters in the amount for all debts are refused as they are typed, and an amount fills them', async () => {
  const filled: number[] = [];
  const { user } = openPage(() => <FillAll onFill={(amount) => filled.push(amount)} />);
  await user.type(await screen.findByRole('textbox', { name: 'Amount for all' }), 'abc');
  screen.getByText('Enter amount');
  await user.clear(box('Amount for all'));
  await user.type(box('Amount for all'), '50');
  expect([screen.queryByText('Enter amount'), filled]).toEqual([null, [5, 50]]);
});
