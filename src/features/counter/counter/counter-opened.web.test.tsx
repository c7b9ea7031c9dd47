// Proves CO3.
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { CounterDesk } from './CounterDesk';

const cash = { _id: 'cash', label: 'Cash', kind: 'cash', paymentMethod: 'cash' };
const amina = { kind: 'student', _id: 'amina', label: 'Amina Warsame', credit: 0 };
const days = { day: '2026-03-01', dueDate: '2026-03-05', nextDue: '2026-03-05', promiseDate: null };
const sums = { amount: 5000, paid: 0, balance: 5000, overdue: 0 };
const book = { of: 'fee', _id: 'book', personID: 'amina', number: 7, name: 'Book', ...days, ...sums };

test('the counter that is opened for somebody shows no amount to take before it shows what is owed', async () => {
  const { far } = openPage(() => <CounterDesk accounts={[cash]} rate={0} />, '/books?studentID=amina');
  far.has('stock/options', () => []);
  far.has('counter/debts', () => ({ people: [amina], debts: [book], total: 5000 }));
  await screen.findByRole('button', { name: /^Take \$/ });
  screen.getByText('Amina Warsame');
  screen.getByText('Book');
});
