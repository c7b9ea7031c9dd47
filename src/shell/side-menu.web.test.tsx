// Proves I6.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { readLayout } from './layout/layout.rules';
import { SideMenu } from './SideMenu';

const link = (name: string, path: string) => ({ name, path, icon: 'list' as const });
const menus = [
  { ...link('Academy', ''), subMenu: [link('Books', '/books'), link('Students', '/student')] },
  { ...link('Finance', ''), subMenu: [link('Fees', '/fee'), link('Receipts', '/receipt')] },
];

test('the menu remembers which groups are closed, and a closed one still shows the screen that is open', async () => {
  const { user } = openPage(() => <SideMenu menus={menus} />);
  await user.click(await screen.findByRole('button', { name: 'Academy' }));
  await user.click(screen.getByRole('button', { name: 'Finance' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Books']);
  expect(readLayout(localStorage.getItem('layout')).folded).toEqual(['Academy', 'Finance']);
  await user.click(screen.getByRole('button', { name: 'Academy' }));
  await user.click(screen.getByRole('button', { name: 'Finance' }));
  expect(readLayout(localStorage.getItem('layout')).folded).toEqual([]);
});
