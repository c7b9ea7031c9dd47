import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import type { Fragment } from '#kit/server/sql/fragment';
import { sources } from '#features/counter/open-debt/open-debts.server';
import type { Debt } from '#features/ledger/debt/debt.contract';

/** The sums of the documents of one kind by person: charged, paid, taken off, and open. */
function ofKind({ debt }: { readonly debt: Debt }): Fragment[] {
  const [table, receipts] = [sql.table(debt.table), sql.table(debt.receipts.table)];
  const [payer, charged, balance] = [debt.payer, debt.charged, debt.balance].map((name) => sql.ref(`d.${name}`));
  const [parent, amount] = [sql.ref(debt.receipts.parent), sql.ref(debt.receipts.amount)];
  const live = sql`join ${table} d on d._id = m.${parent} where m."voidedAt" is null and d."voidedAt" is null`;
  return [
    sql`select ${payer} as person, ${charged} as moved, ${balance} as open from ${table} d where d."voidedAt" is null`,
    sql`select ${payer}, -m.${amount}, 0 from ${receipts} m ${live}
      and (m."accountID" is distinct from (select _id from money_account where kind = 'credit')
        or exists (select 1 from credit u where u.source ->> '_id' = m._id::text and u.kind = 'used' and u."voidedAt" is null
          and coalesce(u."studentID", u."customerID") <> ${payer}))`,
    sql`select ${payer}, case when m."refundAccountID" is null then 0 else m.returned end - m.amount, 0 from credit_note m ${live}`,
  ];
}

/** Whether a used credit `c` has paid a debt of its own person. */
const own = sql.join(
  Object.values(sources).map(
    ({ debt }) => sql`exists (select 1 from ${sql.table(debt.receipts.table)} r
      where r._id = (c.source ->> '_id')::uuid and r.${sql.ref(debt.payer)} = coalesce(c."studentID", c."customerID"))`,
  ),
  sql` or `,
);

const rows = [
  ...Object.values(sources).flatMap(ofKind),
  // Money paid ahead and money given back are rows; credit that is used appears with its receipt, unless it paid somebody else's debt.
  sql`select coalesce("studentID", "customerID"),
      case when kind = 'advance' then -amount when kind = 'refund' or kind = 'used' and not (${own}) then amount else 0 end,
      case when kind in ('advance', 'creditNote') then -amount else amount end
    from credit c where "voidedAt" is null`,
];

/** The checks of statements of account (AL20 (10)). */
export const statementChecks: readonly Check[] = [
  {
    name: 'statement-closes',
    holds: words('Every statement of account closes at what is owed less what was paid ahead'),
    broken: words('The statement of {person} closes at {closing}, open debts less unused credit are {open}'),
    finds: sql`select coalesce(s."studentName", c.name, '') as person, m.closing::numeric(20, 2)::text as closing,
        m.open::numeric(20, 2)::text as open
      from (select person, sum(moved) as closing, sum(open) as open from (${sql.join(rows, sql` union all `)}) r
        where person is not null group by person) m
      left join student s on s._id = m.person left join customer c on c._id = m.person
      where m.closing <> m.open`,
  },
];
