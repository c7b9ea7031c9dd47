import { sql } from 'kysely';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { sources } from '#features/counter/open-debt/open-debts.server';
import type { DueColumns } from '#features/ledger/debt/due.server';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import type { Asking } from '#features/ledger/follow-up/newest.server';

/** Which debts are asked for. */
export interface AgedAsked {
  readonly of: DebtKind;
  /** The day on whose evening it was owed; undefined for now. */
  readonly asOf: string | undefined;
  readonly classID: string | undefined;
  /** Only this person's. */
  readonly person?: Fragment | undefined;
}

/** The columns of `openOnDay` from which due days are calculated. */
export const onDay: DueColumns = {
  balance: sql`t.balance`,
  paid: sql`t.paid`,
  dueDate: sql`t."dueDate"`,
  plan: sql`t.plan`,
};

/** The debts of a kind that were open, as `t`: the person, how much is paid and left, and when it is due. */
export function openOnDay(call: Asking, asked: AgedAsked): Fragment {
  const { debt } = sources[asked.of];
  const plan = debt.plan === undefined ? sql`null::jsonb` : sql.ref(`d.${debt.plan}`);
  const facts = sql`d.${sql.ref(debt.payer)} as person, d."dueDate", ${plan} as plan`;
  const where = [
    sql`d."voidedAt" is null`,
    ...(asked.person ? [sql`d.${sql.ref(debt.payer)} = ${asked.person}`] : []),
    ...(asked.classID === undefined ? [] : [sql`d."classID" = ${asked.classID}`]),
  ];
  if (asked.asOf === undefined)
    return sql`(select ${facts}, d.${sql.ref(debt.paid)} as paid, d.${sql.ref(debt.balance)} as balance
      from ${tableOf(call, debt.table)} d where ${allOf(where)} and d.${sql.ref(debt.balance)} > 0) t`;
  return sql`(select * from (${thatEvening(call, { ...asked, asOf: asked.asOf }, facts, where)}) e where e.balance > 0) t`;
}

/** Debts made by that day, with what credit notes and receipts of later days did to them taken back. */
function thatEvening(
  call: Asking,
  asked: AgedAsked & { readonly asOf: string },
  facts: Fragment,
  where: readonly Fragment[],
): Fragment {
  const { debt, madeAt } = sources[asked.of];
  const { table, amount } = debt.receipts;
  const notes = later(call, asked, {
    of: 'credit_note',
    day: sql`date`,
    sums: sql`sum(amount) as credited, sum(returned) as returned`,
  });
  const receipts = later(call, asked, {
    of: table,
    day: sql`"datePaid"`,
    sums: sql`sum(${sql.ref(amount)}) as received`,
  });
  return sql`select ${facts}, d.${sql.ref(debt.paid)} - coalesce(r.received, 0) + coalesce(n.returned, 0) as paid,
      d.${sql.ref(debt.balance)} + coalesce(n.credited, 0) + coalesce(r.received, 0) - coalesce(n.returned, 0) as balance
    from ${tableOf(call, debt.table)} d ${notes(sql`n`)} ${receipts(sql`r`)}
    where ${allOf([...where, sql`(d.${madeAt} at time zone ${call.house.timeZone})::date <= ${asked.asOf}::date`])}`;
}

interface Later {
  readonly of: string;
  readonly day: Fragment;
  readonly sums: Fragment;
}

/** Joins the sums of the documents of later days for each debt: looked up for a person's debts, gathered for those of all. */
function later(call: Asking, { of, asOf, person }: AgedAsked, document: Later): (alias: Fragment) => Fragment {
  const column = sql.ref(sources[of].debt.receipts.parent);
  const from = sql`from ${tableOf(call, document.of)} where "voidedAt" is null and ${document.day} > ${asOf}::date`;
  return (alias) =>
    person
      ? sql`cross join lateral (select ${document.sums} ${from} and ${column} = d._id) ${alias}`
      : sql`left join (select ${column} as debt, ${document.sums} ${from} and ${column} is not null group by 1) ${alias}
          on ${alias}.debt = d._id`;
}
