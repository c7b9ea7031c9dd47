import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ref } from '#kit/contract/fields-choice';
import { speakFrom } from '#kit/contract/language';
import { CrudPage } from './crud/CrudPage';
import { book, shelf } from './far-side.fixture';
import { columnsOf } from './list/column';
import { boxOf, openForm } from './opened-page.fixture';

const usualShelf = { ...shelf, usual: ['Maps', 'Poems'] };
const own = { ...book, fields: { ...book.fields, shelfID: ref('Shelf', () => usualShelf) } };
const { field, ref: refColumn } = columnsOf(own);
const columns = [field('bookTitle'), refColumn('shelfID', ({ shelfName }) => shelfName)];

function BooksPage() {
  return <CrudPage entity={own} title="Books" columns={columns} />;
}

const catalogue = { Maps: 'Landkarten', Poems: 'Gedichte', Novels: 'Romane' };
let before: Parameters<typeof speakFrom>[0];
beforeEach(() => {
  before = speakFrom(() => ({ language: 'de', catalogue }));
});
afterEach(() => {
  speakFrom(before);
});

test('a name that the program gave is read in the language of the reader, in lists and in what is offered; others stay', async () => {
  const { user, form } = await openForm(BooksPage);
  expect(screen.getAllByText('Landkarten').length).toBeGreaterThan(0);
  await user.click(boxOf(form, 'Shelf'));
  await waitFor(() => expect(offered()).toEqual(['Landkarten', 'Novels', 'Novels for children', 'Gedichte']));
});

test('such a record is found by its name as it is read', async () => {
  const { user, form } = await openForm(BooksPage);
  const box = boxOf(form, 'Shelf');
  await user.click(box);
  await user.type(box, 'gedi{Enter}');
  await waitFor(() => expect(box.value).toBe('Gedichte'));
});

function offered(): (string | null)[] {
  const options = screen.queryAllByRole('option').filter((one) => one.closest('[role="listbox"]'));
  return options.map(({ textContent }) => textContent);
}
