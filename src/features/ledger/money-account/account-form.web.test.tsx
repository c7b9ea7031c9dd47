// Proves AL15.
import { expect, test } from 'vitest';
import { accountForm, type AccountFormFeatures } from './account-form';

const organisation = {
  name: 'Academy',
  address: '',
  phone: '',
  countryCode: '252',
  currencySign: '$',
  timeZone: 'UTC',
};

/** Whether the form asks for a code to dial, and the code that it proposes for EVC Plus. */
function dialled(features: AccountFormFeatures, dialCode?: string) {
  const { when, changed } = accountForm(organisation, features);
  const values = { kind: 'wallet', provider: 'evc', ...(dialCode === undefined ? {} : { dialCode }) } as const;
  return [when?.dialCode?.(values, 'edit'), changed?.('provider', values)];
}

test('a wallet has a code to dial while payers are told codes, and otherwise where it has one', () => {
  expect(dialled({ wallet: true })).toEqual([true, { dialCode: '*712*{number}*{amount}#' }]);
  expect(dialled({ wallet: false })).toEqual([false, {}]);
  expect(dialled({ wallet: false }, '*880*{number}*{amount}#')).toEqual([true, {}]);
});

test('cash has no code to dial', () => {
  expect(accountForm(organisation, { wallet: true }).when?.dialCode?.({ kind: 'cash' }, 'create')).toBe(false);
});
