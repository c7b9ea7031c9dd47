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

async function open(closes: () => unknown = () => []) {
  const menus = [{ path: '/dayClose' }];
  signIn(`x.${btoa(JSON.stringify({ _id: 'amina', userType: 'Cashier', menus, features: ['dayClose'] }))}.x`);
  const opened = openPage(DayClosePage);
  opened.far.has('account/options', () => accounts);
  opened.far.has('dayClose', closes);
  await screen.findByRole('button', { name: 'Count Box 25' });
  return opened;
}

test('an account is called not counted yet only once that is known', async () => {
  let answer = (_closes: readonly object[]): void => undefined;
  const closes = new Promise<readonly object[]>((resolve) => {
    answer = resolve;
  });
  await open(() => closes);
  expect(screen.queryByText('Not counted yet')).toBeNull();
  answer([]);
  expect(await screen.findAllByText('Not counted yet')).toHaveLength(accounts.length);
});

test('every account that somebody counts has a card, however many there are', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: /^Count Box/ })).toHaveLength(accounts.length);
  expect(screen.queryByRole('combobox', { name: /^Count/ })).toBeNull();
});
