import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const payrollScreen: Screen = {
  path: '/payroll',
  title: words('Payroll'),
  icon: 'cash',
  menu: { academy: ['people', 20], decoration: ['people', 20] },
};
