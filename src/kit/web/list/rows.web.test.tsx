// Proves S§2, R 6.2, R 6.3.
import { screen, waitFor, within } from '@testing-library/react';
import { IconCash, IconPrinter } from '@tabler/icons-react';
import { expect, test, vi } from 'vitest';
import { words } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { MayOpen } from '#kit/web/may-open';
import { Money } from '#kit/web/Money';
import { Value } from '#kit/web/Value';
import { openPage } from '#kit/web/opened-page.fixture';
import { columnsOf, opening } from './column';
import { ListPage } from './ListPage';
import type { RowAction } from './row-action';
import { allTab, type ListTab } from './tabs';

const { field, column } = columnsOf(book);
const owed = column('Owed', () => 0, { show: () => <Money amount={noMoney} />, align: 'end' });
const columns = [field('bookTitle'), field('price'), owed];
const tabs: readonly ListTab[] = [
  allTab,
  { name: 'poems', label: words('Poems'), query: { genre: 'poem' }, empty: words('No poems') },
  { ...allTab, name: 'every' },
];
const lent = vi.fn();
const printed = vi.fn();
const actions = (): RowAction[] => [
  { label: words('Lend'), icon: IconCash, run: lent, main: 'Lend it', onPhone: true },
  { label: words('Print'), icon: IconPrinter, run: printed, main: 'Print' },
];

function BooksPage() {
  return (
    <CrudPage
      entity={book}
      title="Books"
      columns={columns}
      tabs={tabs}
      actions={actions}
      main={<button type="button">Lend many</button>}
    />
  );
}

test('a click anywhere in a row opens it, and one on a button does what the button says', async () => {
  const { user } = openPage(BooksPage);
  const row = await rowOf('The Long Rain');
  await user.click(within(row).getByText('$12.50'));
  await screen.findByRole('dialog', { name: 'Edit book' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(row).getByRole('button', { name: 'Lend it' }));
  expect(lent).toHaveBeenCalledOnce();
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text runs, and is cut, as most of its words do, whatever name it begins with', async () => {
  const said = column('Said', () => 'Hibo، المتبقي عليك خمسة');
  const written = field('bookTitle', () => <Value field={{ kind: 'note' }} value="محمد has paid it all" />);
  openPage(() => <CrudPage entity={book} title="Books" columns={[field('price'), said, written]} />);
  const [arabic] = await screen.findAllByText('Hibo، المتبقي عليك خمسة');
  const [english] = await screen.findAllByText('محمد has paid it all');
  expect([arabic?.getAttribute('dir'), english?.getAttribute('dir')]).toEqual(['rtl', 'ltr']);
});

test('the end of a selection in a row opens nothing', async () => {
  const { user } = openPage(BooksPage);
  const price = within(await rowOf('The Long Rain')).getByText('$12.50');
  const selection = vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await user.click(price);
  selection.mockRestore();
  expect(screen.queryByRole('dialog', { name: 'Edit book' })).toBeNull();
});

test('of what is done next with a row the first is its button, and its menu does not repeat it', async () => {
  const { user } = openPage(BooksPage);
  const row = await rowOf('The Long Rain');
  expect(within(row).queryByRole('button', { name: 'Print' })).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Edit', 'Print', 'Delete']),
  );
});

test('nothing owed is pale, and an amount is not', async () => {
  openPage(BooksPage);
  const row = await rowOf('The Long Rain');
  expect(within(row).getByText('$0.00').hasAttribute('data-zero')).toBe(true);
  expect(within(row).getByText('$12.50').hasAttribute('data-zero')).toBe(false);
});

test('an empty tab says what is not there; a search in it says that nothing matches', async () => {
  const { user } = openPage(BooksPage, '/books?tab=poems');
  await screen.findByText('No poems');
  expect(screen.queryByText(/Nothing matches/)).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'rain');
  await screen.findByText('Nothing matches “rain”.');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await rowOf('The Long Rain');
});

test.each([
  ['q=winter', 'Nothing matches “winter”.'],
  ['genre=atlas', 'Nothing matches these filters.'],
  ['q=winter&genre=atlas', 'Nothing matches “winter” and these filters.'],
])('a list without rows names the search or the filters that left none: %s', async (search, sentence) => {
  const { far } = openPage(BooksPage, `/books?${search}`);
  far.has('book', () => []);
  expect((await screen.findByText(/Nothing matches/)).textContent).toBe(sentence);
});

test('where another action is the main one of a page, the button that adds is the second', async () => {
  openPage(BooksPage);
  await rowOf('The Long Rain');
  const [main, add] = ['Lend many', 'Add book'].map((name) => screen.getByRole('button', { name }));
  expect(main && add && main.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(add?.getAttribute('data-variant')).toBe('default');
});

const told = [field('bookTitle'), { ...field('genre'), runs: true }, field('price'), field('pages')];

test('a row that opens nothing and holds sentences shows all of its words in its place', async () => {
  const { user } = openPage(() => <ListPage entity={book} title="Books" columns={told} empty={null} />);
  const row = await rowOf('The Long Rain');
  const name = within(row).getByRole('button', { name: 'The Long Rain' });
  expect(name.getAttribute('aria-expanded')).toBe('false');
  await user.click(within(row).getByText('Novel'));
  expect(name.getAttribute('aria-expanded')).toBe('true');
  expect(row.hasAttribute('data-unfolded')).toBe(true);
  await user.click(name);
  expect(row.hasAttribute('data-unfolded')).toBe(false);
});

const leading = [
  { ...field('bookTitle'), to: () => '/elsewhere' },
  opening(field('price')),
  { ...field('genre'), runs: true },
  field('pages'),
];

test('a row whose name leads to a page shows all of its words by the cell that opens it', async () => {
  const { user } = openPage(() => (
    <MayOpen value={() => true}>
      <ListPage entity={book} title="Books" columns={leading} empty={null} />
    </MayOpen>
  ));
  const name = await screen.findByRole('link', { name: 'The Long Rain' });
  const row = name.closest('tr');
  expect(name.getAttribute('href')).toBe('/elsewhere');
  await user.click(within(row ?? document.body).getByText('Novel'));
  expect(row?.hasAttribute('data-unfolded')).toBe(true);
  expect(window.location.pathname).toBe('/books');
});

async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('button', { name })).closest('tr');
  if (!row) throw new Error(`There is no row ${name}`);
  return row;
}
