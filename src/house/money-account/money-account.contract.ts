import { words } from '#kit/contract/language';

/** The choice list of the places where money lies, which every form of money offers, and what those are called that come with the product. */
export const accountChoices = {
  path: 'account',
  usual: [words('Cash'), words('Other payments'), words('Customer credit')],
} as const;
