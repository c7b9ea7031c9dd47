import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const serviceReceiptScreen: Screen = {
  path: '/servicereceipt',
  title: words('Service receipts'),
  icon: 'receipt',
  menu: { academy: ['sales', 90], decoration: ['services', 40] },
};
