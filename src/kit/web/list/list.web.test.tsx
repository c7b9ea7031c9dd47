// Proves S§2, S§4, R 6.2, R 6.3.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { MayChoose } from '#kit/web/may-choose';
import { type OpenedPage, openPage, reader } from '#kit/web/opened-page.fixture';
import { aside, columnsOf } from './column';
import { allTab, type ListTab } from './tabs';

const { field, badge } = columnsOf(book);
const columns = [field('bookTitle'), field('price'), badge('genre'), ...aside(field('pages'))];
const tabs: readonly ListTab[] = [
  { name: 'maps', label: words('Maps'), query: { genre: 'atlas' }, empty: words('No maps') },
  { name: 'poems', label: words('Poems'), query: { genre: 'poem' }, empty: words('No poems') },
  allTab,
];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} tabs={tabs} />;
}

test('a list opens on its job, and the tab that is chosen stands in the address', async () => {
  const { user, far, search } = openPage(BooksPage);
  await screen.findByRole('button', { name: 'Atlas of Rivers' });
  expect([current(), rows()]).toEqual(['Maps', ['Atlas of Rivers']]);
  expect(far.asked('GET').find(({ path }) => path === 'book')?.query).toMatchObject({ genre: 'atlas' });
  await user.click(tab('All'));
  await waitFor(() => expect(rows()).toEqual(['Atlas of Rivers', 'The Long Rain']));
  expect([current(), search()]).toEqual(['All', '?tab=all']);
});

test('a list opens on the tab that its address names, and on all where it is narrowed otherwise', async () => {
  openPage(BooksPage, '/books?tab=all');
  await screen.findByRole('button', { name: 'The Long Rain' });
  expect(current()).toBe('All');
});

test('another tab forgets what the list was narrowed to, which may contradict it', async () => {
  const { user, search } = openPage(BooksPage, '/books?genre=novel');
  await screen.findByRole('button', { name: 'The Long Rain' });
  expect(current()).toBe('All');
  await user.click(tab('Maps'));
  await waitFor(() => expect(rows()).toEqual(['Atlas of Rivers']));
  expect(search()).not.toContain('novel');
});

test('a column is hidden and shown under Columns, in the address, and for the next visit; the first one stays', async () => {
  const { user, search } = openPage(BooksPage);
  await screen.findByRole('button', { name: 'Atlas of Rivers' });
  expect(heads()).toEqual(['Title', 'Price', 'Genre']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const offered = await screen.findAllByRole('menuitemcheckbox');
  expect(offered.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['Price', 'true'],
    ['Genre', 'true'],
    ['Pages', 'false'],
  ]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Pages' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  await waitFor(() => expect(heads()).toEqual(['Title', 'Genre', 'Pages']));
  expect(search()).toContain('hide=price');
  expect(JSON.parse(localStorage.getItem(`own ${reader} list:book`) ?? '{}')).toMatchObject({ hide: 'price' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test.each([
  ['who may not choose from them', false, ['Genre']],
  ['who may', true, ['Genre', 'Shelf', 'Other shelf']],
])('a list is narrowed by records of another kind by those alone %s', async (_what, mayChoose, offered) => {
  openPage(() => (
    <MayChoose value={(of) => mayChoose || of.path !== 'shelf'}>
      <CrudPage entity={book} title="Books" columns={columns} filters={['genre', 'shelfID', 'roomID']} />
    </MayChoose>
  ));
  await screen.findByRole('button', { name: 'Atlas of Rivers' });
  const buttons = screen.getAllByRole('button').filter((button) => button.closest('search'));
  const filters = buttons
    .map(({ textContent }) => textContent ?? '')
    .filter((label) => /^(Genre|.*[Ss]helf)$/.test(label));
  expect(filters).toEqual(offered);
});

test('a head sorts by its column, once more the other way round', async () => {
  const { user, far, search } = openPage(BooksPage, '/books?tab=all');
  await screen.findByRole('button', { name: 'The Long Rain' });
  for (const sort of ['price', '-price']) {
    await user.click(within(screen.getByRole('columnheader', { name: /^Price/ })).getByRole('button'));
    await waitFor(() => expect(search()).toContain(`sort=${sort}`));
    await waitFor(() => expect(lastRead(far)).toMatchObject({ sort }));
  }
});

test('what is typed into the search is asked for, and a list that nothing matches offers to show all', async () => {
  const { user, far, search } = openPage(BooksPage);
  await screen.findByRole('button', { name: 'Atlas of Rivers' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'rain');
  await waitFor(() => expect(lastRead(far)).toMatchObject({ q: 'rain' }));
  expect(search()).toContain('q=rain');
});

test('the menu of a row is opened, gone through and closed by keys, and the focus goes back to its button', async () => {
  const { user } = openPage(BooksPage);
  const row = (await screen.findByRole('button', { name: 'Atlas of Rivers' })).closest('tr');
  const button = row && within(row).getByRole('button', { name: 'Actions' });
  button?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Edit', 'Delete']),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a view is kept under a name, which it must have, and opens again with its columns, search and order', async () => {
  const { user, search } = openPage(BooksPage, '/books?tab=all&q=a&sort=-price&hide=genre');
  await screen.findByRole('button', { name: 'The Long Rain' });
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save or remove views…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Views' });
  await user.click(await within(dialog).findByRole('button', { name: 'Save view' }));
  await within(dialog).findAllByText('Enter a name');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Dear ones{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(tab('Maps'));
  await waitFor(() => expect(search()).not.toContain('tab=all'));
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dear ones' }));
  await waitFor(() => expect(search()).toMatch(/tab=all/));
  expect(Object.fromEntries(new URLSearchParams(search()))).toMatchObject({ q: 'a', sort: '-price', tab: 'all' });
});

function tab(name: string): HTMLElement {
  return within(screen.getByRole('navigation', { name: 'Parts of the list' })).getByRole('button', { name });
}

/** The tab that is open. */
function current(): string | null | undefined {
  return document.querySelector('nav [aria-current]')?.textContent;
}

function rows(): (string | null)[] {
  return [...document.querySelectorAll('tbody [data-part="open"]')].map(({ textContent }) => textContent);
}

function heads(): string[] {
  const all = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
  return all.filter((head) => head !== '' && head !== 'Actions');
}

function lastRead(far: OpenedPage['far']) {
  return far
    .asked('GET')
    .filter(({ path }) => path === 'book')
    .at(-1)?.query;
}
