import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import { isObject } from '#kit/contract/parse';
import { type Call, caller, type Condition, type Route } from '#kit/server/call';
import { crud, idOf } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { change, find } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { listOf } from '#house/rights/calls.rules';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { ofSides, sendStatement } from './statement.server';
import { refuseClosed } from './posting.server';
import { type TransactionType, transaction } from './transaction.contract';
import { postedProblem, sideProblem, typeProblem } from './transaction.rules';

type Transaction = typeof transaction;

function refuseUnfit({
  transectionType,
  type,
  amount,
}: Pick<Sent<Transaction>, 'transectionType' | 'type' | 'amount'>): void {
  const errors: Errors = Object.fromEntries(
    Object.entries({ type: typeProblem(transectionType, type), amount: amountProblem(amount) }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  refuseInvalid(errors);
}

async function enter(call: Call, sent: Sent<Transaction> & { readonly _id: string }): Promise<Got<Transaction>> {
  refuseUnfit(sent);
  await refuseClosed(call, sent.date);
  return insert(call, transaction, { ...sent, userID: caller(call)._id });
}

async function edit(call: Call, stored: Row<Transaction>, values: Edit<Transaction>): Promise<Got<Transaction>> {
  await refuseUnlessByHand(call, stored);
  const wanted = { ...stored, ...values };
  refuseConflict(sideProblem(stored.transectionType, wanted.transectionType), 'transectionType');
  refuseUnfit(wanted);
  await refuseClosed(call, wanted.date);
  return change(call, transaction, stored._id, values);
}

async function remove(call: Call, stored: Row<Transaction>, reason: string | null): Promise<Got<Transaction>> {
  await refuseUnlessByHand(call, stored);
  return voidRecord(call, transaction, stored._id, reason);
}

/** Refuses all but a row that a person entered in months that are still open (D11, D13). */
async function refuseUnlessByHand(call: Call, stored: Row<Transaction>): Promise<void> {
  refuseConflict(postedProblem(stored.posted));
  await refuseClosed(call, stored.date);
}

const bothSides = ['income', 'expense'] as const;

/** The condition of the rights to one side. */
export const onSide = (type: TransactionType) => `[transectionType=${type}]`;

/** The sides of the statement that a caller may read (A13): /income and /expense each its own, /statement both. */
function readable(call: Call): TransactionType[] {
  const me = caller(call);
  const may = (right: string) => call.product.rights.problem(right, me, call.brand) === undefined;
  return bothSides.filter((side) => may(`${listOf(transaction)} ${onSide(side)}`));
}

/** Lists leave out the side that the caller may not read. */
const ownSides: Scope = (call) => {
  const sides = readable(call);
  return sides.length === bothSides.length ? undefined : ofSides(sides);
};

/** The side of the statement that a list is asked for. */
function askedSide(call: Call): string {
  return namedSide(call.query.transectionType ?? firstReadable(call));
}

/** The side on which a new row is to be entered. */
function sentSide(_call: Call, body: unknown): string {
  return isObject(body) ? namedSide(body.transectionType) : '';
}

/** The side of the row that a call is about; either if the row does not exist. */
async function storedSide(call: Call, body: unknown): Promise<Condition> {
  const row = await find(call, transaction, idOf(call, body));
  return row ? onSide(row.transectionType) : bothSides.map(onSide);
}

function namedSide(side: unknown): string {
  return side === 'income' || side === 'expense' ? onSide(side) : '';
}

function firstReadable(call: Call): TransactionType | undefined {
  return readable(call)[0];
}

export const transactionRoutes: Route[] = crud(transaction, {
  scope: ownSides,
  create: enter,
  update: edit,
  remove,
  // The list is also the statement, where a running balance is asked for (D16).
  list: {
    query: ['running'],
    answer: (call, usual) => (call.query.running === undefined ? usual(call) : sendStatement(call, readable(call))),
  },
  // The right to a call is per side, so that each side's screen grants its own (A13).
  condition: { list: askedSide, one: storedSide, create: sentSide, update: storedSide, remove: storedSide },
});
