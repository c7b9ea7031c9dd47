import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { WalletCurrency } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { type Gap, gapsOf, type Link } from './chain.rules';

/** The moments, in a currency, between which there are new messages. */
interface Span {
  readonly currency: WalletCurrency;
  readonly from: string;
  readonly until: string;
}

interface Row extends Link, Gap {
  readonly isAfter: boolean;
}

/** Recalculates the gaps around new messages of a wallet (WA9); the call holds the wallet. */
export async function rechain(call: Call, accountID: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const message = tableOf(call, 'wallet_message');
  const spans = await askPrepared<Span>(
    call.db,
    sql`select currency, min("paidAt")::text as from, max("paidAt")::text as until from ${message}
      where _id = any(${ids}::uuid[]) and "balanceAfter" is not null group by currency`,
  );
  for (const span of spans) {
    const rows = await linksOf(call, accountID, span);
    const gaps = gapsOf(rows);
    const changed = rows.filter(({ _id, isAfter, gap }) => isAfter && (gaps.get(_id)?.gap ?? null) !== gap);
    // In the order of ids, as in calls that book several.
    for (const { _id } of changed.toSorted((one, other) => (one._id < other._id ? -1 : 1))) {
      const { gap = null, gapSince = null } = gaps.get(_id) ?? {};
      await askPrepared(
        call.db,
        sql`update ${message} set gap = ${gap}, "gapSince" = ${gapSince}::timestamptz where _id = ${_id}`,
      );
    }
  }
}

/** The messages from the last before a span up to the first after it. */
async function linksOf(call: Call, accountID: string, { currency, from, until }: Span): Promise<Row[]> {
  const message = tableOf(call, 'wallet_message');
  const chain = sql`"accountID" = ${accountID} and currency = ${currency} and "balanceAfter" is not null`;
  return askPrepared<Row>(
    call.db,
    sql`select _id, "paidAt"::text as "paidAt", direction, amount, "balanceAfter", gap, "gapSince"::text as "gapSince",
        "paidAt" >= ${from}::timestamptz as "isAfter"
      from ${message} where ${chain}
        and "paidAt" >= coalesce((select max("paidAt") from ${message} where ${chain} and "paidAt" < ${from}::timestamptz), ${from}::timestamptz)
        and "paidAt" <= coalesce((select min("paidAt") from ${message} where ${chain} and "paidAt" > ${until}::timestamptz), ${until}::timestamptz)
      order by "paidAt", "createdAt", _id`,
  );
}
