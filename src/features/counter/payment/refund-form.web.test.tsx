// Proves CO14.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { setBrand } from '#house/session/session';
import { RefundForm } from './RefundForm';

const customer = { _id: '01890000-0000-7000-8000-000000000001', label: 'Deeqa Printing' };
const cash = { _id: '01890000-0000-7000-8000-000000000002', label: 'Cash' };

afterEach(() => setBrand('academy'));

async function openRefund() {
  const opened = openPage(() => <RefundForm onDirty={() => undefined} onDone={() => undefined} />);
  opened.far.has('customers/options', () => [customer]);
  opened.far.has('account/options', () => [cash]);
  await screen.findByRole('button', { name: 'Pay credit back' });
  return opened;
}

const labelOf = (box: HTMLElement) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : undefined);
const asked = () => screen.getAllByRole('combobox').map(labelOf).join();

test('an academy gives credit back to a student or a customer', async () => {
  await openRefund();
  expect(asked()).toMatch(/Student.*Customer.*Account/);
});

test('a shop, which has no students, gives credit back to customers alone, from accounts in use', async () => {
  setBrand('decoration');
  const { user, far } = await openRefund();
  expect(asked()).not.toContain('Student');
  await user.click(screen.getByRole('button', { name: 'Pay credit back' }));
  await screen.findAllByText('Choose whose credit it is');
  await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
  await user.click(await screen.findByRole('option', { name: customer.label }));
  await user.click(screen.getByRole('combobox', { name: /^Account/ }));
  await user.click(await screen.findByRole('option', { name: cash.label }));
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '5');
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Left');
  await user.click(screen.getByRole('button', { name: 'Pay credit back' }));
  await screen.findByText('Book saved');
  expect(far.asked('POST')[0]?.body).toMatchObject({ customerID: customer._id, accountID: cash._id, amount: 5 });
  const lists = far.asked('GET').filter(({ path, query }) => path === 'account/options' && query.ids === undefined);
  expect(new Set(lists.map(({ query }) => query.isActive))).toEqual(new Set(['1']));
});
