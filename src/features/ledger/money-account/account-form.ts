import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { onlyInEdit } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import { isFeatureOn } from '#house/session/feature-on';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { proposedCode } from '#features/ledger/provider/dial.rules';
import { accountErrors, usualMethod } from './money-account.rules';
import type { moneyAccount } from './money-account.contract';

type Form = FormRules<(typeof moneyAccount)['fields']>;

/**
 * The form of an account: a wallet has a provider and a phone, and a code to dial where payers are told one; an opening balance is asked
 * for with its day.
 */
export function accountForm(organisation: Organisation): Form {
  return {
    fields: [
      'name',
      'kind',
      'paymentMethod',
      'provider',
      'number',
      'keeperID',
      'isDefault',
      'isActive',
      'openingBalance',
      'openingDate',
      'dialCode',
    ],
    when: {
      provider: ({ kind }) => kind === 'wallet',
      dialCode: ({ kind, dialCode }) => kind === 'wallet' && (isFeatureOn(walletFeature) || Boolean(dialCode)),
      number: ({ kind }) => kind !== 'cash',
      keeperID: ({ kind }) => kind === 'cash',
      isActive: onlyInEdit,
    },
    required: { number: ({ kind }) => (kind === 'wallet' ? words('Enter wallet number') : undefined) },
    start: () => ({ kind: 'cash', paymentMethod: 'cash', isActive: true }),
    changed: (name, { kind, provider }) => {
      if (name === 'provider') return isFeatureOn(walletFeature) ? { dialCode: proposedCode(provider) ?? null } : {};
      return name === 'kind' && kind ? { paymentMethod: usualMethod[kind] } : {};
    },
    problems: ({ kind = 'cash', number = null, openingBalance = null, openingDate = null, dialCode = null }) =>
      accountErrors({ kind, number, openingBalance, openingDate, dialCode }, todayAt(organisation)),
  };
}
