import { sql } from 'kysely';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { uuid } from '#kit/server/record-id';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** Rows that lie in accounts, and the columns that name them. */
interface Lying {
  readonly table: string;
  readonly accounts: readonly string[];
}

/** Holds the accounts of the row that a write names, and those that it moves it to, before the row itself: a close holds them in this order. */
export function accountFirst({ table, accounts }: Lying): (call: Call, id: string, body: unknown) => Promise<void> {
  return async (call, id, body) => {
    const columns = sql.join(accounts.map((name) => sql.ref(name)));
    const own = sql`(select unnest(array[${columns}]) from ${tableOf(call, table)} where _id = ${id})`;
    await askPrepared(
      call.db,
      sql`select _id from ${tableOf(call, 'money_account')} where _id in ${own} or _id = any(${sentIn(body, accounts)}::uuid[]) order by _id for share`,
    );
  };
}

function sentIn(body: unknown, accounts: readonly string[]): string[] {
  const sent = isObject(body) ? accounts.map((name) => body[name]) : [];
  return sent.filter((id): id is string => typeof id === 'string' && uuid.test(id));
}
