import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const serviceDebtsScreen: Screen = {
  path: '/ServiceDept',
  title: words('Service debts'),
  icon: 'report',
  menu: { decoration: ['reports', 80] },
};
