import { words } from '#kit/contract/language';

/** The companies that keep wallets. Their names are not translated. */
export const providers = {
  evc: 'EVC Plus',
  zaad: 'Zaad',
  sahal: 'Sahal',
  edahab: 'e-Dahab',
  jeeb: 'Jeeb',
  mpesa: 'M-Pesa',
  other: words('Other'),
} as const;

export type Provider = keyof typeof providers;
