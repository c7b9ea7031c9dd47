import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastDated } from '#kit/contract/ahead';
import { today } from '#kit/contract/fields-text';
import { shownMonth } from '#kit/rules/show';
import { openPage } from '#kit/web/opened-page.fixture';
import { SalariesForm } from './SalariesForm';

test('a long list of choices is opened by whoever wants it, and not over a form that has just opened', async () => {
  const { user } = openPage(() => <SalariesForm onDone={() => undefined} onDirty={() => undefined} />);
  const month = await screen.findByRole('combobox', { name: /^Month/ });
  expect(document.activeElement).toBe(month);
  expect(month.getAttribute('aria-expanded')).not.toBe('true');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'January' });
});

test('a month too far ahead is refused at the year, in the words of the page, and nothing is asked about it', async () => {
  const { user, far } = openPage(() => <SalariesForm onDone={() => undefined} onDirty={() => undefined} />);
  const year = await screen.findByRole('textbox', { name: /^Year/ });
  await user.clear(year);
  await user.type(year, '2199{Enter}');
  const last = shownMonth(lastDated(today()).slice(0, 7));
  await screen.findByText(`Money can be dated at most a year ahead, up to ${last}`);
  expect(far.asked('POST').filter(({ body }) => body?.Year === 2199)).toEqual([]);
});
