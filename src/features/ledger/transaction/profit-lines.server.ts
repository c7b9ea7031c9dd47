import { sql } from 'kysely';
import type { Fragment } from '#kit/server/sql/fragment';
import { creditNoteType, differenceType, refundType, transferFeeType } from './transaction.rules';

const among = (types: readonly string[]) => sql.join(types.map((type) => sql.lit(type)));

/** The rows that reduce income: money given back, or turned into credit (OW4). */
const lessens = among([refundType, creditNoteType]);
/** The rows that are neither income nor expense of the business: differences of counts, and fees of providers. */
const aside = among([differenceType, transferFeeType]);

/**
 * The live rows of the statement as profit and loss reads them (OW4), `m` being those that meet a condition: a reversal has the part and
 * type of the row that it reverses. `moves` is what a row adds to the net.
 */
export function profitRows(table: Fragment, where: Fragment): Fragment {
  const of = (name: string) =>
    sql`case when m.reverses is null then ${sql.ref(`m.${name}`)} else ${sql.ref(`o.${name}`)} end`;
  return sql`select r.date, r.type, r.moves,
      case when r.posted and r.type in (${aside}) then 'other' when r.posted and r.type in (${lessens}) then 'income' else r.side end as part
    from (select m.date, ${of('type')} as type, ${of('transectionType')} as side, ${of('posted')} as posted,
        case m."transectionType" when 'income' then m.amount else -m.amount end as moves
      from ${table} m left join ${table} o on o._id = m.reverses
      where m."voidedAt" is null and ${where}) r`;
}
