// Proves S§2.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { statement } from '#features/ledger/transaction/statement.contract';
import { exampleRow } from './example-row';
import { leave, openScreen } from './opened-screen.fixture';

afterEach(leave);

test('on a phone a row of the statement has one amount, and an expense has a minus', async () => {
  const { user, far } = await openScreen('/statement');
  const rows = [
    exampleRow(statement, { _id: 'in', transectionType: 'income', amount: 5 }),
    exampleRow(statement, { _id: 'out', transectionType: 'expense', amount: 280 }),
  ];
  far.has(statement.path, () => rows);
  await user.click(await screen.findByLabelText('Start date'));
  await user.keyboard('{Enter}');
  await screen.findByText('$280.00');
  const amounts = [...document.querySelectorAll('[data-place="amount"]')].map(({ textContent }) => textContent);
  expect(amounts).toEqual(['$5.00', '−$280.00']);
});
