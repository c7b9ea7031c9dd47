import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const feeReceiptScreen: FindScreen = {
  path: '/receipt',
  title: words('Receipts'),
  icon: 'receipt',
  menu: { academy: ['finance', 20] },
  finds: { kind: 'feeReceipt', place: 50 },
};
