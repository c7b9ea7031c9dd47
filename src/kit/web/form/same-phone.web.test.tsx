// Proves B26.
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf } from '#kit/web/list/column';
import { MayOpen } from '#kit/web/may-open';
import { boxOf, fillIn, openForm } from '#kit/web/opened-page.fixture';
import { SamePhone } from './SamePhone';

const { field } = columnsOf(book);
const columns = [field('bookTitle')];
const paged = { ...book, screen: { path: '/elsewhere', pages: true } } as const;
const form: FormRules<typeof book.fields> = {
  below: {
    seller: ({ bookTitle, seller }, edited) => (
      <MayOpen value={() => true}>
        <SamePhone
          of={paged}
          field="seller"
          phone={seller ?? undefined}
          name={bookTitle}
          self={edited}
          called={(row) => ({ name: row.bookTitle, number: row.pages ?? 0 })}
          warning={(names) => `Others sell by this phone: ${names}`}
        />
      </MayOpen>
    ),
  },
};

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} form={form} />;
}

test('who has the same phone and another name is named, and nothing is asked', async () => {
  const { user, form: box } = await openForm(BooksPage);
  await user.keyboard('Poems of the Coast');
  boxOf(box, 'Seller').focus();
  await user.keyboard('252615550101');
  await within(box).findByText(/^Others sell by this phone: Atlas of Rivers \(\d+\)/);
  expect(within(box).queryByRole('button', { name: 'Save as new' })).toBeNull();
});

test('whether it is the one with the same phone whose name sounds so is asked, with the way to the page', async () => {
  const { user, form: box, far } = await openForm(BooksPage);
  await user.keyboard('Adlaas of Riverz');
  boxOf(box, 'Seller').focus();
  await user.keyboard('252615550101');
  const asked = await within(box).findByRole('group', { name: /^Is it Atlas of Rivers \(\d+\)\?$/ });
  const link = within(asked).getByRole('link', { name: 'Open Atlas of Rivers' });
  expect(link.getAttribute('href')).toMatch(/^\/elsewhere\/[0-9a-f-]{36}$/);
  expect(far.asked('POST')).toEqual([]);
});

test('the question stands right below the phone, in sight of whoever has typed it', async () => {
  const { user, form: box } = await openForm(BooksPage);
  await user.keyboard('Adlaas of Riverz');
  boxOf(box, 'Seller').focus();
  await user.keyboard('252615550101');
  const asked = await within(box).findByRole('group', { name: /^Is it Atlas of Rivers/ });
  expect(asked.parentElement?.previousElementSibling?.contains(boxOf(box, 'Seller'))).toBe(true);
});

test("'Save as new' saves what was typed, as the form's own button does", async () => {
  const { user, form: box, far } = await openForm(BooksPage);
  await fillIn(user, box);
  boxOf(box, 'Title').focus();
  await user.keyboard('{Control>}a{/Control}Atlas of Rivers');
  boxOf(box, 'Seller').focus();
  await user.keyboard('252615550101');
  await user.click(await within(box).findByRole('button', { name: 'Save as new' }));
  await expect.poll(() => far.asked('POST').map(({ body }) => body?.bookTitle)).toEqual(['Atlas of Rivers']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add book'));
});

test('whoever was just saved is not asked about, nor named', async () => {
  const { user, form: box, far } = await openForm(BooksPage);
  await fillIn(user, box);
  boxOf(box, 'Seller').focus();
  await user.keyboard('252619990077');
  const phones = () => far.asked('GET').filter(({ query }) => query.seller === '252619990077').length;
  await waitFor(() => expect(phones()).toBe(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add book'));
  expect(far.asked('POST')).toHaveLength(1);
  expect(phones()).toBe(1);
});
