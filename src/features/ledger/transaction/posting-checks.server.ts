import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Check } from '#database/verify/check';
import type { TransactionType } from './transaction.contract';

declare module '#house/slice/slice.server' {
  interface Slice {
    /** The kind of document that it enters into the statement. */
    readonly posted?: PostedDocument;
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** The kinds of receipts: numbered documents that the payer takes along. */
    readonly receipts: readonly PostedDocument[];
  }
}

/** A kind of document that enters itself into the statement. */
export interface PostedDocument {
  /** `source.kind` of its entries. */
  readonly kind: string;
  readonly table: string;
  /** The name of one: `Payroll`. */
  readonly one: string;
  /** SQL over a row `d` of the table: the name of this document. */
  readonly called: Fragment;
  readonly transectionType: TransactionType;
  /** SQL over a row `d`. */
  readonly amount: Fragment;
  /** SQL over a row `d` and its entry `m`: whether the entry's date is the document's. */
  readonly dated: Fragment;
  /** SQL over a row `d`: its account. */
  readonly account: Fragment;
  /** True of receipts, whose number `called` says. */
  readonly isReceipt?: true;
  /** SQL over a row `d`: whether a live document posts at all; without it all do. */
  readonly posts?: Fragment;
}

/**
 * Checks that each live document has one live entry of its amount, date and account; a voided one has none (R 5.1, D11), or one that a
 * close has counted and another reversed (AL8).
 */
export function postingChecks(of: PostedDocument): Check[] {
  const { kind, called, transectionType, amount, dated, account, posts = sql`true` } = of;
  const table = sql.table(of.table);
  const named = { document: of.one };
  const entries = sql`(select *, source ->> '_id' as "documentID" from money_transaction where source ->> 'kind' = ${sql.lit(kind)} and "voidedAt" is null) m`;
  const standing = sql`not exists (select 1 from money_transaction r where r.reverses = m._id and r."voidedAt" is null)`;
  const owes = sql`d."voidedAt" is null and (${posts})`;
  return [
    {
      name: `${kind}-posted-once`,
      holds: words('{document}: each live one appears in the statement once, a voided one not at all'),
      broken: words('{document} {number} appears in the statement {times} times instead of {wanted}'),
      named,
      finds: sql`select (${called})::text as number, coalesce(m.times, 0)::integer as times, (${owes})::integer as wanted from ${table} d
        left join (select "documentID", count(*) as times from ${entries} where ${standing} group by 1) m on m."documentID" = d._id::text
        where coalesce(m.times, 0) <> (${owes})::integer`,
    },
    {
      name: `${kind}-posted-right`,
      holds: words('{document}: its entry in the statement has its amount, date and account'),
      broken: words(
        '{document} {number} of {amount}: the statement has entry {entry} with {posted} on {date} ({type}) for it',
      ),
      named,
      finds: sql`select (${called})::text as number, (${amount})::text as amount, m."transectionNo"::text as entry,
          m.amount::text as posted, m.date::text as date, m."transectionType" as type
        from ${table} d join ${entries} on m."documentID" = d._id::text
        where ${owes} and not (m.amount = ${amount} and (${dated}) and m."accountID" is not distinct from ${account} and m."transectionType" = ${sql.lit(transectionType)})`,
    },
    {
      name: `${kind}-posting-has-document`,
      holds: words('{document}: every entry of one in the statement has its document'),
      broken: words('Entry {entry} of {posted} on {date} was made by a document that is not there ({document})'),
      named,
      finds: sql`select m."transectionNo"::text as entry, m.amount::text as posted, m.date::text as date from ${entries}
        where not exists (select 1 from ${table} d where d._id::text = m."documentID")`,
    },
  ];
}

/** The condition that a date is the day on which something was made, in any time zone, because the organisation's may have changed since. */
export const madeOnItsDate = sql`m.date between (d."createdAt" at time zone 'UTC' - interval '12 hours')::date
  and (d."createdAt" at time zone 'UTC' + interval '14 hours')::date`;

/** The check that no entry names an unknown kind of document. */
export function knownKinds(documents: readonly PostedDocument[]): Check {
  const kinds = sql.join([...documents.map(({ kind }) => kind), 'reversal', 'dayClose'].map((kind) => sql.lit(kind)));
  return {
    name: 'posting-kind',
    holds: words('Every entry in the statement is by hand or by a kind of document that posts'),
    broken: words("Entry {entry} of {posted} says that '{kind}' made it, which posts nothing"),
    finds: sql`select "transectionNo"::text as entry, amount::text as posted, coalesce(source ->> 'kind', '') as kind
      from money_transaction where source is not null and coalesce(source ->> 'kind', '') not in (${kinds})`,
  };
}
