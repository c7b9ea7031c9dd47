// Proves AL15.
import { afterAll, expect, test } from 'vitest';
import { signIn, signOut } from '#house/session/session';
import { accountForm } from './account-form';

afterAll(signOut);

const organisation = {
  name: 'Academy',
  address: '',
  phone: '',
  countryCode: '252',
  currencySign: '$',
  timeZone: 'UTC',
};

/** Whether the form asks for a code to dial, and the code that it proposes for EVC Plus. */
function dialled(features: readonly string[], dialCode?: string) {
  signIn(`x.${btoa(JSON.stringify({ _id: 'amina', userType: 'admin', menus: [], features }))}.x`);
  const { when, changed } = accountForm(organisation);
  const values = { kind: 'wallet', provider: 'evc', ...(dialCode === undefined ? {} : { dialCode }) } as const;
  return [when?.dialCode?.(values, 'edit'), changed?.('provider', values)];
}

test('a wallet has a code to dial while payers are told codes, and otherwise where it has one', () => {
  expect(dialled(['wallet'])).toEqual([true, { dialCode: '*712*{number}*{amount}#' }]);
  expect(dialled([])).toEqual([false, {}]);
  expect(dialled([], '*880*{number}*{amount}#')).toEqual([true, {}]);
});

test('cash has no code to dial', () => {
  expect(accountForm(organisation).when?.dialCode?.({ kind: 'cash' }, 'create')).toBe(false);
});
