import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const incomeScreen: Screen = {
  path: '/income',
  title: words('Income'),
  icon: 'income',
  menu: { academy: ['finance', 30], decoration: ['finance', 10] },
};

export const expenseScreen: Screen = {
  path: '/expense',
  title: words('Expenses'),
  icon: 'expense',
  menu: { academy: ['finance', 40], decoration: ['finance', 20] },
};
