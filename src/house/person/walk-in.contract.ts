import { words } from '#kit/contract/language';

/** What is sold to someone who is not registered. */
export const walkInCustomer = words('Walk-in customer');
