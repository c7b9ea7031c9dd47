import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { isPerson } from '#house/find/find.server';
import type { Shown } from './find-places.server';
import type { Hit } from './found.server';

/** The hits with each person only once: somebody found as a teacher is not listed again as an employee. */
export async function onceEach(call: Call, hits: readonly Hit[], shown: readonly Shown[]): Promise<readonly Hit[]> {
  const doubles = await Promise.all(shown.map((one) => doublesOf(call, hits, shown, one)));
  const among = new Set(doubles.flat());
  return hits.filter(({ _id }) => !among.has(_id));
}

/** The ids of persons who are found already under another kind. */
async function doublesOf(call: Call, hits: readonly Hit[], shown: readonly Shown[], { kind, find }: Shown) {
  const also = isPerson(find) ? find.isAlso : undefined;
  const other = shown.find((one) => one.find.entity === also?.entity)?.kind;
  const idsOf = (wanted: string) => hits.flatMap((hit) => (hit.kind === wanted ? [hit._id] : []));
  if (!also || other === undefined || idsOf(kind).length === 0 || idsOf(other).length === 0) return [];
  const field = sql.ref(`t.${also.field}`);
  const rows = await ask<{ _id: string }>(
    call.database,
    named(sql`select ${field} as _id from ${tableOf(call, find.entity.table)} t
      where t._id = any(${idsOf(kind)}::uuid[]) and ${field} is not null`),
  );
  return rows.map(({ _id }) => _id);
}
