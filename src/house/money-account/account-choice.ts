import type { Fields } from '#kit/contract/field';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import type { Option } from '#kit/web/use-options';

/** The accounts in use that take a way of paying; all of them for a form that asks for no way. */
export function accountsFor(accounts: readonly Option[], method: unknown): readonly Option[] {
  return typeof method === 'string' ? accounts.filter(({ paymentMethod }) => paymentMethod === method) : accounts;
}

/** The account where money lands by default: the user's own cash box, otherwise the default of the way of paying (AC1). */
export function usualAccount(accounts: readonly Option[], method: unknown, me: string): Option | undefined {
  const fit = accountsFor(accounts, method ?? 'cash');
  return fit.find(({ keeperID }) => keeperID === me) ?? fit.find(({ isDefault }) => isDefault === true);
}

/** The rules of a form that asks for the account, only if there is a choice, and beginning with the usual one. */
export function accountRules(accounts: readonly Option[], me: string): FormRules<Fields> {
  const methodIn = ({ paymentMethod }: Draft<Fields>) => paymentMethod;
  return {
    when: { accountID: (values) => accountsFor(accounts, methodIn(values)).length > 1 },
    narrow: {
      accountID: (values) => {
        const method = methodIn(values);
        return { isActive: '1', ...(typeof method === 'string' ? { paymentMethod: method } : {}) };
      },
    },
    // Another way of paying has another account.
    changed: (name, values) =>
      name === 'paymentMethod' ? { accountID: usualAccount(accounts, methodIn(values), me)?._id } : {},
    known: (values) => ({ accountID: usualAccount(accounts, methodIn(values), me)?._id }),
  };
}
