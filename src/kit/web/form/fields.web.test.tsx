// Proves S§2, S§8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openQuestion } from '#kit/web/confirm';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { book } from '#kit/web/far-side.fixture';
import { columnsOf } from '#kit/web/list/column';
import { boxOf, fillIn, openForm } from '#kit/web/opened-page.fixture';

const columns = [columnsOf(book).field('bookTitle')];

function BooksPage() {
  return <CrudPage entity={book} title="Books" columns={columns} />;
}

test('a date is typed in several ways, is written as the page writes it, and is sent as a day', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  const date = boxOf(form, 'Bought on');
  for (const typed of ['3 Nov 2026', '03.11.2026', '2026-11-03']) {
    await user.clear(date);
    await user.type(date, typed);
    expect(date.value).toBe(typed);
    await user.tab();
    expect(date.value).toBe('3 Nov 2026');
  }
  await user.click(saveOf(form));
  await waitFor(() => expect(far.asked('POST').at(0)?.body).toMatchObject({ bought: '2026-11-03' }));
});

test('a date that is none is refused at its field, and stays as it was typed', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  await user.type(boxOf(form, 'Bought on'), '31.2.2026');
  await user.click(saveOf(form));
  expect(within(form).getByText('Enter a date like 27 Nov 2026, between 1900 and 2200')).toBeTruthy();
  expect(boxOf(form, 'Bought on').getAttribute('aria-invalid')).toBe('true');
  expect(boxOf(form, 'Bought on').value).toBe('31.2.2026');
  await waitFor(() => expect(document.activeElement).toBe(boxOf(form, 'Bought on')));
  expect(far.asked('POST')).toEqual([]);
});

test('a day is chosen from the calendar by keys, and its Escape closes the calendar alone', async () => {
  const { user, form } = await openForm(BooksPage);
  const date = boxOf(form, 'Bought on');
  await user.type(date, '3 Nov 2026');
  const open = within(form).getByRole('button', { name: 'Open the calendar' });
  open.focus();
  await user.keyboard('{Enter}');
  (await dayOf('3 November 2026')).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(date.value).toBe('4 Nov 2026'));
  await gone('4 November 2026');

  open.focus();
  await user.keyboard('{Enter}');
  await dayOf('4 November 2026');
  await user.keyboard('{Escape}');
  await gone('4 November 2026');
  expect(openQuestion.get()).toBeUndefined();

  // Escape in the moment of opening, before the focus has reached the calendar.
  fireEvent.click(open);
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.keyDown(open, { key: 'Escape' });
  // The form would ask, since something was typed.
  expect(openQuestion.get()).toBeUndefined();
  await gone('4 November 2026');
  expect(screen.getAllByRole('dialog')).toEqual([form]);
  expect(date.value).toBe('4 Nov 2026');
});

test('an amount has the sign of the currency before it, is sent as a number, and is refused at its field where it is none', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  const price = boxOf(form, 'Price');
  expect(price.closest('[class*="Input-wrapper"]')?.textContent).toBe('$');
  for (const typed of ['12.345', 'twelve', '-1']) {
    await user.clear(price);
    await user.type(price, typed);
    await user.click(saveOf(form));
    expect([typed, price.getAttribute('aria-invalid'), price.value]).toEqual([typed, 'true', typed]);
  }
  expect(far.asked('POST')).toEqual([]);
  await user.clear(price);
  await user.type(price, '12.50{Enter}');
  await waitFor(() => expect(far.asked('POST').at(0)?.body).toMatchObject({ price: 12.5 }));
});

test('amounts, counts and phones are sent as they are meant, however they are written; of two readings neither is taken', async () => {
  const { user, form, far } = await openForm(BooksPage);
  await fillIn(user, form);
  for (const [label, typed] of [
    ['Price', '1,250'],
    ['Pages', '1,250'],
    ['Seller', '+252 61 499 6717'],
  ] as const) {
    await user.clear(boxOf(form, label));
    await user.type(boxOf(form, label), typed);
  }
  await user.click(saveOf(form));
  expect(within(form).getByText('Write 1250 or 1.25: this can be read as both')).toBeTruthy();
  expect(far.asked('POST')).toEqual([]);
  await user.clear(boxOf(form, 'Price'));
  await user.type(boxOf(form, 'Price'), '$1,250.50{Enter}');
  await waitFor(() =>
    expect(far.asked('POST').at(0)?.body).toMatchObject({ price: 1250.5, pages: 1250, seller: '+252614996717' }),
  );
});

test('an amount, a number and a phone typed on an Arabic keyboard are written with Latin digits', async () => {
  const { user, form } = await openForm(BooksPage);
  for (const [label, typed, written] of [
    ['Price', '١٢٫٥٠', '12.50'],
    ['Pages', '٣', '3'],
    ['Seller', '٢٥٢٦١٥٥٥٠١٠١', '252615550101'],
  ] as const) {
    await user.type(boxOf(form, label), typed);
    expect(boxOf(form, label).value).toBe(written);
  }
});

function saveOf(form: HTMLElement): HTMLElement {
  return within(form).getByRole('button', { name: 'Save book' });
}

function dayOf(day: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: new RegExp(`\\b${day}`) });
}

async function gone(day: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`\\b${day}`) })).toBeNull());
}
