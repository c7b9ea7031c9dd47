import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { ask, named } from '#kit/server/sql/statement';
import type { FeaturedParts, Found, OwnerAsked } from '#house/owner-view/owner-parts.server';
import type { OwnerAttention } from './owner.contract';
import { pathOf } from './owner.rules';

/** The points that need attention, as the slices find them, in one statement; a point with a count of none is left out (OW2). */
export async function attentionOf(
  where: OwnerAsked & Pick<Call, 'database'>,
  parts: readonly FeaturedParts[],
  shown: (amount: Money) => string,
): Promise<OwnerAttention[]> {
  const all = parts.flatMap(({ attention = [] }) => attention);
  const each = all.map(
    ({ kind, found }) => sql`(select json_agg(f) from (${found(where)}) f where f.count > 0) as ${sql.id(kind)}`,
  );
  const [row] = await ask<Readonly<Record<string, readonly Found[] | null>>>(
    where.database,
    named(sql`select ${sql.join(each)}`),
  );
  return all.flatMap(({ kind, text, screen, search }) =>
    (row?.[kind] ?? []).map((found) => ({
      kind,
      count: found.count,
      amount: found.amount,
      path: pathOf(screen.path, search?.(found, where) ?? {}),
      text: text(found, shown),
    })),
  );
}
