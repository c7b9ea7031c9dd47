import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const serviceReceiptScreen: FindScreen = {
  path: '/servicereceipt',
  title: words('Service receipts'),
  icon: 'receipt',
  menu: { academy: ['sales', 90], decoration: ['services', 40] },
  finds: { kind: 'serviceReceipt', place: 70 },
};
