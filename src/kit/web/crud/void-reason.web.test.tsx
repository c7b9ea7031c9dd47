// Proves B24.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';
import { openPage } from '#kit/web/opened-page.fixture';
import { columnsOf } from '#kit/web/list/column';
import { CrudPage } from './CrudPage';

const bill = entity({
  table: 'bill',
  path: 'bill',
  one: 'Bill',
  many: 'Bills',
  fields: { billName: text('Name', { required: 'Enter name' }) },
  brief: ['billName'],
  search: ['billName'],
  erase: 'void',
});
const columns = [columnsOf(bill).field('billName')];

function BillsPage() {
  return <CrudPage entity={bill} title="Bills" columns={columns} />;
}

test.each([
  ['Typed twice', 'Typed twice'],
  ['', undefined],
])('the question before a document is voided asks for the reason, which may be left out: %j', async (typed, reason) => {
  const { user, far } = openPage(BillsPage);
  far.has('bill', () => [{ _id: 'one', __v: 4, billName: 'Paper', voidedAt: null, voidedBy: null, voidReason: null }]);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  question.getByText('Void Paper?');
  const box = question.getByLabelText('Reason (optional)');
  if (typed !== '') await user.type(box, typed);
  await user.click(question.getByRole('button', { name: 'Void' }));
  await screen.findByText(/deleted|voided/);
  expect(far.asked('DELETE')).toMatchObject([{ path: 'bill/one', body: { __v: 4 } }]);
  expect(far.asked('DELETE')[0]?.body?.reason).toBe(reason);
});
