// Proves CL1, CL8.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { openPage } from '#kit/web/opened-page.fixture';
import { cancelled, tuesday } from './lessons.fixture';
import TimetablePage from './TimetablePage';

const at = '/books?date=2026-03-10';
const asked = 'timetable';

test('a week has its days from Saturday on, each with its lessons', async () => {
  const { far } = openPage(TimetablePage, at);
  far.has(asked, () => [tuesday, { ...tuesday, date: '2026-03-12', planned: '2026-03-12', register: 'none yet' }]);
  const day = await screen.findByRole('region', { name: /^Tuesday/ });
  const [lesson] = await within(day).findAllByRole('button');
  expect(lesson?.textContent).toBe('08:00–10:00WEB-07Farah AbdiRoom 2Register missing');
  expect(screen.getAllByRole('region').map((one) => within(one).queryAllByRole('button').length)).toEqual([
    0, 0, 0, 1, 0, 1, 0,
  ]);
});

test('a lesson opens with what can be done about it; a cancelled one can be as it was planned', async () => {
  const { far, user } = openPage(TimetablePage, at);
  far.has(asked, () => [tuesday]);
  await user.click(await screen.findByRole('button', { name: /WEB-07/ }));
  const dialog = await screen.findByRole('dialog', { name: 'WEB-07' });
  expect(within(dialog).getByRole('button', { name: 'Change the lesson' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Cancel the lesson' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'As it was planned' })).toBeNull();
});

test('a cancelled lesson says why, and can be as it was planned', async () => {
  const { far, user } = openPage(TimetablePage, at);
  far.has(asked, () => [cancelled]);
  await user.click(await screen.findByRole('button', { name: /Cancelled.*Ill/ }));
  const dialog = await screen.findByRole('dialog', { name: 'WEB-07' });
  expect(within(dialog).getByRole('button', { name: 'As it was planned' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Cancel the lesson' })).toBeNull();
});

test('a week without lessons says so', async () => {
  const { far } = openPage(TimetablePage, at);
  far.has(asked, () => []);
  expect(await screen.findByText('No lessons this week.')).toBeTruthy();
});

test('the day of today is the organisation’s, wherever the screen is opened', async () => {
  const now = new Date();
  const isEarly = dayIn('Etc/GMT-14', now) === dayIn('UTC', now);
  const timeZone = isEarly ? 'Etc/GMT+12' : 'Etc/GMT-14';
  const { far } = openPage(TimetablePage, '/books');
  far.has(asked, () => []);
  far.has('settings', () => ({ currencySign: '$', timeZone, name: 'Library' }));
  expect(await screen.findByDisplayValue(shownDay(dayIn(timeZone, now)))).toBeTruthy();
});
