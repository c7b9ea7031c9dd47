// Proves S§5, R 3.9.
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { answered, book } from '#kit/web/far-side.fixture';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf } from '#kit/web/list/column';
import { boxOf, fillIn, openForm } from '#kit/web/opened-page.fixture';

const { field } = columnsOf(book);
const columns = [field('bookTitle'), field('price')];
const form: FormRules<typeof book.fields> = {
  problems: ({ pages }) => ({ pages: (pages ?? 10) < 10 ? 'A book has ten pages' : undefined }),
};

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} form={form} />;
}

test('what is wrong with a field is said as soon as it is left, and nothing of one that was only passed', async () => {
  const { user, form: box, far } = await openForm(BooksPage);
  await user.keyboard('{Tab}12.345{Tab}3{Tab}');
  await within(box).findByText('A book has ten pages');
  within(box).getByText(/^Enter an amount like 12.50/);
  expect(within(box).queryByText('Enter title')).toBeNull();
  boxOf(box, 'Bought on').focus();
  await user.keyboard('31.2.2026{Tab}{Tab}');
  await within(box).findByText('Enter a date like 27 Nov 2026, between 1900 and 2200');
  expect(far.asked('POST')).toEqual([]);
});

test('letters in an amount or a number are refused while they are typed', async () => {
  const { user, form: box } = await openForm(BooksPage);
  await user.keyboard('{Tab}abc');
  within(box).getByText(/^Enter an amount like 12.50/);
  await user.keyboard('{Backspace}{Backspace}{Backspace}7');
  expect(within(box).queryByText(/^Enter an amount/)).toBeNull();
  await user.keyboard('{Tab}1o');
  within(box).getByText('Enter a number from 1 to 5000');
});

test('a save says all that is wrong at once, what a rule refuses too', async () => {
  const { user, form: box } = await openForm(BooksPage);
  await user.keyboard('{Tab}{Tab}3{Enter}');
  for (const sentence of ['Enter title', 'Enter price', 'A book has ten pages', 'Choose a shelf'])
    within(box).getByText(sentence);
});

test('what the server refused stays at its field until it is changed', async () => {
  const { user, form: box, far } = await openForm(BooksPage);
  await fillIn(user, box);
  far.next('POST', async () =>
    answered(409, { status: false, message: 'Refused', errors: { bookTitle: 'There is such a book' } }),
  );
  boxOf(box, 'Title').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(boxOf(box, 'Title').getAttribute('aria-invalid')).toBe('true'));
  await user.tab();
  await new Promise((done) => void setTimeout(done, 400));
  within(box).getByText('There is such a book');
  boxOf(box, 'Title').focus();
  await user.keyboard('{End}!');
  expect(within(box).queryByText('There is such a book')).toBeNull();
});
