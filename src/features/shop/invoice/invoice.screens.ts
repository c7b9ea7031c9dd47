import { words } from '#kit/contract/language';
import type { FindScreen, Screen } from '#house/menu/menu.contract';

export const salesScreen: FindScreen = {
  path: '/sales',
  title: words('Sales'),
  icon: 'invoice',
  menu: { academy: ['sales', 40], decoration: ['sales', 40] },
  finds: { kind: 'invoice', many: words('Invoices'), place: 40 },
};

export const customInvoiceScreen: Screen = {
  path: '/customInvoice',
  title: words('Custom invoice'),
  icon: 'new-invoice',
  menu: { academy: ['sales', 50], decoration: ['sales', 50] },
};
