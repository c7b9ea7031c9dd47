import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const feeReceiptScreen: Screen = {
  path: '/receipt',
  title: words('Receipts'),
  icon: 'receipt',
  menu: { academy: ['finance', 20] },
};
