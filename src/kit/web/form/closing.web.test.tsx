// Proves S§2.
import { Link } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { columnsOf } from '#kit/web/list/column';
import { boxOf, openForm, openPage } from '#kit/web/opened-page.fixture';

const columns = [columnsOf(book).field('bookTitle')];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} beside={<Link to="/elsewhere">Leave</Link>} />;
}

test('Escape closes a form in which nothing was typed and gives the focus back to what opened it, the first time too', async () => {
  const { user } = openPage(BooksPage);
  const [add] = await screen.findAllByRole('button', { name: 'Add book' });
  for (let round = 1; round <= 3; round++) {
    add?.focus();
    await user.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Add book' });
    await within(form).findByRole('button', { name: 'Save book' });
    expect(document.activeElement).toBe(boxOf(form, 'Title'));
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(add));
  }
});

test('what was typed and not saved is only thrown away when asked: Escape edits on, and so does the answer that has the focus', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await user.keyboard('Half a title{Escape}');
  const asked = await question();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
  expect(within(asked).getByText('What you typed will be lost.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await answered();
  expect(boxOf(form, 'Title').value).toBe('Half a title');
  await waitFor(() => expect(document.activeElement).toBe(boxOf(form, 'Title')));

  await user.keyboard('{Escape}');
  await question();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
  await user.keyboard('{Enter}');
  await answered();
  expect(boxOf(form, 'Title').value).toBe('Half a title');

  await user.keyboard('{Escape}');
  await question();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
  await user.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Close without saving');
  await user.keyboard('{Enter}');
  await closed();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add book'));
  expect(far.asked('POST')).toEqual([]);
});

test('the button that closes a form asks as well, and what was typed and taken back again is no reason to ask', async () => {
  const { user, form } = await openForm(BooksPage);
  await user.keyboard('P');
  await user.click(within(form).getByRole('button', { name: 'Close' }));
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await answered();
  await user.clear(boxOf(form, 'Title'));
  await user.click(within(form).getByRole('button', { name: 'Close' }));
  await closed();
});

test('a page with something typed in it is left only when asked', async () => {
  const { user, form } = await openForm(BooksPage);
  await user.type(boxOf(form, 'Title'), 'Half a title');
  const leave = screen.getByText('Leave');
  await user.click(leave);
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await answered();
  expect(boxOf(form, 'Title').value).toBe('Half a title');
  await user.click(leave);
  await user.click(within(await question()).getByRole('button', { name: 'Close without saving' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

function question(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Close without saving?' });
}

async function answered(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
