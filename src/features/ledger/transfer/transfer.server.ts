import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { storedText } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { accountFirst } from '#features/ledger/money-account/account-first.server';
import { refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { post, refuseClosed, repost, unpost, withdraw } from '#features/ledger/transaction/posting.server';
import { postingSays, transferFeeType } from '#features/ledger/transaction/transaction.rules';
import { holdPair, holdSides } from './hold-accounts.server';
import { transfer } from './transfer.contract';
import { countedTransferProblem, transferErrors } from './transfer.rules';

type Transfer = typeof transfer;

/** Moves money from one own account to another. */
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

/** Voids a transfer of which nothing is counted, and which the call holds locked. */
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

export const transferRoutes: Route[] = crud(transfer, {
  first: accountFirst({ table: transfer.table, accounts: ['fromID', 'toID'] }),
  create: makeTransfer,
  update: edit,
  remove: voidTransfer,
});
