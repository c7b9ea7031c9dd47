// Proves S§2, S§4, S§8, R 3.9.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { answered, book } from '#kit/web/far-side.fixture';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf } from '#kit/web/list/column';
import { boxOf, fillIn, openForm, openPage } from '#kit/web/opened-page.fixture';

const { field } = columnsOf(book);
const columns = [field('bookTitle'), field('price')];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} />;
}

test('a field that must be filled in has its mark, and no other has one', async () => {
  const { form } = await openForm(BooksPage);
  const marked = [...form.querySelectorAll('label')].filter((label) => label.textContent?.includes('*'));
  expect(marked.map((label) => label.textContent?.replace(' *', ''))).toEqual(['Title', 'Price', 'Genre', 'Shelf']);
});

test('Enter on an empty form names everything that is missing, goes to the first of it, and sends nothing', async () => {
  const { user, form, far } = await openForm(BooksPage);
  expect(document.activeElement).toBe(boxOf(form, 'Title'));
  await user.keyboard('{Enter}');
  for (const sentence of ['Enter title', 'Enter price', 'Choose a genre', 'Choose a shelf'])
    expect(within(form).getByText(sentence)).toBeTruthy();
  expect(within(form).getByRole('alert').textContent).toContain('4 fields need your attention:');
  expect(boxOf(form, 'Title').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(boxOf(form, 'Title'));
  // What is put right is wrong no more, and the next Enter goes to what is left.
  await user.keyboard('Poems{Enter}');
  expect(boxOf(form, 'Title').getAttribute('aria-invalid')).not.toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(boxOf(form, 'Price')));
  expect(far.asked('POST')).toEqual([]);
});

test('a form is filled in and saved by keys alone, its record is in the list, and the focus is back where it began', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  const genre = boxOf(form, 'Genre').value.toLowerCase();
  boxOf(form, 'Title').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Poems of the Coast' })).toBeTruthy();
  const [sent] = far.asked('POST');
  expect(sent?.body).toMatchObject({ bookTitle: 'Poems of the Coast', price: 7.5, genre });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add book'));
});

test('the pencil loads the record into the form, and a save sends what was changed and the version it was changed from', async () => {
  const { user, far } = openPage(BooksPage);
  const form = await edited(user, 'The Long Rain');
  expect(boxOf(form, 'Title')).toMatchObject({ value: 'The Long Rain' });
  expect(boxOf(form, 'Bought on')).toMatchObject({ value: '3 Nov 2026' });
  await user.clear(boxOf(form, 'Title'));
  await user.type(boxOf(form, 'Title'), 'The Short Rain{Enter}');
  expect(await screen.findByRole('button', { name: 'The Short Rain' })).toBeTruthy();
  expect(far.asked('PUT').map(({ body }) => body)).toEqual([{ bookTitle: 'The Short Rain', __v: 0 }]);
});

test("while a form saves, its button says 'saving...' and is disabled", async () => {
  const { user, far } = openPage(BooksPage);
  const form = await edited(user, 'The Long Rain');
  let letGo: (answer: Response) => void = () => undefined;
  far.next('PUT', () => new Promise((resolve) => (letGo = resolve)));
  await user.type(boxOf(form, 'Title'), 's{Enter}');
  const saving = await within(form).findByRole('button', { name: 'saving...' });
  expect(saving).toHaveProperty('disabled', true);
  letGo(answered(200, { status: true, message: 'Book saved', info: {} }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused save is told at its field, which has the focus, keeps what was typed, and is never shown as success', async () => {
  const { user, far } = openPage(BooksPage);
  const form = await edited(user, 'The Long Rain');
  const message = 'There is such a book already';
  far.next('PUT', async () => answered(409, { status: false, message, errors: { bookTitle: message } }));
  await user.type(boxOf(form, 'Title'), 's{Enter}');
  await within(form).findByText(message, { selector: '[id$="-error"]' });
  expect(boxOf(form, 'Title').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(boxOf(form, 'Title')));
  expect(boxOf(form, 'Title')).toMatchObject({ value: 'The Long Rains' });
  expect(within(form).getByRole('button', { name: 'Save book' })).toHaveProperty('disabled', false);
  expect(screen.queryByText(/^Book saved/)).toBeNull();
});

test('a refusal of no field is told above the form', async () => {
  const { user, far } = openPage(BooksPage);
  const form = await edited(user, 'The Long Rain');
  far.next('PUT', async () => answered(403, { status: false, message: 'The books are closed' }));
  await user.type(boxOf(form, 'Title'), 's{Enter}');
  await waitFor(() => expect(within(form).getByRole('alert').textContent).toBe('The books are closed'));
});

test('a save that the network loses says so, and is sent again as the same record', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  far.next('POST', () => Promise.reject(new TypeError('Failed to fetch')));
  const save = within(form).getByRole('button', { name: 'Save book' });
  await user.click(save);
  await within(form).findByText(/^The server does not answer/);
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, ...more] = far.asked('POST');
  expect([second?.body, more]).toEqual([first?.body, []]);
});

test('over a newer version somebody is asked to reload, and what was typed stays beside what others changed', async () => {
  const { user, far } = openPage(BooksPage);
  const form = await edited(user, 'The Long Rain');
  far.next('PUT', async () => answered(409, { status: false, message: 'Somebody else has changed it' }));
  await user.type(boxOf(form, 'Title'), 's{Enter}');
  const reload = await within(form).findByRole('button', { name: 'Reload' });
  const [row] = (await (await far.fetch('/api/book')).json()).slice(1);
  far.next('GET', async () => answered(200, { ...row, pages: 301, __v: 4 }));
  await user.click(reload);
  await within(form).findByText(/^Changed by someone else in the meantime: Pages\./);
  expect(boxOf(form, 'Title')).toMatchObject({ value: 'The Long Rains' });
  await user.click(within(form).getByRole('button', { name: 'Save book' }));
  await waitFor(() => expect(far.asked('PUT').at(-1)?.body).toEqual({ bookTitle: 'The Long Rains', __v: 4 }));
});

test('a delete asks first, naming the thing; Cancel leaves it and Delete removes it', async () => {
  const { user, far } = openPage(BooksPage);
  await act(user, 'The Long Rain', 'Delete');
  const asked = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(asked.textContent).toContain("You won't be able to revert this!");
  expect(asked.textContent).toContain('The Long Rain');
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(far.asked('DELETE')).toEqual([]);
  await act(user, 'The Long Rain', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The Long Rain' })).toBeNull());
  expect(far.asked('DELETE').map(({ body }) => body)).toEqual([{ __v: 0 }]);
});

test('a form is called what its rules say, and a field of theirs waits until what it depends on is chosen', async () => {
  const { user, form } = await openForm(RuledPage, 'Lend a book');
  const waits = 'Choose a genre first';
  expect(boxOf(form, 'Shelf')).toHaveProperty('disabled', true);
  expect(within(form).getByText(waits)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Save book' }));
  expect(boxOf(form, 'Shelf').getAttribute('aria-invalid')).toBe('true');
  await user.click(boxOf(form, 'Genre'));
  await user.click(await screen.findByRole('option', { name: 'Atlas' }));
  await waitFor(() => expect(boxOf(form, 'Shelf')).toHaveProperty('disabled', false));
  expect(within(form).queryByText(waits)).toBeNull();
});

const rules = {
  title: words('Lend a book'),
  after: {
    shelfID: ({ genre }: { genre?: string }) => (genre === undefined ? words('Choose a genre first') : undefined),
  },
};

const askedByValue: FormRules<typeof book.fields> = { when: { bought: ({ bought }) => bought !== undefined } };

function AskedPage() {
  return <CrudPage entity={book} title="Books" columns={columns} form={askedByValue} />;
}

test('a field that is asked for because it has a value stays while it is emptied, and is saved empty', async () => {
  const { user, far } = openPage(AskedPage);
  const form = await edited(user, 'The Long Rain');
  await user.clear(boxOf(form, 'Bought on'));
  await user.tab();
  expect(boxOf(form, 'Bought on').value).toBe('');
  await user.click(within(form).getByRole('button', { name: 'Save book' }));
  await waitFor(() => expect(far.asked('PUT').map(({ body }) => body)).toEqual([{ bought: null, __v: 0 }]));
});

function RuledPage() {
  return <CrudPage entity={book} title="Books" columns={columns} form={rules} />;
}

type User = ReturnType<typeof openPage>['user'];

async function act(user: User, row: string, action: string): Promise<void> {
  const cell = await screen.findByRole('button', { name: row });
  const line = cell.closest('tr');
  if (line) await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function edited(user: User, row: string): Promise<HTMLElement> {
  await act(user, row, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit book' });
  await within(dialog).findByRole('button', { name: 'Save book' });
  return dialog;
}
