import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { debtsScreen } from '#features/ledger/debt/debts.screens';

const title = words('Follow-ups');
const parts = () => import('./FollowUpsOfPerson');

/** What was said to and by a student. */
export const followUpsOfStudent: PagePart = {
  by: debtsScreen,
  Part: later(title, async () => (await parts()).FollowUpsOfStudent),
};

/** What was said to and by a customer. */
export const followUpsOfCustomer: PagePart = {
  by: debtsScreen,
  Part: later(title, async () => (await parts()).FollowUpsOfCustomer),
};
