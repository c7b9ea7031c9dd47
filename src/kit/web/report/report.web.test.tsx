// Proves S§5.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field, SentFields } from '#kit/contract/field';
import { ref, refOrWord } from '#kit/contract/fields-choice';
import { span } from '#kit/contract/report';
import { book, shelf } from '#kit/web/far-side.fixture';
import { columnsOf } from '#kit/web/list/column';
import { MayChoose } from '#kit/web/may-choose';
import { boxOf, openPage } from '#kit/web/opened-page.fixture';
import { ReportPage } from './ReportPage';
import { listReport } from './report-source';

const { field } = columnsOf(book);
const columns = [field('bookTitle'), field('price')];
const fields = { shelfID: ref('Shelf', () => shelf, { required: 'Please select shelf' }), ...span };
const source = listReport(book, ({ shelfID }: SentFields<typeof fields>) => ({ shelfID }));

function SpanReport() {
  return <ReportPage title="Books report" fields={span} source={listReport(book, () => ({}))} columns={columns} />;
}

function ShelfReport() {
  return <ReportPage title="Shelf report" fields={fields} source={source} columns={columns} />;
}

test.each([
  ['Start date', 'Please select start date'],
  ['End date', 'Please select end date'],
])('a report whose %s is taken out says what is missing, and its rows are no answer any more', async (label, said) => {
  const { user } = openPage(SpanReport);
  await screen.findByText('The Long Rain');
  expect(answer()?.hasAttribute('inert')).toBe(false);
  await user.clear(boxOf(document.body, label));
  await user.keyboard('{Enter}');
  await screen.findByText(said);
  expect(answer()?.hasAttribute('inert')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Export what matches' })).toBeNull();
  await user.type(boxOf(document.body, label), '27 Nov 2026');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(answer()?.hasAttribute('inert')).toBe(false));
});

test('what a report begins with is not marked as required', async () => {
  openPage(SpanReport);
  await screen.findByText('The Long Rain');
  expect(document.querySelector('form')?.textContent).not.toContain('*');
});

test('a chosen record can be taken out of a report, which then says what to select', async () => {
  const { user } = openPage(ShelfReport);
  const shelfBox = await screen.findByRole('combobox', { name: /Shelf/ });
  expect(document.querySelector('form')?.textContent).toContain('*');
  await user.type(shelfBox, 'Po');
  await user.click(await screen.findByRole('option', { name: 'Poems' }));
  await screen.findByText('The Long Rain');
  await user.clear(shelfBox);
  await screen.findByText('Please select shelf');
  expect(answer()?.hasAttribute('inert')).toBe(true);
});

/** A report that asks for a shelf in this way, open for somebody who may not choose from shelves. */
function openWithheld(shelfID: Field<string | null>, address?: string) {
  const asked = { shelfID, ...span };
  const shelves = listReport(book, ({ shelfID: shown }: SentFields<typeof asked>) => ({ shelfID: shown ?? undefined }));
  return openPage(
    () => (
      <MayChoose value={(of) => of.path !== 'shelf'}>
        <ReportPage title="Shelf report" fields={asked} source={shelves} columns={columns} />
      </MayChoose>
    ),
    address,
  );
}

test('a report asks nobody for a record of a list that is withheld, and answers without it', async () => {
  openWithheld(ref('Shelf', () => shelf));
  await screen.findByText('The Long Rain');
  expect(screen.queryByRole('combobox', { name: /Shelf/ })).toBeNull();
});

test('a record that a link has chosen for a report is shown, though its list is withheld', async () => {
  openWithheld(
    ref('Shelf', () => shelf),
    '/books?shelfID=01890000-0000-7000-8000-000000000003',
  );
  const box = await screen.findByRole('combobox', { name: /Shelf/ });
  expect(box).toHaveProperty('disabled', false);
});

test('of a list that is withheld a report offers the words beside its records alone', async () => {
  const { user, far } = openWithheld(
    refOrWord('Shelf', () => shelf, { All: 'All shelves' }, { required: 'Select shelf' }),
  );
  await user.click(await screen.findByRole('combobox', { name: /Shelf/ }));
  await user.click(await screen.findByRole('option', { name: 'All shelves' }));
  await screen.findByText('The Long Rain');
  expect(far.asked('GET').filter(({ path }) => path === 'shelf/options')).toEqual([]);
});

test('a report that cannot be asked for without a list that is withheld says so', async () => {
  openWithheld(ref('Shelf', () => shelf, { required: 'Please select shelf' }));
  const box = await screen.findByRole('combobox', { name: /Shelf/ });
  expect(box).toHaveProperty('disabled', true);
  screen.getByText('Your role does not include this list. Ask an administrator if you need it.');
});

/** What stands around the rows. */
function answer(): Element | null | undefined {
  return screen.getByRole('table', { hidden: true }).closest('[class*="answer"]');
}

test('a report in which nothing is found says so as an empty list does, and warns only where that is a fault', async () => {
  const nobodys = listReport(book, () => ({ genre: 'poem' }));
  openPage(() => <ReportPage title="Books report" fields={span} source={nobodys} columns={columns} />);
  await within(await screen.findByRole('status')).findByText('Nothing was found');
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  openPage(() => (
    <ReportPage title="Books" fields={span} source={nobodys} columns={columns} warning="Atlas not found" />
  ));
  await within(await screen.findByRole('alert')).findByText('Atlas not found');
  expect(screen.queryByText('Nothing was found')).toBeNull();
});
