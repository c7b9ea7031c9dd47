import { t } from '#kit/contract/language';
import type { Picking } from '#kit/web/confirm';
import { readOptions } from '#kit/web/use-options';
import { usualAccount } from './account-choice';
import { accountChoices } from './money-account.contract';

/** The choice of the account from which something is paid, with the usual one first; undefined if there is no choice. */
export async function pickAccount(me: string): Promise<Picking | undefined> {
  // Paying is possible without choosing an account.
  const accounts = await readOptions(accountChoices.path, { isActive: '1' }).catch(() => []);
  const usual = usualAccount(accounts, 'cash', me);
  if (accounts.length < 2 || !usual) return undefined;
  return {
    label: t('Paid from'),
    options: accounts.map(({ _id, label }) => ({ value: _id, label })),
    value: usual._id,
  };
}
