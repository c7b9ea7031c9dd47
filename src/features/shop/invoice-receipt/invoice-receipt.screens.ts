import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const invoiceReceiptScreen: FindScreen = {
  path: '/salesReceipts',
  title: words('Sales receipts'),
  icon: 'receipt',
  menu: { academy: ['sales', 60], decoration: ['sales', 60] },
  finds: { kind: 'invoiceReceipt', place: 60 },
};
