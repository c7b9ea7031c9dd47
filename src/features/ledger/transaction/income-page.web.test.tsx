// Proves AL9.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import IncomePage from './IncomePage';

test('income of an academy is narrowed by what was sold, taken back and found over too, which no form offers', async () => {
  const { user, far } = openPage(IncomePage);
  far.has('transection', () => []);
  const filter = (await screen.findAllByRole('button', { name: 'Type' })).find((one) => one.closest('search'));
  if (!filter) throw new Error('Income is not narrowed by its type');
  await user.click(filter);
  const types = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Student income', 'Service income', 'Sales income', 'Reversal', 'Cash difference']),
  );
});
