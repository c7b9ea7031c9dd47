import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** The feature of aged debts, follow-ups and credit notes (AL15). */
export const debtsFeature: Feature = {
  name: 'debts',
  title: words('Debts'),
  sentence: words('See who owes what since when, follow it up, grant discounts, take charges back by a document.'),
  initially: 'on',
  brands: ['academy', 'decoration'],
  settings: ['paymentDays', 'feeDueDay', 'prorateFirstMonth', 'holdPapersForDues', 'publicAddress'],
};
