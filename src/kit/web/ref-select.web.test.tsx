// Proves S§2.
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CrudPage } from './crud/CrudPage';
import { answered, book, shelf } from './far-side.fixture';
import { columnsOf } from './list/column';
import { boxOf, openForm, openPage } from './opened-page.fixture';
import { RefSelect } from './RefSelect';

const columns = [columnsOf(book).field('bookTitle')];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} />;
}

test('a record is found by part of its name, and chosen by arrow and Enter, which do not send the form', async () => {
  const { user, form, far } = await openForm(BooksPage);
  const box = boxOf(form, 'Shelf');
  box.focus();
  await user.keyboard('nov');
  const searched = () => far.asked('GET').flatMap(({ path, query }) => (path === 'shelf/options' ? [query.q] : []));
  await waitFor(() => expect(searched()).toContain('nov'));
  await waitFor(() => expect(offered()).toEqual(['Novels', 'Novels for children']));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(box.value).toBe('Novels for children'));
  expect(offered()).toEqual([]);
  expect(within(form).queryByText('Enter title')).toBeNull();
});

test('Escape closes the list of a box, and neither its form nor what is chosen', async () => {
  const { user, form } = await openForm(BooksPage);
  const box = await chosen({ user, form }, 'Poems');
  await user.click(box);
  await screen.findByRole('option', { name: 'Poems' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(offered()).toEqual([]));
  expect(screen.getAllByRole('dialog')).toEqual([form]);
  expect(box.value).toBe('Poems');
});

test('a choice that was made is not offered where something else is searched, and stays where nothing else is chosen', async () => {
  const { user, form } = await openForm(BooksPage);
  const box = await chosen({ user, form }, 'Poems');
  await user.click(box);
  await waitFor(() => expect(offered()).toContain('Poems'));
  await user.clear(box);
  await user.type(box, 'nothing at all');
  await screen.findByText('Nothing found');
  expect(offered()).toEqual([]);
  await user.tab();
  await waitFor(() => expect(box.value).toBe('Poems'));
});

test('Enter pressed before the search is answered takes nothing that does not fit what was typed', async () => {
  const { user, form, far } = await openForm(BooksPage);
  const box = boxOf(form, 'Shelf');
  await user.click(box);
  await waitFor(() => expect(offered()).toContain('Maps'));
  far.next('GET', () => new Promise(() => {}));
  await user.type(box, 'poems');
  expect(offered()).toEqual(['Poems']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box.value).toBe('Poems'));
});

test.each(['Enter', 'Tab'])(
  '%s takes the first match, also of words that are not answered yet, and never sends the form',
  async (key) => {
    const { user, form, far } = await openForm(BooksPage);
    const box = boxOf(form, 'Shelf');
    await user.click(box);
    await user.type(box, `nov{${key}}`);
    await waitFor(() => expect(box.value).toBe('Novels'));
    await waitFor(() => expect(offered()).toEqual([]));
    await user.click(box);
    await user.clear(box);
    await user.type(box, 'poe');
    await waitFor(() => expect(offered()).toEqual(['Poems']));
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(box.value).toBe('Poems'));
    expect(within(form).queryByText('Enter title')).toBeNull();
    expect(far.asked('POST')).toEqual([]);
  },
);

test.each([
  ['of several matches none', 'nov', ''],
  ['a match that does not begin so not', 'children', ''],
  ['nothing that is not there', 'no such shelf', ''],
  ['the only match that begins as it was typed', 'poe', 'Poems'],
])('a box that is left by a click takes %s', async (_what, words, shown) => {
  const { user, form, far } = await openForm(BooksPage);
  const box = boxOf(form, 'Shelf');
  await user.click(box);
  await user.type(box, words);
  await user.click(boxOf(form, 'Other shelf'));
  await waitFor(() => expect(box.value).toBe(shown));
  // What is searched for is answered before it is known that nothing is taken.
  await waitFor(() => expect(far.asked('GET').some(({ query }) => query.q === words)).toBe(true));
  await screen.findByRole('option', { name: 'Maps' });
  expect(box.value).toBe(shown);
});

test('a box in which nothing was typed, or Escape was pressed, is left as it was', async () => {
  const { user, form } = await openForm(BooksPage);
  const box = await chosen({ user, form }, 'Poems');
  await user.click(box);
  await user.click(boxOf(form, 'Title'));
  expect(box.value).toBe('Poems');
  await user.click(box);
  await user.type(box, 'map{Escape}');
  await user.click(boxOf(form, 'Other shelf'));
  await screen.findByRole('option', { name: 'Maps' });
  expect(box.value).toBe('Poems');
  expect(screen.getAllByRole('dialog')).toEqual([form]);
});

test('what was just chosen is not taken once more as its box is left, though nobody has read yet what it is called', async () => {
  const { user, form, far } = await openForm(BooksPage);
  const box = boxOf(form, 'Shelf');
  await user.click(box);
  const poems = await screen.findByRole('option', { name: 'Poems' });
  far.next('GET', () => new Promise(() => {}));
  await user.click(poems);
  await waitFor(() => expect(box.value).toBe('Poems'));
  await user.click(boxOf(form, 'Title'));
  // What is asked for a box is asked before what the next one offers.
  await user.click(boxOf(form, 'Other shelf'));
  await screen.findByRole('option', { name: 'Maps' });
  expect(far.asked('GET').filter(({ query }) => query.q === 'Poems')).toEqual([]);
});

test('Enter in a box in which nothing is searched sends no form', async () => {
  const { user, form } = await openForm(BooksPage);
  const box = await chosen({ user, form }, 'Poems');
  await user.type(box, '{Enter}');
  expect(within(form).queryByText('Enter title')).toBeNull();
  expect(box.value).toBe('Poems');
});

test('Enter goes on where its page says how, once something is chosen, and not with what only happens to be shown', async () => {
  const onEnter = vi.fn();
  function Chooser() {
    const [value, setValue] = useState('');
    return <RefSelect to={shelf} value={value} onChange={setValue} label="Shelf" onEnter={onEnter} />;
  }
  const { user, far } = openPage(Chooser);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Shelf' });
  await user.click(box);
  await waitFor(() => expect(offered()).toContain('Maps'));
  // Of those that are shown the first holds these letters too; the server knows a better one.
  let answer = (_response: Response) => {};
  far.next('GET', () => new Promise((resolve) => (answer = resolve)));
  await user.type(box, 'p{Enter}');
  expect(box.value).toBe('p');
  answer(answered(200, [{ _id: '01890000-0000-7000-8000-000000000003', label: 'Poems' }]));
  await waitFor(() => expect(box.value).toBe('Poems'));
  expect(onEnter).not.toHaveBeenCalled();
  await waitFor(() => expect(offered()).toEqual([]));
  await user.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledOnce();
});

test('a list that cannot be read says why', async () => {
  const { user, form, far } = await openForm(BooksPage);
  far.next('GET', async () => answered(403, { status: false, message: 'You may not see shelves' }));
  await user.click(boxOf(form, 'Shelf'));
  expect(await screen.findByText('You may not see shelves')).toBeTruthy();
});

test('only a choice that may be left out can be taken away again', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await chosen({ user, form }, 'Poems');
  const other = await chosen({ user, form }, 'Maps', 'Other shelf');
  const clear = within(form).getAllByLabelText('Clear');
  expect(clear.length).toBe(1);
  if (clear[0]) await user.click(clear[0]);
  await waitFor(() => expect(other.value).toBe(''));
  expect(boxOf(form, 'Shelf').value).toBe('Poems');
  expect(far.asked('POST')).toEqual([]);
});

type Opened = Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'form'>;

async function chosen({ user, form }: Opened, name: string, label = 'Shelf'): Promise<HTMLInputElement> {
  const box = boxOf(form, label);
  await user.click(box);
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(box.value).toBe(name));
  return box;
}

/** What the open list offers. */
function offered(): (string | null)[] {
  const options = screen.queryAllByRole('option').filter((one) => one.closest('[role="listbox"]'));
  return options.map(({ textContent }) => textContent);
}
