import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const visitorNoteScreen: Screen = {
  path: '/note',
  title: words('Visitor notes'),
  icon: 'note',
  menu: { academy: ['more', 40], decoration: ['notes', 10] },
};
