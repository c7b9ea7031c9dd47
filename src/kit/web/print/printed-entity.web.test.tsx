// Proves B12.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { columnsOf } from '#kit/web/list/column';

const { field } = columnsOf(book);
const print = {
  title: 'Book card',
  number: 'bookTitle',
  parties: ['shelfID'],
  facts: ['pages'],
  total: 'price',
  signed: ['Reader'],
} as const;
const printedBook = { ...book, print };

const PrintedPage = () => <CrudPage entity={printedBook} title="Books" columns={[field('bookTitle')]} />;
const PlainPage = () => <CrudPage entity={book} title="Books" columns={[field('bookTitle')]} />;

async function actionsOf(user: ReturnType<typeof openPage>['user']) {
  const row = (await screen.findByRole('button', { name: 'Atlas of Rivers' })).closest('tr');
  if (row) await user.click(within(row).getByRole('button', { name: 'Actions' }));
  return (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
}

test('a row whose contract says how it is printed can be printed, and is shown as its paper will be', async () => {
  const { user } = openPage(PrintedPage);
  expect(await actionsOf(user)).toEqual(['Edit', 'Print', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  const drawer = await screen.findByRole('dialog', { name: 'Book card' });
  const sheet = within(await within(drawer).findByRole('article'));
  expect(sheet.getByRole('heading', { level: 2 }).textContent).toBe('Book card');
  for (const said of ['Library', 'Atlas of Rivers', 'Maps', '300', '$12.50', 'Reader']) sheet.getByText(said);
  expect(within(drawer).getByRole('button', { name: 'Download' })).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('and one whose contract says nothing of it cannot', async () => {
  const { user } = openPage(PlainPage);
  expect(await actionsOf(user)).toEqual(['Edit', 'Delete']);
});
