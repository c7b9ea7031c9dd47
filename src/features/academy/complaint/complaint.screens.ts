import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const complaintScreen: Screen = {
  path: '/complain',
  title: words('Complaints'),
  icon: 'message',
  menu: { academy: ['more', 20] },
};
