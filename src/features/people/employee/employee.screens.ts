import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const employeeScreen: Screen = {
  path: '/employee',
  title: words('Employees'),
  icon: 'badge',
  menu: { academy: ['people', 10], decoration: ['people', 10] },
};
