import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const certificateScreen: Screen = {
  path: '/certificate',
  title: words('Certificates'),
  icon: 'certificate',
  menu: { academy: ['more', 10] },
};
