// Proves S§2, S§6.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { setBrand, signIn, signOut } from '#house/session/session';
import TasksPage from './TasksPage';

afterEach(() => {
  signOut();
  setBrand('academy');
});

const task = {
  __v: 3,
  customerID: { _id: 'liban', name: 'Liban', code: 1001 },
  employeeID: { _id: 'dega', name: 'Dega Designer' },
  ProductionEmployeeID: null,
  workType: 'design',
  prductionStatus: 'none',
  createdAt: '2026-11-03T08:00:00Z',
};
const figures = {
  totalTasks: 2,
  totalTasksIncome: 120.5,
  userAmountAsPercentage: 6.03,
  currentMonthTasks: 1,
  currentMonthTasksIncomes: 80,
  currentMonthToatalAsPercentage: 4,
};

/** The tasks of a designer, of which one is assigned and one in progress. */
async function openTasks() {
  setBrand('decoration');
  signIn(`x.${btoa(JSON.stringify({ userType: 'Maker', menus: [{ path: '/tasks' }], features: [] }))}.x`);
  const opened = openPage(TasksPage);
  opened.far.has('service/usertasks', () => ({
    status: true,
    employeeID: 'dega',
    serviceTasks: [
      { ...task, _id: 'sign', serviceName: 'Shop sign', workStatus: 'assigned' },
      { ...task, _id: 'logo', serviceName: 'Logo', workStatus: 'progress' },
    ],
    salesTasks: [],
    serviceTasksCount: 2,
    salesTasksCount: 0,
    ...figures,
  }));
  await screen.findByText('Shop sign');
  return opened;
}

test('a designer sees tasks first and figures below, and opens on what is to be done', async () => {
  await openTasks();
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the list' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Open', 'Done', 'Recorded by me', 'All']);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('true');
  const table = screen.getByRole('table', { name: 'My tasks' });
  expect(table.compareDocumentPosition(screen.getByText('All tasks'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['Start', 'service/sign', 'progress'],
  ['Done', 'service/logo', 'done'],
])('%s is a button of a task, on a phone too', async (label, path, workStatus) => {
  const { user, far } = await openTasks();
  const button = within(screen.getByRole('table')).getByRole('button', { name: label });
  expect(button.dataset.onPhone).toBe('true');
  await user.click(button);
  expect(far.asked('PUT')).toMatchObject([{ path, body: { workStatus, __v: 3 } }]);
});
