import { asSent } from '#kit/contract/as-sent';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { checkValue, type Errors } from '#kit/contract/parse';
import { isCounted } from '#features/ledger/money-account/money-account.rules';
import { dayClose } from './day-close.contract';

type Known = Parameters<typeof isCounted>[0] & { readonly _id: string; readonly isActive: boolean };

/** The accounts that were never counted and are in use. */
export function uncountedOf<A extends Known>(accounts: readonly A[]): A[] {
  return accounts.filter((account) => account.isActive && !isCounted(account));
}

/** The amounts typed for accounts, by id. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** The first close of an account as it is sent. */
export interface FirstCount {
  readonly accountID: string;
  readonly counted: Money;
}

/** The counts of the accounts with a valid amount, and the errors of the others by account. */
export function firstCounts(
  accounts: readonly Pick<Known, '_id'>[],
  typed: TypedAmounts,
): { readonly counts: readonly FirstCount[]; readonly errors: Errors } {
  const counts: FirstCount[] = [];
  const errors: Record<string, string> = {};
  for (const { _id } of accounts) {
    const text = (typed[_id] ?? '').trim();
    if (text === '') continue;
    const read = checkValue(dayClose.fields.counted.schema, asSent(dayClose.fields.counted, text));
    if (!read.ok) errors[_id] = Object.values(read.errors).join(' ');
    else if (read.value !== undefined && read.value !== null) counts.push({ accountID: _id, counted: read.value });
  }
  const [first] = accounts;
  const isNothing = counts.length === 0 && Object.keys(errors).length === 0;
  return { counts, errors: isNothing && first ? { [first._id]: t('Enter what you counted') } : errors };
}
