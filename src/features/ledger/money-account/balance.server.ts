import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { type Fragment, functionOf, type OfBrand } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Balances } from './balance.contract';
import { moneyAccount } from './money-account.contract';

/** The balance of an account on the evening of a day, as SQL; null for a day before its opening (AC4). */
function balanceOn(call: Call, id: Fragment, day: string): Fragment {
  return sql`${functionOf(call, 'account_balance')}(${id}, ${day}::date)`;
}

/** The sum of rows dated after a day. */
function laterThan(call: Call, id: Fragment, day: string): Fragment {
  return sql`${functionOf(call, 'account_later')}(${id}, ${day}::date)`;
}

/** The id, the balance and the later sum of all accounts, read in one pass. */
export function heldOn(of: OfBrand, day: string): Fragment {
  return sql`${functionOf(of, 'account_held')}(${day}::date)`;
}

export async function balancesOf(call: Call, id: string): Promise<Balances> {
  const account = sql`${id}::uuid`;
  const [row] = await askPrepared<Balances>(
    call.db,
    sql`select ${balanceOn(call, account, call.today)} as balance, ${laterThan(call, account, call.today)} as later`,
  );
  if (!row) throw new Error('An account has no balance');
  return row;
}

/** The facts that the list of accounts has beyond their fields. */
export const toldOfAccounts: readonly Telling[] = [
  { of: moneyAccount, name: 'balance', value: (call, id) => balanceOn(call, id, call.today) },
  { of: moneyAccount, name: 'later', value: (call, id) => laterThan(call, id, call.today) },
];
