import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Purpose } from '#features/messages/template/message-template.contract';
import type { Writer } from './person.server';

/** The addresses to which an automatic message about each of these things was written, by the prefix of its keys (ME7). */
export async function addressesTold(
  writer: Writer,
  purpose: Purpose,
  things: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (things.length === 0) return new Map();
  // '!' is the character right after the blank.
  const rows = await askPrepared<{ thing: string; addresses: readonly string[] }>(
    writer.db,
    sql`select thing, array_agg(distinct substring(o.key from '[^ ]+$')) as addresses
      from unnest(${[...things]}::text[]) thing join ${tableOf(writer, 'message_once')} o
        on o.key > ${purpose}::text || ' ' || thing || ' ' and o.key < ${purpose}::text || ' ' || thing || '!'
      group by thing`,
  );
  return new Map(rows.map(({ thing, addresses }) => [thing, addresses]));
}
