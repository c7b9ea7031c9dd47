import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const visitorNoteScreen: FindScreen = {
  path: '/note',
  title: words('Visitor notes'),
  icon: 'note',
  menu: { academy: ['more', 40], decoration: ['notes', 10] },
  finds: { kind: 'note', place: 38 },
};
