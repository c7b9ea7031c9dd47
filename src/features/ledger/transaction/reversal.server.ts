import { sql } from 'kysely';
import type { Got } from '#kit/contract/entity';
import { storedText } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { readRecords } from '#kit/server/read/send';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { insert } from '#kit/server/write/insert';
import { transaction } from './transaction.contract';
import { otherSide, postingSays, reversalType } from './transaction.rules';

type Transaction = Got<typeof transaction>;

/**
 * Reverses a row that a close has counted and that never changes: enters a row on the other side, dated today, with the same account and
 * amount and with the reason (AL8). The reversed row stays as it is.
 */
export async function reverse(call: Call, row: Transaction, reason: string | null): Promise<void> {
  const _id = newId();
  await insert(call, transaction, {
    _id,
    transectionType: otherSide[row.transectionType],
    type: reversalType,
    name: row.name,
    amount: row.amount,
    date: call.today,
    description: storedText(postingSays.reversal, { number: row.transectionNo }),
    accountID: row.accountID?._id ?? null,
    reverses: row._id,
    voidReason: reason,
    source: { kind: 'reversal', _id },
    userID: call.me?._id ?? null,
  });
}

/** The one live row that matches a condition; the call holds its document. */
export async function readPosting(call: Call, where: Fragment): Promise<Transaction> {
  const found = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, transaction.table)} where ${where}`,
  );
  const [row] = await readRecords(
    call,
    transaction,
    found.map(({ _id }) => _id),
  );
  if (!row) throw new Error('A document has no posting');
  return row;
}

/** Whether a row was reversed. */
export async function isReversed(call: Call, id: string): Promise<boolean> {
  const rows = await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, transaction.table)} where reverses = ${id}`,
  );
  return rows.length > 0;
}
