// Proves DC9.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { boxOf, openPage } from '#kit/web/opened-page.fixture';
import { OrganisationPage } from './OrganisationPage';

const settings = {
  name: 'Academy',
  currencySign: '$',
  timeZone: 'UTC',
  minimumPassword: 10,
  booksClosedUpTo: '2026-10-31',
  countryCode: '252',
  secondRate: 0,
  features: { dayClose: true },
  __v: 3,
};

/** Closes the books up to 22 November, where these closes are not signed. */
async function closeBooks(unsigned: readonly object[], features: object = settings.features) {
  const opened = openPage(() => <OrganisationPage features={[]} />);
  opened.far.has('settings', () => ({ ...settings, features }));
  opened.far.has('dayClose', () => unsigned);
  const saved = { status: true, message: 'Settings saved', info: { ...settings, __v: 4 } };
  opened.far.next('PUT', async () => answered(200, saved));
  await screen.findByRole('button', { name: 'Save settings' });
  const day = boxOf(document.body, 'Books closed up to');
  await opened.user.clear(day);
  await opened.user.type(day, '22 Nov 2026');
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save settings' }));
  await save();
  return { ...opened, save };
}

const front = { closeNo: 41, date: '2026-11-21', accountID: { _id: 'front', name: 'Front desk', kind: 'cash' } };

test('books are closed over a close that nobody has signed once that is answered, and with no nothing is saved', async () => {
  const { user, far, save } = await closeBooks([front]);
  const asked = await screen.findByRole('dialog', { name: 'Close the books all the same?' });
  within(asked).getByText(/Close .*41.* of .*Front desk.* on .*21 Nov 2026.* is not signed/);
  const [days] = far.asked('GET').filter(({ path }) => path === 'dayClose');
  expect(days?.query).toMatchObject({ status: 'counted', from: '2026-11-01', to: '2026-11-22' });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await screen.findAllByText('The books were not closed. Nothing was saved.');
  expect(far.asked('PUT')).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Close the books' }));
  await screen.findByText('Settings saved');
  expect(far.asked('PUT')[0]?.body).toMatchObject({ booksClosedUpTo: '2026-11-22', __v: 3 });
});

test.each([
  ['every close is signed', [], { dayClose: true }],
  ['nobody counts in the evening', [front], { dayClose: false }],
])('nothing is asked where %s', async (_where, unsigned, features) => {
  const { far } = await closeBooks(unsigned, features);
  await screen.findByText('Settings saved');
  expect(far.asked('PUT')).toHaveLength(1);
});
