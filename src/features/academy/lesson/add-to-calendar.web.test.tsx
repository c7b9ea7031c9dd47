// Proves CL13.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { AddToCalendar } from './AddToCalendar';

test('the address of a calendar is made once it is asked for, shown, and opens in a calendar', async () => {
  const { far, user } = openPage(AddToCalendar);
  await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to my calendar' });
  expect(far.asked('POST')).toEqual([]);
  const url = 'https://daftar.example.com/api/academy/calendar/key.ics';
  far.next('POST', async () => answered(200, { status: true, message: 'Add it now', url }));
  await user.click(await within(dialog).findByRole('button', { name: 'Make the address' }));
  expect(await within(dialog).findByText(url)).toBeTruthy();
  const link = within(dialog).getByRole('link', { name: 'Open in the calendar' });
  expect(link.getAttribute('href')).toBe('webcal://daftar.example.com/api/academy/calendar/key.ics');
  expect(far.asked('POST').map(({ path }) => path)).toEqual(['calendar/token']);
});
