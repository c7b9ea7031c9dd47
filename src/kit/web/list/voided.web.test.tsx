// Proves B24.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { columnsOf } from './column';
import { turnsOf } from './column-turns';
import { withVoided } from './voided-column';

const columns = [columnsOf(book).field('bookTitle')];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} />;
}

test('beside a voided document stands who voided it, when and why', async () => {
  const { far } = openPage(BooksPage, '/books?voided=1');
  const voided = { voidedAt: '2026-11-23T09:30:00Z', voidedBy: 'Hodan Warsame', voidReason: 'Typed twice' };
  far.has('book', () => [
    { _id: 'one', __v: 0, bookTitle: 'Atlas of Rivers', ...voided },
    { _id: 'two', __v: 0, bookTitle: 'The Long Rain', voidedAt: null, voidedBy: null, voidReason: null },
  ]);
  const cell = await screen.findByRole('cell', { name: /^Hodan Warsame, 23 Nov 2026/ });
  expect(within(cell).getByText('Typed twice')).toBeTruthy();
  expect(screen.getAllByText(/Hodan Warsame/)).toHaveLength(1);
});

test('a list that shows no voided documents has no room for them', async () => {
  openPage(BooksPage);
  await screen.findByRole('button', { name: 'The Long Rain' });
  expect(screen.queryByRole('columnheader', { name: 'Voided' })).toBeNull();
});

test('beside who voided a document its amounts stay, and other columns give way from the last', () => {
  const { field, sum } = columnsOf(book);
  const all = withVoided([field('bookTitle'), field('pages'), sum('price'), field('createdAt')]);
  expect(turnsOf(all).map((turn, index) => [all[index]?.id, turn])).toEqual([
    ['bookTitle', undefined],
    ['voidedAt', undefined],
    ['pages', 2],
    ['price', undefined],
    ['createdAt', 1],
  ]);
});
