import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import { isObject } from '#kit/contract/parse';
import { type Call, caller, type Condition, type Route, type OneCondition } from '#kit/server/call';
import { crud, idOf } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { describeRecord } from '#kit/server/schema/describe';
import { change, find } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { listOf } from '#house/rights/calls.rules';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { accountFirst } from '#features/ledger/money-account/account-first.server';
import { landingOf, landingOfEdit } from '#features/ledger/money-account/landing.rules';
import { land, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { statement } from './statement.contract';
import { ofSides, sendStatement } from './statement.server';
import { refuseClosed } from './posting.server';
import { type TransactionType, transaction } from './transaction.contract';
import { isReversed, readPosting, reverse } from './reversal.server';
import { countedRowProblem, postedProblem, sideProblem, takenBackProblem, typeProblem } from './transaction.rules';

type Transaction = typeof transaction;

type Judged = Pick<Sent<Transaction>, 'transectionType' | 'type' | 'amount'>;

/** Refuses a row that is not fit to be kept; a type that was stored before is accepted. */
function refuseUnfit({ transectionType, type, amount }: Judged, stored?: Pick<Judged, 'type'>): void {
  const problems = {
    type: stored?.type === type ? undefined : typeProblem(transectionType, type),
    amount: amountProblem(amount),
  };
  const errors: Errors = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  refuseInvalid(errors);
}

async function enter(call: Call, sent: Sent<Transaction> & { readonly _id: string }): Promise<Got<Transaction>> {
  refuseUnfit(sent);
  const account = await land(call, landingOf(sent));
  await refuseClosed(call, sent.date);
  refuseBeforeCount(account, sent.date);
  return insert(call, transaction, { ...sent, accountID: account._id, userID: caller(call)._id });
}

async function edit(call: Call, stored: Row<Transaction>, values: Edit<Transaction>): Promise<Got<Transaction>> {
  const formerID = stored.accountID ?? '';
  const account = await land(call, landingOfEdit({ accountID: formerID }, values), formerID);
  await refuseUnlessByHand(call, stored);
  const wanted = { ...stored, ...values, accountID: account._id };
  refuseConflict(sideProblem(stored.transectionType, wanted.transectionType), 'transectionType');
  refuseUnfit(wanted, stored);
  await refuseClosed(call, wanted.date);
  refuseConflict(countedRowProblem(stored, wanted));
  if (wanted.date !== stored.date || account._id !== formerID) refuseBeforeCount(account, wanted.date);
  return change(call, transaction, stored._id, { ...values, accountID: account._id });
}

async function remove(call: Call, stored: Row<Transaction>, reason: string | null): Promise<Got<Transaction>> {
  await land(call, { by: 'stay', accountID: stored.accountID ?? '' });
  await refuseUnlessByHand(call, stored);
  if (stored.closeNo === null) return voidRecord(call, transaction, stored._id, reason);
  const row = await readPosting(call, sql`_id = ${stored._id}`);
  await reverse(call, row, reason);
  return row;
}

/**
 * Refuses all but a row that a person entered in months that are still open (D11, D13), and that was not reversed, which it remains even
 * if the close that had counted it is voided (AL8, DC10).
 */
async function refuseUnlessByHand(call: Call, stored: Row<Transaction>): Promise<void> {
  refuseConflict(postedProblem(stored.posted));
  await refuseClosed(call, stored.date);
  if (await isReversed(call, stored._id)) refuseConflict(takenBackProblem());
}

const bothSides = ['income', 'expense'] as const;

/** The condition of the rights to one side. */
export const onSide = (type: TransactionType): OneCondition => `[transectionType=${type}]`;

/** The sides of the statement that a caller may read (A13): /income and /expense one each, /statement both. */
function readable(call: Call): TransactionType[] {
  const me = caller(call);
  const may = (right: string) => call.product.rights.problem(right, me, call.brand) === undefined;
  return bothSides.filter((side) => may(`${listOf(transaction)} ${onSide(side)}`));
}

/** The scope of rows: lists leave out the side that the caller may not read. */
const ownSides: Scope = (call) => {
  const sides = readable(call);
  return sides.length === bothSides.length ? undefined : ofSides(sides);
};

/** The side of the statement that a list is asked for. */
function askedSide(call: Call): OneCondition {
  return namedSide(call.query.transectionType ?? firstReadable(call));
}

/** The side on which a new row is to be entered. */
function sentSide(_call: Call, body: unknown): OneCondition {
  return isObject(body) ? namedSide(body.transectionType) : '';
}

/** The side of the row that a call is about; either if the row does not exist. */
async function storedSide(call: Call, body: unknown): Promise<Condition> {
  const row = await find(call, transaction, idOf(call, body));
  return row ? onSide(row.transectionType) : bothSides.map(onSide);
}

function namedSide(side: unknown): OneCondition {
  return side === 'income' || side === 'expense' ? onSide(side) : '';
}

function firstReadable(call: Call): TransactionType | undefined {
  return readable(call)[0];
}

export const transactionRoutes: Route[] = crud(transaction, {
  scope: ownSides,
  first: accountFirst({ table: transaction.table, accounts: ['accountID'] }),
  create: enter,
  update: edit,
  remove,
  // With a running balance, the list is the statement (D16).
  list: {
    query: ['running', 'opening'],
    reply: (usual) => ({ anyOf: [usual, { type: 'array', items: describeRecord(statement, statement.told) }] }),
    answer: (call, usual) => (call.query.running === undefined ? usual(call) : sendStatement(call, readable(call))),
  },
  // The right to a call is per side, so that each side's screen grants its own (A13).
  condition: { list: askedSide, one: storedSide, create: sentSide, update: storedSide, remove: storedSide },
});
