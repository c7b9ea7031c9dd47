// Proves AL15, CO15.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import StockPage from './StockPage';

afterEach(signOut);

const ream = {
  _id: '01890000-0000-7000-8000-000000000001',
  __v: 0,
  itemName: 'Ream',
  quantityInStock: 9,
  purchusePrice: 3,
  sellingPrice: 4.95,
  lowAt: 5,
  barcode: 'SO-4912',
  isQuick: false,
  stockStatus: 'enough',
  createdAt: '2026-11-03T08:00:00Z',
};

async function open(...features: string[]) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [], features }))}.x`);
  const opened = openPage(StockPage);
  opened.far.has('stock', () => [ream]);
  opened.far.has(`stock/${ream._id}`, () => ream);
  await screen.findByText('Ream');
  return opened;
}

async function addedItem(...features: string[]) {
  const { user } = await open(...features);
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const form = await screen.findByRole('dialog', { name: 'Add new item' });
  await within(form).findByLabelText(/^Item name/);
  return form;
}

test('an item has a barcode and a button while there is a counter', async () => {
  const form = await addedItem('counter');
  within(form).getByLabelText('Barcode');
  within(form).getByLabelText('Button at the counter');
});

test('without a counter neither is asked of a new item', async () => {
  const form = await addedItem();
  expect(within(form).queryByLabelText('Barcode')).toBeNull();
  expect(within(form).queryByLabelText('Button at the counter')).toBeNull();
});
