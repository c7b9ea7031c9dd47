import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const employeeScreen: FindScreen = {
  path: '/employee',
  title: words('Employees'),
  icon: 'badge',
  menu: { academy: ['people', 10], decoration: ['people', 10] },
  finds: { kind: 'employee', place: 34 },
};
