// Proves S§2, CO5.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { FindField } from './FindField';

const person = (_id: string, label: string) => ({
  kind: 'student',
  _id,
  label,
  phone: null,
  number: 1,
  due: 0,
  credit: 0,
});
const people = [person('amina', 'Amina Ali'), person('amira', 'Amira Omar')];

async function openField() {
  const chosen = vi.fn<(person: { readonly _id: string }) => void>();
  const entered = vi.fn<(typed: string) => void>();
  const opened = openPage(() => (
    <>
      <button type="button">Before</button>
      <FindField onChoose={chosen} onItem={() => {}} onEnter={entered} wrong={undefined} />
      <button type="button">Behind</button>
    </>
  ));
  opened.far.has('counter/people', ({ q = '' }) => people.filter(({ label }) => label.toLowerCase().includes(q)));
  opened.far.has('stock/options', () => []);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name, phone/ });
  box.focus();
  return { ...opened, box, chosen: () => chosen.mock.calls.map(([{ _id }]) => _id), entered };
}

test('Tab takes the first who is found at the counter, or the one who is marked, and goes on', async () => {
  const { user, box, chosen } = await openField();
  await user.keyboard('ami');
  await screen.findByRole('option', { name: /Amira/ });
  await user.tab();
  expect([chosen(), box.value, document.activeElement?.textContent]).toEqual([['amina'], '', 'Behind']);
  box.focus();
  await user.keyboard('ami');
  await screen.findByRole('option', { name: /Amira/ });
  await user.keyboard('{ArrowDown}{Tab}');
  expect(chosen()).toEqual(['amina', 'amira']);
});

test('Tab before anybody is found takes whoever will be, as Enter does', async () => {
  const { user, entered } = await openField();
  await user.keyboard('ami{Tab}');
  expect(entered.mock.calls).toEqual([['ami']]);
});

test('Shift and Tab, and Tab where nothing is typed or nobody is found, leave the field as it is', async () => {
  const { user, box, chosen, entered } = await openField();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Behind');
  box.focus();
  await user.keyboard('ami');
  await screen.findByRole('option', { name: /Amira/ });
  await user.tab({ shift: true });
  expect([box.value, document.activeElement?.textContent]).toEqual(['ami', 'Before']);
  box.focus();
  await user.clear(box);
  await user.keyboard('nobody');
  await screen.findByText('Nobody is found. Enter looks for a barcode.');
  await user.tab();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Behind'));
  expect([chosen(), entered.mock.calls, box.value]).toEqual([[], [], 'nobody']);
});
