import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { storedText, t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { accountFirst } from '#features/ledger/money-account/account-first.server';
import { type HeldAccount, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { post, refuseClosed, repost, unpost, withdraw } from '#features/ledger/transaction/posting.server';
import { postingSays, transferFeeType } from '#features/ledger/transaction/transaction.rules';
import { transfer } from './transfer.contract';
import { countedTransferProblem, transferErrors } from './transfer.rules';

type Transfer = typeof transfer;

/** Moves money from one of the organisation's accounts to another. */
export async function makeTransfer(
  call: Call,
  sent: Sent<Transfer> & { readonly _id: string },
): Promise<Got<Transfer>> {
  refuseInvalid(transferErrors(sent));
  const accounts = await holdPair(call, sent);
  await refuseClosed(call, sent.date);
  for (const account of accounts) refuseBeforeCount(account, sent.date);
  const made = await insert(call, transfer, { ...sent, userID: caller(call)._id });
  await enterFee(call, made);
  return made;
}

/** Moves the money by the difference; the fee's expense follows. What is counted stays (AC8). */
async function edit(call: Call, stored: Row<Transfer>, values: Edit<Transfer>): Promise<Got<Transfer>> {
  refuseConflict(countedTransferProblem(stored));
  const wanted = { ...stored, ...values };
  refuseInvalid(transferErrors(wanted));
  const accounts = await holdPair(call, wanted, stored);
  await refuseClosed(call, stored.date);
  await refuseClosed(call, wanted.date);
  for (const account of accounts) refuseBeforeCount(account, wanted.date);
  const changed = await change(call, transfer, stored._id, values);
  if (stored.fee === noMoney) await enterFee(call, changed);
  else if (changed.fee === noMoney) await withdraw(call, changed._id);
  else await repost(call, changed._id, feeOf(changed));
  return changed;
}

/** Voids a held transfer of which nothing is counted. */
export async function voidTransfer(call: Call, stored: Row<Transfer>, reason: string | null): Promise<Got<Transfer>> {
  await holdSides(call, stored);
  refuseConflict(countedTransferProblem(stored));
  await refuseClosed(call, stored.date);
  if (stored.fee > noMoney) await unpost(call, stored._id, reason);
  return voidRecord(call, transfer, stored._id, reason);
}

/** Enters the provider's fee as an expense; the amount itself posts nothing. */
async function enterFee(call: Call, made: Got<Transfer>): Promise<void> {
  if (made.fee === noMoney) return;
  await post(call, {
    transectionType: 'expense',
    type: transferFeeType,
    ...feeOf(made),
    source: { kind: 'transfer', _id: made._id },
  });
}

function feeOf({ fee, date, fromID, toID, transferNo }: Got<Transfer>) {
  return {
    name: toID.name,
    amount: fee,
    date,
    accountID: fromID._id,
    description: storedText(postingSays.transfer, { number: transferNo }),
  };
}

type Account = Omit<HeldAccount, 'lands'>;

interface Pair {
  readonly fromID: string;
  readonly toID: string;
}

/**
 * Holds the accounts of a transfer, and those that it is moved away from, in the order of locks; ends the call if one of the two cannot
 * be chosen. An account that an edit leaves unchanged may be out of use.
 */
async function holdPair(call: Call, wanted: Pair, stored?: Pair): Promise<Account[]> {
  const ids = [...Object.values(pairOf(wanted)), ...(stored ? Object.values(pairOf(stored)) : [])];
  const held = await holdAccounts(call, ids);
  const problems = Object.entries(pairOf(wanted)).flatMap(([name, id]) => {
    const problem =
      stored && pairOf(stored)[name] === id ? undefined : choiceProblem(held.find(({ _id }) => _id === id));
    return problem === undefined ? [] : [[name, problem] as const];
  });
  refuseInvalid(Object.fromEntries(problems));
  return held.filter(({ _id }) => _id === wanted.fromID || _id === wanted.toID);
}

/** Holds the accounts of a transfer that is voided: a close that is counting it is waited for, and either no longer sees it or keeps it. */
async function holdSides(call: Call, stored: Pair): Promise<void> {
  await holdAccounts(call, Object.values(pairOf(stored)));
}

function holdAccounts(call: Call, ids: readonly string[]): Promise<Account[]> {
  return askPrepared<Account>(
    call.db,
    sql`select _id, name, kind, "paymentMethod", "isActive", "lastCount" from ${tableOf(call, 'money_account')}
      where _id = any(${ids}::uuid[]) order by _id for share`,
  );
}

function choiceProblem(account: Account | undefined): string | undefined {
  if (!account || account.kind === 'credit') return t('Select account');
  return account.isActive ? undefined : t('This account is not in use');
}

function pairOf({ fromID, toID }: Pair): Readonly<Record<string, string>> {
  return { fromID, toID };
}

export const transferRoutes: Route[] = crud(transfer, {
  first: accountFirst({ table: transfer.table, accounts: ['fromID', 'toID'] }),
  create: makeTransfer,
  update: edit,
  remove: voidTransfer,
});
