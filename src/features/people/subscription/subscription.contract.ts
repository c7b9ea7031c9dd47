import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { date, phone } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';

/** How long a payment lasts; only one term is offered (S§9). */
export const subscriptionTerms = { OneMonth: words('One month') } as const;

export const subscriptionAccounts = { evc: 'EVC', zaad: 'Zaad', 'e-dahab': 'e-Dahab' } as const;

/** A payment for the product itself. It is a record only: nothing is posted (D20). */
export const subscription = entity({
  table: 'subscription',
  path: 'subscription',
  one: 'Subscription',
  many: 'Subscriptions',
  screen: { path: '/subscription' },
  fields: {
    subscriptoinTerm: choice('Term', subscriptionTerms, { required: 'Enter subscription term' }),
    amountPaid: money('Amount paid', { required: 'Enter amount paid' }),
    accountType: choice('Account type', subscriptionAccounts, { required: 'Enter account type' }),
    PhonePaid: phone('Paid from phone', { required: 'Enter phone paid' }),
    datePaid: moneyDate('Date paid', { required: 'Enter date paid' }),
    expiredDate: date('Expiry date', { required: 'Enter expiry date' }),
  },
  stored: {
    ...voidedFields,
  },
  brief: ['expiredDate'],
  search: ['PhonePaid', 'accountType'],
  dated: 'datePaid',
  erase: 'void',
});
