import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const invoiceReceiptScreen: Screen = {
  path: '/salesReceipts',
  title: words('Sales receipts'),
  icon: 'receipt',
  menu: { academy: ['sales', 60], decoration: ['sales', 60] },
};
