import { sql } from 'kysely';
import { isDay } from '#kit/contract/day';
import { language } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import type { Money } from '#kit/contract/money';
import { noMoney, showMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { isSwitchedOn } from '#house/feature/feature.rules';
import type { FeaturedParts, Found, OwnerAsked } from '#house/owner-view/owner-parts.server';
import { figuresOf } from '#features/dashboards/figure/figure.server';
import { firstMonth, summaryOf } from '#features/dashboards/summary/summary.rules';
import { heldOn } from '#features/ledger/money-account/balance.server';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { getOwner, type Owner, type OwnerAttention } from './owner.contract';
import { cashOf, futureProblem, monthsOf, pathOf, type ReadAccount, spentOf, takingsOf } from './owner.rules';
import { debtsOn, movedOn, peopleOn, soFarLastMonth } from './owner-statements.server';

/** The brand and the evening of an owner's question. */
export interface OwnerWhere extends OwnerAsked, Pick<Call, 'database'> {
  readonly house: Pick<Call['house'], 'timeZone' | 'features'>;
}

/** `GET owner`: today, or the evening of the day that is asked for. */
async function read(call: Call): Promise<Owner> {
  refuseUnknownQuery(call.query, getOwner.query ?? []);
  const { date = call.today } = call.query;
  if (!isDay(date)) refuseInvalid({ date: misspelt.date() });
  const problem = futureProblem(date, call.today);
  if (problem !== undefined) refuseInvalid({ date: problem });
  return ownerOf({ ...call, date });
}

/** The business on the evening of a day, each of its parts read by one statement. */
export async function ownerOf(where: OwnerWhere): Promise<Owner> {
  const parts = where.product.ownerParts.filter(({ features }) => isSwitchedOn(features, where.house.features));
  const { date, brand } = where;
  const [accounts, moved, whole, people, figures] = await Promise.all([
    accountsOn(where, parts),
    movedOn(where),
    wholeOn(where, parts),
    peopleOn(where, parts),
    figuresOf(where, firstMonth(date)),
  ]);
  const { currencySign, sameDayLastMonth, debts, ...amounts } = whole;
  const shown = (amount: Money) => showMoney(amount, currencySign, language());
  const said = summaryOf(figures, brand, date);
  return {
    date,
    ...cashOf(accounts),
    takings: takingsOf(moved, accounts),
    spent: spentOf(moved, accounts),
    debts,
    owedToSuppliers: amounts.owedToSuppliers ?? null,
    unpaidPayroll: amounts.unpaidPayroll ?? noMoney,
    month: {
      income: said.currentMonthIncome,
      expense: said.currentMonthExpense,
      net: said.netIncomeThisMonth,
      sameDayLastMonth,
    },
    months: monthsOf(said.months),
    attention: await attentionOf(where, parts, shown),
    people,
    currencySign,
  };
}

/** The accounts with their balances that evening, and the facts of slices about each. */
async function accountsOn(where: OwnerWhere, parts: readonly FeaturedParts[]): Promise<ReadAccount[]> {
  const facts = parts
    .flatMap(({ accounts = [] }) => accounts)
    .map(({ name, value }) => sql`, ${value(where, sql`a._id`)} as ${sql.id(name)}`);
  const rows = await ask<ReadAccount>(
    where.database,
    named(sql`select a._id, a.name, a.kind, h.balance${sql.join(facts, sql``)}
      from ${tableOf(where, moneyAccount.table)} a join ${heldOn(where, where.date)} h on h.account = a._id
      where a."isActive" or a.kind = 'credit' or coalesce(h.balance, 0) <> 0 order by a."createdAt", a._id`),
  );
  // Without counts and wallet messages no slice has these facts.
  return rows.map((row) => ({ ...row, counted: row.counted ?? null, walletSays: row.walletSays ?? null }));
}

interface WholeRow {
  readonly currencySign: string;
  readonly sameDayLastMonth: Money;
  readonly debts: Owner['debts'];
  readonly owedToSuppliers?: Money;
  readonly unpaidPayroll?: Money;
}

/** The amounts of the business as a whole. */
async function wholeOn(where: OwnerWhere, parts: readonly FeaturedParts[]): Promise<WholeRow> {
  const figures = parts
    .flatMap(({ figures: told = [] }) => told)
    .map(({ name, amount }) => sql`, (${amount(where)}) as ${sql.id(name)}`);
  const [row] = await ask<WholeRow>(
    where.database,
    named(sql`select (select "currencySign" from ${tableOf(where, 'organisation')}) as "currencySign",
      (${soFarLastMonth(where)}) as "sameDayLastMonth", (${debtsOn(where)}) as debts${sql.join(figures, sql``)}`),
  );
  if (!row) throw new Error('PostgreSQL said nothing of the business');
  return row;
}

/** The points that need attention, as the slices find them, in one statement; a point with a count of none is left out (OW2). */
async function attentionOf(
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

export const ownerRoute: Route = on(getOwner, read);
