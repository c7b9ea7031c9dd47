import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { isObject, parseFields } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';
import { countedOnProblem, type Landing, methodProblem, noAccountProblem } from './landing.rules';
import { type AccountKind, accountField } from './money-account.contract';

/** The facts of an account that a document landing in it needs; it is held for share until the call ends, so a close of it waits. */
export interface HeldAccount {
  readonly _id: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly paymentMethod: PaymentMethod;
  readonly isActive: boolean;
  readonly lastCount: string | null;
  /** True for the account where the money lands; an edit also holds the one that it leaves. */
  readonly lands: boolean;
}

/** The column that holding accounts adds to a row. */
export interface HeldAccounts {
  readonly accounts: readonly HeldAccount[];
}

/** Holds the account of a landing, and the one that is left, in the order of locks: a column of another statement. */
export function heldAccounts(call: Call, landing: Landing, formerID?: string): Fragment {
  const account = tableOf(call, 'money_account');
  const lands = idOf(call, landing);
  const ids = formerID === undefined ? lands : sql`${lands}, ${formerID}::uuid`;
  return sql`(select coalesce(json_agg(a), '[]') from (
    select _id, name, kind, "paymentMethod", "isActive", "lastCount", coalesce(_id = ${lands}, false) as lands
    from ${account} where _id in (${ids}) order by _id for share) a)`;
}

/** Holds these accounts and the one of what is owed to people, in the order of locks: a column of another statement. */
export function heldAccountsNamed(call: Call, ids: readonly string[]): Fragment {
  return sql`(select coalesce(json_agg(a), '[]') from (
    select _id, name, kind, "paymentMethod", "isActive", "lastCount", false as lands
    from ${tableOf(call, 'money_account')} where _id = any(${ids}::uuid[]) or kind = 'credit' order by _id for share) a)`;
}

function idOf(call: Call, landing: Landing): Fragment {
  if (landing.by === 'name' || landing.by === 'stay') return sql`${landing.accountID}::uuid`;
  const account = tableOf(call, 'money_account');
  if (landing.by === 'credit') return sql`(select _id from ${account} where kind = 'credit')`;
  // The caller's own account comes before the default (AC1).
  const own = sql`coalesce("keeperID" = ${call.me?._id ?? null}::uuid, false)`;
  return sql`(select _id from ${account}
    where "paymentMethod" = ${landing.method} and "isActive" and kind <> 'credit' and (${own} or "isDefault")
    order by ${own} desc, "isDefault" desc, "createdAt", _id limit 1)`;
}

/** Holds the account of a landing together with the books, in one statement, and returns the account. */
export async function land(call: Call, landing: Landing, formerID?: string): Promise<HeldAccount> {
  const [row] = await askPrepared<HeldBooks & HeldAccounts>(
    call.db,
    sql`select ${heldBooks(call)}, ${heldAccounts(call, landing, formerID)} as accounts`,
  );
  if (row) withBooks(call, row);
  return landed(landing, row?.accounts ?? []);
}

/** The account where money lands, among those that are held; ends the call if it cannot. */
export function landed(landing: Landing, held: readonly HeldAccount[]): HeldAccount {
  const found = held.find(({ lands }) => lands);
  if (landing.by === 'method') {
    if (found?.isActive) return found;
    refuseConflict(noAccountProblem(landing.method), 'paymentMethod');
  }
  if (!found || (landing.by === 'name' && found.kind === 'credit'))
    return refuseField(400, 'accountID', t('Select account'));
  if (landing.by === 'name') {
    if (!found.isActive) refuseInvalid({ accountID: t('This account is not in use') });
    const problem = methodProblem(found.paymentMethod, landing.method);
    if (problem !== undefined) refuseInvalid({ paymentMethod: problem });
  }
  return found;
}

type Counted = Pick<HeldAccount, 'name' | 'lastCount'>;

/** Refuses what is dated before the last close of the account in which it lands (AC11). */
export function refuseBeforeCount({ name, lastCount }: Counted, date: string, field = 'date'): void {
  refuseConflict(countedOnProblem(name, lastCount, date), field);
}

/** A body that names an account alone, with the way of paying that the account takes (AC2). */
export async function withMethodOfAccount(call: Call, body: unknown): Promise<unknown> {
  if (!isObject(body) || !body.accountID || (body.paymentMethod ?? '') !== '') return body;
  const sent = parseFields({ accountID: accountField }, { accountID: body.accountID }, 'create');
  if (!sent.ok) return body;
  const [found] = await askPrepared<{ paymentMethod: PaymentMethod }>(
    call.db,
    sql`select "paymentMethod" from ${tableOf(call, 'money_account')} where _id = ${sent.value.accountID}`,
  );
  return found ? { ...body, paymentMethod: found.paymentMethod } : body;
}
