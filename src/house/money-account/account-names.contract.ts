import { words } from '#kit/contract/language';

/** The names of the accounts that come with the product. */
export const usualAccounts = [words('Cash'), words('Other payments'), words('Customer credit')] as const;
