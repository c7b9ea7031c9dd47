// Proves S§5.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { boxOf } from '#kit/web/opened-page.fixture';
import { leave, openScreen, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const spanned: readonly ScreenPath[] = [
  '/statement',
  '/receiptReport',
  '/salesReport',
  '/customerReport',
  '/usersReport',
  '/ServiceReport',
  '/serviceReceiptReport',
];
const someone = '01890000-0000-7000-8000-000000000001';
const days = [
  ['Start date', 'Please select start date'],
  ['End date', 'Please select end date'],
] as const;

test.each(spanned)('%s says which day is missing, and does not mark the days with which it begins', async (path) => {
  const { user } = await openScreen(path);
  await screen.findByLabelText('Start date');
  expect(document.querySelector('form')?.textContent).not.toContain('*');
  for (const [label, said] of days) {
    await user.clear(boxOf(document.body, label));
    await user.keyboard('{Enter}');
    await screen.findByText(said);
  }
});

test.each([
  ['/attendencereport', 'student', 'Student', 'Please select student'],
  ['/tasksReport', 'employee', 'Employee', 'Please select employee'],
] as const)('%s says that its %s is missing once the chosen one is taken out', async (path, list, label, said) => {
  const { user, far } = await openScreen(path);
  far.has(`${list}/options`, () => [{ _id: someone, label: 'Amina' }]);
  const box = await screen.findByRole('combobox', { name: new RegExp(label) });
  await user.type(box, 'Am');
  await user.click(await screen.findByRole('option', { name: 'Amina' }));
  await waitFor(() => expect(screen.queryByText(/appears once the required fields/)).toBeNull());
  await user.clear(box);
  await screen.findByText(said);
});

test('the tasks report has a way back to its empty form', async () => {
  const { user, far, search } = await openScreen('/tasksReport');
  far.has('employee/options', () => [{ _id: someone, label: 'Zamzam' }]);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Employee/ });
  await user.type(await box(), 'Za');
  await user.click(await screen.findByRole('option', { name: 'Zamzam' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(search()).toBe(''));
  expect((await box()).value).toBe('');
});
