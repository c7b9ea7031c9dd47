import { t } from '#kit/contract/language';
import type { Picking } from '#kit/web/confirm';
import { readOptions } from '#kit/web/use-options';
import { usualAccount } from './account-choice';
import { accountChoices } from './money-account.contract';

/** The accounts from which something is paid, the usual one chosen; undefined where there is no choice. */
export async function pickAccount(me: string): Promise<Picking | undefined> {
  // What is paid can be paid though nobody says from where.
  const accounts = await readOptions(accountChoices.path, { isActive: '1' }).catch(() => []);
  const usual = usualAccount(accounts, 'cash', me);
  if (accounts.length < 2 || !usual) return undefined;
  return {
    label: t('Paid from'),
    options: accounts.map(({ _id, label }) => ({ value: _id, label })),
    value: usual._id,
  };
}
