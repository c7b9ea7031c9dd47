// Proves that what is taken back from a toast is one's own, and that failures are said in sentences of the product.
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configureOwner, emptyStorage } from './own-storage';
import { ToastStack } from './ToastStack';
import { undoable, wrong } from './toast-store';

let worksHere: string | undefined;
let taken: string[];

beforeEach(() => {
  worksHere = 'academy:asha';
  taken = [];
  configureOwner(() => worksHere);
});

/** Shows that a charge was made, with its button. */
async function shown(message: string): Promise<HTMLElement> {
  render(
    <MantineProvider>
      <ToastStack />
    </MantineProvider>,
  );
  act(() => undoable(message, () => taken.push(message)));
  return screen.findByRole('button', { name: 'Undo' });
}

test('what was just done is taken back from its toast once, which goes', async () => {
  await userEvent.click(await shown('12 fees charged'));
  expect(taken).toEqual(['12 fees charged']);
  await waitFor(() => expect(screen.queryByText('12 fees charged')).toBeNull());
});

test('a toast with something to take back goes with a logout', async () => {
  await shown('13 fees charged');
  worksHere = undefined;
  act(() => emptyStorage([]));
  await waitFor(() => expect(screen.queryByText('13 fees charged')).toBeNull());
  expect(taken).toEqual([]);
});

test('a toast with something to take back stays where the tab is emptied for the same account', async () => {
  await shown('14 fees charged');
  act(() => emptyStorage([worksHere]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(taken).toEqual(['14 fees charged']);
});

test('whoever works in the tab after a session that ended by itself takes nothing back for another', async () => {
  const undo = await shown('15 fees charged');
  worksHere = 'academy:bilan';
  await userEvent.click(undo);
  expect(taken).toEqual([]);
  await waitFor(() => expect(screen.queryByText('15 fees charged')).toBeNull());
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/PinDialog-a1.js',
  'error loading dynamically imported module: http://localhost/assets/PinDialog-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/PinDialog-a1.css',
])('a script that does not come is told in the words of the product: %s', async (said) => {
  render(
    <MantineProvider>
      <ToastStack />
    </MantineProvider>,
  );
  act(() => wrong(said));
  await screen.findByText('This could not be loaded. Check the connection and load the page again.');
  act(() => notifications.clean());
});

test('what was just done can be taken back for ten minutes', async () => {
  const timers = vi.spyOn(window, 'setTimeout');
  await shown('16 fees charged');
  expect(timers.mock.calls.map(([, after]) => after)).toContain(10 * 60_000);
});
