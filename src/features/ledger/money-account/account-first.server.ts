import { sql } from 'kysely';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { uuid } from '#kit/server/record-id';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** A table whose rows belong to money accounts, and its columns that name these accounts. */
interface Lying {
  readonly table: string;
  readonly accounts: readonly string[];
}

/** Locks the accounts of the row that is written, and those that it moves to, before the row itself: closing a day locks in this order. */
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
