import { words } from '#kit/contract/language';

/** What the accounts are called that come with the product. */
export const usualAccounts = [words('Cash'), words('Other payments'), words('Customer credit')] as const;
