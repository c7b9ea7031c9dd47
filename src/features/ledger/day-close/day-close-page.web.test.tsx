// Proves DC1.
import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import DayClosePage from './DayClosePage';

afterAll(signOut);

const accounts = Array.from({ length: 25 }, (_, index) => ({
  _id: `account ${index}`,
  label: `Box ${index + 1}`,
  kind: 'cash',
}));

async function open(...paths: string[]) {
  const menus = paths.map((path) => ({ path }));
  signIn(`x.${btoa(JSON.stringify({ _id: 'amina', userType: 'Cashier', menus, features: ['dayClose'] }))}.x`);
  const opened = openPage(DayClosePage);
  opened.far.has('account/options', () => accounts);
  opened.far.has('dayClose', () => []);
  await screen.findByRole('button', { name: 'Count Box 25' });
  return opened;
}

test('every account that somebody counts has a card, however many there are', async () => {
  await open('/dayClose');
  expect(screen.getAllByRole('button', { name: /^Count Box/ })).toHaveLength(accounts.length);
  expect(screen.queryByRole('combobox', { name: /^Count/ })).toBeNull();
});
