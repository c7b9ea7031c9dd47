import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { debtsScreen } from '#features/ledger/debt/debts.screens';

const title = words('Follow-ups');
const parts = () => import('./FollowUpsOfPerson');

/** The follow-ups of a student, as a part of the student's page. */
export const followUpsOfStudent: PagePart = {
  by: debtsScreen,
  Part: later(title, async () => (await parts()).FollowUpsOfStudent),
};

/** The follow-ups of a customer, as a part of the customer's page. */
export const followUpsOfCustomer: PagePart = {
  by: debtsScreen,
  Part: later(title, async () => (await parts()).FollowUpsOfCustomer),
};
