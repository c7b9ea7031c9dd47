// Proves S§5.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SentFields } from '#kit/contract/field';
import { ref } from '#kit/contract/fields-choice';
import { span } from '#kit/contract/report';
import { book, shelf } from '#kit/web/far-side.fixture';
import { columnsOf } from '#kit/web/list/column';
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

/** What stands around the rows. */
function answer(): Element | null | undefined {
  return screen.getByRole('table', { hidden: true }).closest('[class*="answer"]');
}
