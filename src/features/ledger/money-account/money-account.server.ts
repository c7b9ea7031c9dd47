import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { besideStatement, matching, pageOf, type Scope } from '#kit/server/read/list';
import { sendOptions } from '#kit/server/read/options';
import { readRecords } from '#kit/server/read/send';
import { toldIn } from '#kit/server/read/telling';
import { idOf } from '#kit/server/record-id';
import { refuse, refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { ask, askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import type { Balances } from './balance.contract';
import { balancesOf, heldOn } from './balance.server';
import { optionsOf } from '#house/rights/calls.rules';
import { defaultOf, otherActive, takeDefaultFrom } from './default-account.server';
import { moneyAccount, mostAccounts, ownAccounts } from './money-account.contract';
import { accountsScreen } from './money-account.screens';
import {
  accountErrors,
  defaultNeededProblem,
  inactiveDefaultProblem,
  leavingProblem,
  openingCountedProblem,
  serversOwnProblem,
  tooManyProblem,
  usualMethod,
} from './money-account.rules';

type Account = typeof moneyAccount;
type Told = Got<Account> & Balances;

/**
 * Holds all accounts, so that two calls that write accounts wait for each other: which is the default depends on all of them. They are
 * held in the same order as by money that lands in several.
 */
async function holdAll(call: Call): Promise<void> {
  if (call.request.method === 'GET') return;
  await askPrepared(call.db, sql`select _id from ${tableOf(call, 'money_account')} order by _id for no key update`);
}

async function create(call: Call, sent: Sent<Account> & { readonly _id: string }): Promise<Told> {
  const paymentMethod = sent.paymentMethod ?? usualMethod[sent.kind];
  const isActive = sent.isActive ?? true;
  refuseInvalid(accountErrors(filled(sent), call.today));
  if (sent.isDefault === true && !isActive) refuseInvalid({ isDefault: inactiveDefaultProblem() });
  await refuseMore(call);
  const known = await defaultOf(call, paymentMethod);
  const isDefault = isActive && (sent.isDefault === true || known === undefined);
  if (isDefault && known !== undefined) await takeDefaultFrom(call, known);
  const values = { ...sent, paymentMethod, isActive, isDefault, provider: providerOf(sent) };
  const made = await insert(call, moneyAccount, values);
  return { ...made, ...(await balancesOf(call, made._id)) };
}

async function edit(call: Call, stored: Row<Account>, values: Edit<Account>): Promise<Told> {
  if (stored.kind === 'credit') refuseConflict(serversOwnProblem());
  const wanted = { ...stored, ...values, paymentMethod: values.paymentMethod ?? methodOf(stored) };
  // An invalid code that was stored before does not prevent an edit of something else.
  const dialCode = wanted.dialCode === stored.dialCode ? null : wanted.dialCode;
  refuseInvalid(accountErrors({ ...wanted, dialCode }, call.today));
  const opens = wanted.openingBalance !== stored.openingBalance || wanted.openingDate !== stored.openingDate;
  if (opens && stored.lastCount !== null)
    refuseConflict(openingCountedProblem(stored.name, stored.lastCount), 'openingDate');
  if (values.isDefault === true && !wanted.isActive) refuseInvalid({ isDefault: inactiveDefaultProblem() });
  const leaves =
    stored.isDefault && (!wanted.isActive || !wanted.isDefault || wanted.paymentMethod !== methodOf(stored));
  if (leaves && (await otherActive(call, methodOf(stored), stored._id)))
    refuseConflict(defaultNeededProblem(), wanted.isActive ? 'isDefault' : 'isActive');
  if (stored.isActive && !wanted.isActive) await refuseFilled(call, stored._id);
  const isDefault = wanted.isActive && (await becomesDefault(call, stored, wanted));
  const changed = await change(call, moneyAccount, stored._id, {
    ...values,
    paymentMethod: wanted.paymentMethod,
    provider: providerOf(wanted),
    isDefault,
  });
  return { ...changed, ...(await balancesOf(call, stored._id)) };
}

/** Whether an account in use is the default afterwards; if so, another one stops being the default. */
async function becomesDefault(call: Call, stored: Row<Account>, wanted: Row<Account>): Promise<boolean> {
  const known = await defaultOf(call, methodOf(wanted));
  if (known === undefined || known === stored._id) return true;
  const asked = wanted.isDefault && !stored.isDefault;
  if (asked) await takeDefaultFrom(call, known);
  return asked;
}

async function remove(call: Call, stored: Row<Account>): Promise<Told> {
  if (stored.kind === 'credit') refuseConflict(serversOwnProblem());
  if (stored.isDefault && (await otherActive(call, methodOf(stored), stored._id)))
    refuseConflict(defaultNeededProblem());
  const balances = await balancesOf(call, stored._id);
  return { ...(await erase(call, moneyAccount, stored._id)), ...balances };
}

async function refuseFilled(call: Call, id: string): Promise<void> {
  const { balance, later } = await balancesOf(call, id);
  refuseConflict(leavingProblem(balance, later), 'isActive');
}

async function refuseMore(call: Call): Promise<void> {
  const [row] = await askPrepared<{ count: number }>(
    call.db,
    sql`select count(*) as count from ${tableOf(call, 'money_account')}`,
  );
  if (row && row.count >= mostAccounts) refuse(409, tooManyProblem());
}

/** The provider of an account; only a wallet has one. */
function providerOf({ kind, provider }: Pick<Sent<Account>, 'kind' | 'provider'>) {
  return kind === 'wallet' ? (provider ?? 'other') : null;
}

function methodOf({ kind, paymentMethod }: Pick<Row<Account>, 'kind' | 'paymentMethod'>) {
  return paymentMethod ?? usualMethod[kind];
}

function filled(wanted: Sent<Account>) {
  const { kind, number = null, openingBalance = null, openingDate = null, dialCode = null } = wanted;
  return { kind, number, openingBalance, openingDate, dialCode };
}

async function readOne(call: Call): Promise<Told> {
  const id = idOf(call);
  const [found] = await readRecords(call, moneyAccount, [id]);
  if (!found) return refuseMissing();
  return { ...found, ...(await balancesOf(call, id)) };
}

/** All accounts, or a page of them, with their balances; `X-Totals` has the sum of the real ones and what is owed to people. */
async function list(call: Call): Promise<unknown> {
  const told = toldIn(call, moneyAccount).map((one) => ({ ...one, value: sql.ref(`held.${one.name}`) }));
  const found = { ...matching(call, moneyAccount), told, beside: sql`join held on held.account = t._id` };
  const facts = sql`select count(*) as rows,
      coalesce(sum(h.balance) filter (where t.kind <> 'credit'), 0) as balance,
      coalesce(sum(h.later) filter (where t.kind <> 'credit'), 0) as later,
      coalesce(-sum(h.balance) filter (where t.kind = 'credit'), 0) as "owedToCustomers"
    from ${tableOf(call, 'money_account')} t join held h on h.account = t._id where ${found.where}`;
  const held = sql`with held as materialized (select * from ${heldOn(call, call.today)}) `;
  const [answer] = await ask<Listed>(call.database, besideStatement(found, pageOf(call.query), facts, held));
  const { json = '[]', rows = 0, ...totals } = answer ?? {};
  call.reply
    .header('x-total-count', rows)
    .header('x-totals', JSON.stringify(totals))
    .type('application/json; charset=utf-8');
  return call.reply.send(json);
}

type Listed = Balances & { readonly json: string; readonly rows: number; readonly owedToCustomers: number };

/** The scope of choices: never Customer credit; callers who only count accounts choose among those that are their own or nobody's. */
const choosable: Scope = (call) => {
  const me = caller(call);
  const isAny = call.product.rights.problem(optionsOf(moneyAccount), me, call.brand) === undefined;
  const own = sql`(t."keeperID" is null or t."keeperID" = ${me._id})`;
  return isAny ? sql`t.kind <> 'credit'` : sql`t.kind <> 'credit' and ${own}`;
};

/** The filter `mine=1`: the accounts that the caller may count, which are all for holders of their screen. */
function mine(value: string, call: Call): Fragment {
  if (value !== '1') refuseInvalid({ mine: t('mine takes 1') });
  const me = caller(call);
  if (me.screens.has(accountsScreen.path)) return sql`true`;
  return sql`(t."keeperID" is null or t."keeperID" = ${me._id})`;
}

export const moneyAccountRoutes: Route[] = crud(moneyAccount, {
  before: holdAll,
  list: { answer: (call, usual) => (call.query.format === undefined ? list(call) : usual(call)) },
  one: { answer: readOne },
  options: { answer: (call) => sendOptions(call, moneyAccount, choosable, { mine }) },
  condition: { options: () => ['', ownAccounts] },
  create,
  update: edit,
  remove,
});
