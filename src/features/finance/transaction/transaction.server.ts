import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import type { Errors } from '../../../kit/contract/parse';
import { isObject } from '../../../kit/contract/parse';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud, idOf } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import { refuseConflict, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { policy } from '../../access/policy';
import { amountProblem } from '../payment/payment.rules';
import { sendStatement } from '../statement/statement.server';
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

async function edit(call: Call, id: string, values: Edit<Transaction>): Promise<Got<Transaction>> {
  const stored = await byHand(call, id);
  const wanted = { ...stored, ...values };
  refuseConflict(sideProblem(stored.transectionType, wanted.transectionType), 'transectionType');
  refuseUnfit(wanted);
  await refuseClosed(call, wanted.date);
  return change(call, transaction, id, values);
}

async function remove(call: Call, id: string, reason: string | null): Promise<Got<Transaction>> {
  await byHand(call, id);
  return voidRecord(call, transaction, id, reason);
}

/** A row that a person entered in months that are still open; any other is refused (D11, D13). */
async function byHand(call: Call, id: string): Promise<Row<Transaction>> {
  const stored: Row<Transaction> = (await find(call, transaction, id)) ?? refuseMissing();
  refuseConflict(postedProblem(stored.posted));
  await refuseClosed(call, stored.date);
  return stored;
}

const bothSides = ['income', 'expense'] as const;

const condition = (type: string) => `[transectionType=${type}]`;

/** The sides of the statement that a caller may read (A13): /income and /expense each its own, /statement both. */
function readable(call: Call): TransactionType[] {
  const me = caller(call);
  const may = (right: string) => policy.problem(right, me, call.brand) === undefined;
  return bothSides.filter((side) => may(`GET transection ${condition(side)}`));
}

/** Lists leave out the side that the caller may not read. */
const ownSides: Scope = (call, bound) => {
  const sides = readable(call);
  return sides.length === bothSides.length ? undefined : `t."transectionType" = any(${bound.add(sides)}::text[])`;
};

/** Which side of the statement a call is about: the filter's, the body's, or the stored row's. */
async function sideOf(call: Call, route: Route, body: unknown): Promise<string> {
  if (route.method === 'POST') return isObject(body) ? namedSide(body.transectionType) : '';
  if (route.method === 'GET' && !route.path.includes('{'))
    return namedSide(call.query.transectionType ?? firstReadable(call));
  const row = await find(call, transaction, idOf(call, body));
  return row ? condition(row.transectionType) : namedSide(firstReadable(call));
}

function namedSide(side: unknown): string {
  return side === 'income' || side === 'expense' ? condition(side) : '';
}

function firstReadable(call: Call): TransactionType | undefined {
  return readable(call)[0];
}

/** The list is also the statement, where a running balance is asked for (D16). */
function withStatement(route: Route): Route {
  if (route.method !== 'GET' || route.path !== transaction.path) return route;
  return {
    ...route,
    schema: { ...route.schema, query: [...(route.schema.query ?? []), 'running'] },
    handle: (call, body) =>
      call.query.running === undefined ? route.handle(call, body) : sendStatement(call, readable(call)),
  };
}

/** The right to a call is per side, so that each side's screen grants its own (A13). */
export const transactionRoutes: Route[] = crud(transaction, {
  scope: ownSides,
  create: enter,
  update: edit,
  remove,
}).map((route) => ({
  ...withStatement(route),
  condition: (call: Call, body: unknown) => sideOf(call, route, body),
}));
