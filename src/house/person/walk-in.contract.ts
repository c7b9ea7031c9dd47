import { words } from '#kit/contract/language';

/** The name of the customer in sales to someone who is not registered. */
export const walkInCustomer = words('Walk-in customer');
