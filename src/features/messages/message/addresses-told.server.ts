import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Purpose } from '#features/messages/template/message-template.contract';
import type { Writer } from './person.server';

/** The addresses to which was written by itself of each of these things, by the words that its keys begin with (ME7). */
export async function addressesTold(
  writer: Writer,
  purpose: Purpose,
  things: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (things.length === 0) return new Map();
  // '!' comes right behind the blank.
  const rows = await askPrepared<{ thing: string; addresses: readonly string[] }>(
    writer.db,
    sql`select thing, array_agg(distinct substring(o.key from '[^ ]+$')) as addresses
      from unnest(${[...things]}::text[]) thing join ${tableOf(writer, 'message_once')} o
        on o.key > ${purpose}::text || ' ' || thing || ' ' and o.key < ${purpose}::text || ' ' || thing || '!'
      group by thing`,
  );
  return new Map(rows.map(({ thing, addresses }) => [thing, addresses]));
}
