import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { account } from '#house/account/account.contract';
import type { Doing, FeaturedParts, OwnerAsked } from '#house/owner-view/owner-parts.server';
import { openOnDay, onDay } from '#features/counter/aged-debts/open-on-day.server';
import { spansOf } from '#features/dashboards/today/today.rules';
import { debtKinds } from '#features/ledger/counter-payment/counter-payment.contract';
import { dueBefore } from '#features/ledger/debt/age.rules';
import { openBefore } from '#features/ledger/debt/due.server';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import { differenceType, reversalType } from '#features/ledger/transaction/transaction.rules';
import type { OwnerPerson } from './owner.contract';
import type { Moved } from './owner.rules';

type Asking = OwnerAsked & Pick<Call, 'database'>;

/** The types of rows that counts and reversals book: they are not money of the day. */
const booked = [differenceType, reversalType].map((type) => sql.lit(type));

/** The money that came in and went out on the day (OW1). */
export async function movedOn(where: Asking): Promise<Moved[]> {
  const rows = sql`select "transectionType" as side, "accountID", "userID", coalesce(source ->> 'kind', 'hand') as source, type, amount
      from ${tableOf(where, transaction.table)}
      where date = ${where.date}::date and "voidedAt" is null and not (posted and type in (${sql.join(booked)}))
    union all select 'income', "accountID", "userID", kind, kind, amount from ${tableOf(where, 'credit')}
      where date = ${where.date}::date and "voidedAt" is null and kind = 'advance'`;
  return ask<Moved>(
    where.database,
    named(sql`select m.side, m."accountID", m."userID", u.name as user, m.source, m.type, sum(m.amount) as amount
      from (${rows}) m left join ${tableOf(where, account.table)} u on u._id = m."userID"
      group by m.side, m."accountID", m."userID", u.name, m.source, m.type`),
  );
}

/** The sum owed on the evening of the day, and how much of it was overdue. */
export function debtsOn(asked: OwnerAsked): Fragment {
  const before = dueBefore(asked.date);
  const asOf = asked.date === asked.today ? undefined : asked.date;
  const each = debtKinds.map(
    (of) => sql`select t.balance, ${openBefore(asked, onDay, sql`${before.days1to30}::date`)} as late,
        ${openBefore(asked, onDay, sql`${before.over90}::date`)} as old
      from ${openOnDay(asked, { of, asOf, classID: undefined })}`,
  );
  return sql`select json_build_object('total', coalesce(sum(d.balance), 0), 'late', coalesce(sum(d.late), 0), 'over90', coalesce(sum(d.old), 0))
    from (${sql.join(each, sql` union all `)}) d`;
}

/** The net of the month before, up to the same day. */
export function soFarLastMonth(asked: OwnerAsked): Fragment {
  const { lastMonth, sameDay } = spansOf(asked.date);
  return sql`select coalesce(sum(case "transectionType" when 'income' then amount else -amount end), 0)
    from ${tableOf(asked, transaction.table)}
    where date between ${lastMonth}::date and ${sameDay}::date and "voidedAt" is null`;
}

/** The users who did something of interest on the day, those who took the most money first. */
export async function peopleOn(where: Asking, parts: readonly FeaturedParts[]): Promise<OwnerPerson[]> {
  const done = parts
    .flatMap(({ people = [] }) => people)
    .map(
      ({ does, rows }) => sql`select ${sql.lit(does)} as does, d."userID", d.count, d.amount from (${rows(where)}) d`,
    );
  const sumOf = (what: 'count' | 'amount', does: Doing['does']) =>
    sql`coalesce(sum(${sql.ref(`d.${what}`)}) filter (where d.does = ${sql.lit(does)}), 0)`;
  return ask<OwnerPerson>(
    where.database,
    named(sql`select u._id as "userID", u.name, ${sumOf('count', 'receipts')}::integer as receipts, ${sumOf('amount', 'receipts')} as amount,
        ${sumOf('count', 'voids')}::integer as voids, ${sumOf('amount', 'voids')} as "voidAmount",
        ${sumOf('amount', 'discounts')} as discounts, ${sumOf('amount', 'differences')} as differences,
        greatest(u."lastLoginAt", (select max(a."createdAt") from ${tableOf(where, 'activity')} a where a."userID" = u._id)) as "lastSeen"
      from (${sql.join(done, sql` union all `)}) d join ${tableOf(where, account.table)} u on u._id = d."userID"
      group by u._id, u.name, u."lastLoginAt" order by 4 desc, u.name, u._id`),
  );
}
