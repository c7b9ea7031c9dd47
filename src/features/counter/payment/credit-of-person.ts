import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';

const title = words('Credit');
const parts = () => import('./CreditOfPerson');

/** What a student paid ahead, and what became of it. */
export const creditOfStudent: PagePart = {
  by: paymentScreen,
  Part: later(title, async () => (await parts()).CreditOfStudent),
};

/** What a customer paid ahead, and what became of it. */
export const creditOfCustomer: PagePart = {
  by: paymentScreen,
  Part: later(title, async () => (await parts()).CreditOfCustomer),
};
