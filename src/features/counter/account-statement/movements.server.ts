import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { sources } from '#features/counter/open-debt/open-debts.server';
import type { Movement, StatementKind } from '#features/ledger/account-statement/account-statement.contract';
import { debtKinds, type DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { debtShown, nameOfDebt } from '#features/ledger/counter-payment/name-of-debt.rules';
import { type CreditPayer, payerField } from '#features/ledger/credit/credit.rules';

interface Row {
  readonly kind: StatementKind;
  readonly date: string;
  readonly number: number | null;
  readonly amount: Money;
  /** What it was for; null for money paid ahead. */
  readonly of: DebtKind | null;
  readonly named: { readonly name: string; readonly number: number } | null;
  readonly reason: string | null;
  readonly fromCredit: boolean;
}

/** Everything that ever changed what a person owes, except voided documents, by date and then by the time of entry (DE12). */
export async function movementsOf(call: Call, person: CreditPayer): Promise<Movement[]> {
  const each = [
    ...debtKinds.filter((of) => isOwedBy(of, person)).flatMap((of) => ofDebts(call, of, person)),
    ofCredit(call, person),
  ];
  const rows = await askPrepared<Row>(
    call.db,
    sql`select kind, day::text as date, number, amount, "of", named, reason, "fromCredit"
      from (${sql.join(each, sql` union all `)}) m order by day, "madeAt", place, number`,
  );
  return rows.map(movement);
}

/** Whether a person can owe a kind of debt: students owe fees, customers everything else. */
function isOwedBy(of: DebtKind, person: CreditPayer): boolean {
  return sources[of].debt.payer === payerField(person);
}

/** The movements of documents of one kind: charged, paid, taken off and given back. */
function ofDebts(call: Call, of: DebtKind, person: CreditPayer): Fragment[] {
  const { debt, number, name, madeAt } = sources[of];
  const { table, parent, amount } = debt.receipts;
  const debts = sql`(select _id, ${sql.ref(debt.charged)} as charged, "createdAt" as "madeAt",
      (${madeAt} at time zone ${call.house.timeZone})::date as day, (${number})::bigint as number,
      json_build_object('name', ${name}, 'number', ${number}) as named
    from ${tableOf(call, debt.table)} where ${sql.ref(debt.payer)} = ${person._id} and "voidedAt" is null) d`;
  const kind = sql`${sql.lit(of)} as of, d.named`;
  const notes = sql`${tableOf(call, 'credit_note')} n join ${debts} on d._id = n.${sql.ref(parent)}`;
  const credit = sql`(select _id from ${tableOf(call, 'money_account')} where kind = 'credit')`;
  // Somebody else's credit counts like any other money: within a family, one member may pay for another (CO2).
  const others = sql`exists (select 1 from ${tableOf(call, 'credit')} u where u.source ->> '_id' = r._id::text and u.kind = 'used'
      and u."voidedAt" is null and u.${sql.ref(payerField(person))} is distinct from ${person._id})`;
  return [
    sql`select 1 as place, 'charge' as kind, d.day, d."madeAt", nullif(d.number, 0) as number, d.charged as amount, ${kind},
      null::text as reason, false as "fromCredit" from ${debts}`,
    sql`select 2, 'creditNote', n.date, n."createdAt", n."creditNoteNo", n.amount, ${kind}, n.reason, false
      from ${notes} where n."voidedAt" is null`,
    sql`select 3, 'payment', r."datePaid", r."createdAt", r."receiptNo", r.${sql.ref(amount)}, ${kind}, null,
      coalesce(r."accountID" = ${credit}, false) and not ${others} from ${tableOf(call, table)} r join ${debts} on d._id = r.${sql.ref(parent)} where r."voidedAt" is null`,
    sql`select 4, 'refund', n.date, n."createdAt", n."creditNoteNo", n.returned, ${kind}, n.reason, false
      from ${notes} where n."voidedAt" is null and n."refundAccountID" is not null and n.returned > 0`,
  ];
}

/**
 * The movements of money paid ahead, and of the part that went back or paid another person's debts; the part used for the person's own
 * debts appears as the payment made from it.
 */
function ofCredit(call: Call, person: CreditPayer): Fragment {
  const own = debtKinds
    .filter((of) => isOwedBy(of, person))
    .map((of) => {
      const { debt } = sources[of];
      return sql`exists (select 1 from ${tableOf(call, debt.receipts.table)} r
        where r._id = (c.source ->> '_id')::uuid and r.${sql.ref(debt.payer)} = ${person._id})`;
    });
  return sql`select 5, case c.kind when 'used' then 'refund' else c.kind end, c.date, c."createdAt", c."creditNo", c.amount, null, null, c.reason, false
    from ${tableOf(call, 'credit')} c
    where c.${sql.ref(payerField(person))} = ${person._id} and c."voidedAt" is null
      and (c.kind in ('advance', 'refund') or c.kind = 'used' and not (${sql.join(own, sql` or `)}))`;
}

const debits: ReadonlySet<StatementKind> = new Set(['charge', 'refund']);

function movement({ kind, date, number, amount, fromCredit, ...row }: Row): Movement {
  const [debit, credit] = debits.has(kind) ? [amount, noMoney] : [noMoney, amount];
  const said = textOf({ ...row, kind, fromCredit });
  return { date, kind, number, text: said, debit, credit, moves: fromCredit ? noMoney : minus(debit, credit) };
}

/** The text of a row in the current language. */
function textOf({ kind, of, named, reason, fromCredit }: Omit<Row, 'date' | 'number' | 'amount'>): string {
  if (of === null || named === null) return reason ?? (kind === 'refund' ? t('Used for what somebody else owes') : '');
  const debt = debtShown({ of, name: nameOfDebt(of, named) });
  if (fromCredit) return t('{debt}, from credit', { debt });
  return reason === null ? debt : t('{debt}: {reason}', { debt, reason });
}
