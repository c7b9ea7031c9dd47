import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { HeldAccount } from '#features/ledger/money-account/landing.server';

type Account = Omit<HeldAccount, 'lands'>;

interface Pair {
  readonly fromID: string;
  readonly toID: string;
}

/**
 * Holds the accounts of a transfer, and those that it is moved away from, in the order of locks; ends the call where one of the
 * pair cannot be chosen. What is moved from stays as it was, in use or not.
 */
export async function holdPair(call: Call, wanted: Pair, stored?: Pair): Promise<Account[]> {
  const ids = [...Object.values(pairOf(wanted)), ...(stored ? Object.values(pairOf(stored)) : [])];
  const held = await holdAccounts(call, ids);
  const problems = Object.entries(pairOf(wanted)).flatMap(([name, id]) => {
    const problem =
      stored && pairOf(stored)[name] === id ? undefined : choiceProblem(held.find(({ _id }) => _id === id));
    return problem === undefined ? [] : [[name, problem] as const];
  });
  refuseInvalid(Object.fromEntries(problems));
  return held.filter(({ _id }) => _id === wanted.fromID || _id === wanted.toID);
}

/** Holds the accounts of a transfer that is voided: a close that counts it now is waited for, and sees it gone or keeps it. */
export async function holdSides(call: Call, stored: Pair): Promise<void> {
  await holdAccounts(call, Object.values(pairOf(stored)));
}

function holdAccounts(call: Call, ids: readonly string[]): Promise<Account[]> {
  return askPrepared<Account>(
    call.db,
    sql`select _id, name, kind, "paymentMethod", "isActive", "lastCount" from ${tableOf(call, 'money_account')}
      where _id = any(${ids}::uuid[]) order by _id for share`,
  );
}

function choiceProblem(account: Account | undefined): string | undefined {
  if (!account || account.kind === 'credit') return t('Select account');
  return account.isActive ? undefined : t('This account is not in use');
}

function pairOf({ fromID, toID }: Pair): Readonly<Record<string, string>> {
  return { fromID, toID };
}
