import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';

const title = words('Credit');
const parts = () => import('./CreditOfPerson');

/** The credit of a student, as a part of the student's page. */
export const creditOfStudent: PagePart = {
  by: paymentScreen,
  Part: later(title, async () => (await parts()).CreditOfStudent),
};

/** The credit of a customer, as a part of the customer's page. */
export const creditOfCustomer: PagePart = {
  by: paymentScreen,
  Part: later(title, async () => (await parts()).CreditOfCustomer),
};
