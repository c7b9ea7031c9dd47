import { expect, it } from 'vitest';
import { entity } from '#kit/contract/entity';
import { ref, rows } from '#kit/contract/fields-choice';
import { text } from '#kit/contract/fields-text';
import { money } from '#kit/contract/fields-number';
import { unkeptSums, unsupportedSearch } from './unkept';

const author = entity({
  table: 'author',
  path: 'authors',
  one: 'Author',
  many: 'Authors',
  fields: { name: text('Name'), town: text('Town'), life: text('Life') },
  brief: ['name'],
  search: ['name', 'life'],
  unindexed: ['life'],
  options: { label: '{name} ({town})' },
});
const book = entity({
  table: 'book',
  path: 'books',
  one: 'Book',
  many: 'Books',
  fields: {
    title: text('Title'),
    publisherID: ref('Publisher', () => author),
    authors: rows(
      'Authors',
      { table: 'book_author', parent: 'bookID', stored: {} },
      { authorID: ref('Author', () => author) },
    ),
  },
  brief: ['title'],
  search: ['title', 'publisherID.name', 'authors.authorID.town', 'publisherID.life'],
});

const keeping = (kept: Readonly<Record<string, readonly string[]>>) =>
  unsupportedSearch([author, book], (table) => kept[table] ?? []);

it('a search is supported where every field is kept, but for those that are meant to be looked through', () => {
  expect(keeping({ author: ['name', 'town'], book: ['title'] })).toEqual([]);
});

it.each([
  ['a field of its own', { author: ['name', 'town'] }, "call keep_searched('book', '{title}');"],
  [
    'what a label shows, and what is found through rows',
    { author: ['name'], book: ['title'] },
    "call keep_searched('author', '{name,town}');",
  ],
  [
    'what is found through a reference',
    { author: ['town'], book: ['title'] },
    "call keep_searched('author', '{town,name}');",
  ],
])('%s without an index is named once, with the line of a migration that gives it one', (_, kept, call) => {
  const [sentence = '', ...others] = keeping(kept);
  expect(others).toEqual([]);
  expect(sentence).toContain(call);
});

it('an amount that the kept totals lack is named, with the line of a migration that keeps it', () => {
  const bill = entity({
    table: 'bill',
    path: 'bills',
    one: 'Bill',
    many: 'Bills',
    fields: { net: money('Net'), tax: money('Tax') },
    brief: ['net'],
    search: [],
    erase: 'void',
  });
  expect([unkeptSums([bill], () => undefined), unkeptSums([bill], () => ['tax', 'net'])]).toEqual([[], []]);
  expect(unkeptSums([bill], () => ['net'])).toEqual([
    `The totals of the table bill lack tax. Add a migration with: call keep_list_total('bill', '{net,tax}', '"voidedAt" is null');`,
  ]);
});
