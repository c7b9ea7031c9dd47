// Proves S§2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { leave, openScreen, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const tabbed: readonly [ScreenPath, Brand, string, readonly string[]][] = [
  ['/class', 'academy', 'Active', ['Nothing runs now', 'Nothing is to come', 'Nothing is over yet']],
  ['/stdenrollment', 'academy', 'Active', ['Nothing runs now', 'Nothing is to come', 'Nothing is over yet']],
  ['/marks', 'academy', 'Active', ['Nothing runs now', 'Nothing is over yet']],
  ['/fee', 'academy', 'Owed', ['No fee is owed', 'Nothing is overdue', 'Nothing of today yet']],
  ['/complain', 'academy', 'Open', ['No open complaints']],
  ['/payroll', 'academy', 'Unpaid', ['No pay is outstanding']],
  ['/service', 'decoration', 'Open', ['No open services', 'Nothing is overdue', 'Nothing of today yet']],
  ['/sales', 'decoration', 'All', ['No sale is owed', 'Nothing is overdue']],
];

test.each(tabbed)(
  '%s of the %s opens on %s, and each of its empty tabs says what it is for',
  async (path, brand, first, said) => {
    const { user } = await openScreen(path, { brand });
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the list' })).getAllByRole('button');
    expect(tabs.filter((tab) => tab.getAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      first,
    ]);
    const empty: (string | null)[] = [];
    for (const tab of tabs.slice(0, -1)) {
      await user.click(tab);
      empty.push((await screen.findByRole('button', { name: 'Show everything' })).parentElement?.textContent ?? null);
    }
    expect(empty).toEqual(said.map((sentence) => `${sentence}Show everything`));
  },
);

test.each([
  ['/class', 'class', '-startedDate'],
  ['/stdenrollment', 'Enrollment', '-createdAt'],
  ['/marks', 'marks', '-createdAt'],
] as const)('%s lists what runs now, the newest first', async (path, list, sort) => {
  const { far } = await openScreen(path);
  await screen.findByText('Nothing runs now');
  const [asked] = far.asked('GET').filter((call) => call.path === list);
  expect(asked?.query).toMatchObject({ runs: 'active', sort });
});
