import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';

const title = words('Messages');
const parts = () => import('./MessagesOfPerson');
// Only by its path: the rest of the screen's declaration would add weight to every page of a person.
const by = { path: '/messages' };

/** The messages to a student, and the way to write another, as a part of the student's page. */
export const messagesOfStudent: PagePart = {
  by,
  Part: later(title, async () => (await parts()).MessagesOfStudent),
};

/** The messages to a customer, and the way to write another, as a part of the customer's page. */
export const messagesOfCustomer: PagePart = {
  by,
  Part: later(title, async () => (await parts()).MessagesOfCustomer),
};
