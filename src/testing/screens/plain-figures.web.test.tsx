// Proves S§2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import ProfilePage from '#features/entry/profile/ProfilePage';
import { signIn } from '#house/session/session';
import { leave, openScreen, rowOf } from './opened-screen.fixture';

afterEach(leave);

test('a mark is read as it was given: 77, not 77.00', async () => {
  await openScreen('/marks', { one: { marks: { Amount: 77 } } });
  expect((await rowOf()).querySelector('[data-label="Mark"]')?.textContent).toBe('77');
});

test('a mark is called by its student and subject where it is deleted', async () => {
  const { user } = await openScreen('/marks', { one: { marks: { Amount: 86 } } });
  await user.click(within(await rowOf()).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('Delete Student name, Subject name?');
});

test('a profile says the end of its ID, by which people differ, and not all of it', async () => {
  const _id = '01a219be-3625-7644-8093-854622f1d138';
  signIn(`x.${btoa(JSON.stringify({ _id, userType: 'admin', name: 'Hodan', username: 'hodan@a.test', menus: [] }))}.x`);
  openPage(ProfilePage);
  await screen.findByText('22F1D138');
  expect(document.body.textContent).not.toContain(_id);
});
