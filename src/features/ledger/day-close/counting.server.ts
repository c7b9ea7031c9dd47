import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { AccountKind } from '#features/ledger/money-account/money-account.contract';
import type { LastClose, Movements } from './day-close.rules';

/** The facts of an account that counting it needs. */
export interface CountedAccount {
  readonly _id: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly isActive: boolean;
  readonly keeperID: string | null;
  readonly openingBalance: Money | null;
  readonly openingDate: Day | null;
  readonly lastCount: Day | null;
}

interface Held {
  readonly account: CountedAccount | undefined;
  /** The account that takes the remainder. */
  readonly other: CountedAccount | undefined;
}

/**
 * Holds the account that is counted, so that documents landing in it wait, and the one that takes the remainder, as transfers do; in the
 * order in which all calls lock accounts.
 */
export async function holdToCount(call: Call, accountID: string, otherID: string | null | undefined): Promise<Held> {
  const account = { id: accountID, lock: sql`for update` };
  const other = otherID === null || otherID === undefined ? [] : [{ id: otherID, lock: sql`for share` }];
  const held = new Map<string, CountedAccount | undefined>();
  for (const { id, lock } of [account, ...other].toSorted((one, next) => (one.id < next.id ? -1 : 1)))
    held.set(id, await hold(call, id, lock));
  return { account: held.get(accountID), other: held.get(otherID ?? '') };
}

async function hold(call: Call, id: string, lock: Fragment): Promise<CountedAccount | undefined> {
  const [row] = await askPrepared<CountedAccount>(
    call.db,
    sql`select _id, name, kind, "isActive", "keeperID", "openingBalance", "openingDate", "lastCount"
      from ${tableOf(call, 'money_account')} where _id = ${id} ${lock}`,
  );
  return row;
}

/** The last two live closes of an account that the call holds, the latest first. */
export async function lastCloses(
  call: Call,
  accountID: string,
): Promise<readonly (LastClose & { readonly date: Day })[]> {
  return askPrepared<LastClose & { readonly date: Day }>(
    call.db,
    sql`select "closeNo", counted, date from ${tableOf(call, 'day_close')}
      where "accountID" = ${accountID} and "voidedAt" is null order by "closeNo" desc limit 2`,
  );
}

/** How often an account was counted on a day, voided counts included (DC3). */
export async function countsOn(call: Call, accountID: string, date: Day): Promise<number> {
  const [row] = await askPrepared<{ readonly counts: number }>(
    call.db,
    sql`select count(*)::integer as counts from ${tableOf(call, 'day_close')} where "accountID" = ${accountID} and date = ${date}`,
  );
  return row?.counts ?? 0;
}

/**
 * A table with rows in accounts, and the column in which a close leaves its number. Only closes write that column, except in rows that a
 * close itself enters.
 */
interface Side {
  readonly table: string;
  readonly account: string;
  readonly closeNo: string;
  /** The kind of movement of such rows: a member of `Movements`. */
  readonly kind: Fragment;
  readonly where?: Fragment;
}

/** In the one order of locks, because writing locks the rows. */
const sides: readonly Side[] = [
  { table: 'transfer', account: 'fromID', closeNo: 'fromCloseNo', kind: sql`'transfersOut'` },
  { table: 'transfer', account: 'toID', closeNo: 'toCloseNo', kind: sql`'transfersIn'` },
  {
    table: 'credit',
    account: 'accountID',
    closeNo: 'closeNo',
    kind: sql`kind || 's'`,
    where: sql`kind in ('advance', 'refund')`,
  },
  { table: 'money_transaction', account: 'accountID', closeNo: 'closeNo', kind: sql`"transectionType"` },
];

/** The rows of an account that a close of a day counts. */
export interface Counting {
  readonly accountID: string;
  /** The day of the close. */
  readonly date: Day;
  /**
   * The day of the close before, if there is one: nothing earlier is left uncounted (AC11), so rows counted long ago need not be read
   * again.
   */
  readonly since: Day | null;
}

function within({ account }: Side, { accountID, date, since }: Counting): Fragment {
  const from = since === null ? sql`true` : sql`date >= ${since}`;
  return sql`${sql.ref(account)} = ${accountID} and date <= ${date} and ${from}`;
}

/** The live rows of a table that no close has counted. */
function uncounted(side: Side, of: Counting): Fragment {
  return sql`${within(side, of)} and "voidedAt" is null and ${sql.ref(side.closeNo)} is null and ${side.where ?? sql`true`}`;
}

const kinds = ['income', 'expense', 'transfersIn', 'transfersOut', 'advances', 'refunds'] as const;

/**
 * The rows that a close of an account that the call holds is to count: how many, and their sum. Rows up to the opening are counted
 * without moving anything (AC5).
 */
export async function countRows(
  call: Call,
  of: Counting,
  openingDate: Day | null,
): Promise<Movements & { readonly entries: number }> {
  const rows = sides.map(
    (side) =>
      sql`select ${side.kind} as kind, amount, date from ${tableOf(call, side.table)} where ${uncounted(side, of)}`,
  );
  const moves = openingDate === null ? sql`true` : sql`date > ${openingDate}`;
  const sums = kinds.map(
    (kind) => sql`coalesce(sum(amount) filter (where kind = ${sql.lit(kind)} and ${moves}), 0) as ${sql.ref(kind)}`,
  );
  const [found] = await askPrepared<Movements & { readonly entries: number }>(
    call.db,
    sql`select count(*)::integer as entries, ${sql.join(sums)} from (${sql.join(rows, sql` union all `)}) e`,
  );
  if (!found) throw new Error('The rows of an account were not counted');
  return found;
}

/** Writes the number of a close into the rows that it counts, which never change from now on (AL8). */
export async function keepCounted(call: Call, of: Counting, closeNo: number): Promise<void> {
  for (const side of sides)
    await askPrepared(
      call.db,
      sql`update ${tableOf(call, side.table)} set ${sql.ref(side.closeNo)} = ${closeNo} where ${uncounted(side, of)}`,
    );
}

/** Frees the rows that a close has counted (DC10). */
export async function freeCounted(call: Call, of: Counting, closeNo: number): Promise<void> {
  for (const side of sides)
    await askPrepared(
      call.db,
      sql`update ${tableOf(call, side.table)} set ${sql.ref(side.closeNo)} = null
        where ${within(side, of)} and ${sql.ref(side.closeNo)} = ${closeNo}`,
    );
}
