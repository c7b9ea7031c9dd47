// Proves CO12.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { openPage } from '#kit/web/opened-page.fixture';
import { Received } from './payment-columns';

const money = (amount: number) => readMoney(amount) ?? noMoney;

test.each([
  ['of credit alone what was settled from it, not nothing', 0, 28.5, 'From credit $28.50'],
  ['of money and credit both', 10, 28.5, '$10.00From credit $28.50'],
  ['of money the money', 10, 0, '$10.00'],
  ['of a sale on credit that nothing came', 0, 0, '$0.00'],
])('a list of payments says %s', async (_what, total, creditUsed, said) => {
  const { far } = openPage(() => (
    <output>
      <Received total={money(total)} creditUsed={money(creditUsed)} />
    </output>
  ));
  far.has('settings', () => ({ currencySign: '$', timeZone: 'UTC', name: 'Academy' }));
  expect((await screen.findByRole('status')).textContent).toBe(said);
});
