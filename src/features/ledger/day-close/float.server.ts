import type { Row } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { lock } from '#kit/server/write/change';
import { transfer } from '#features/ledger/transfer/transfer.contract';
import { countedTransferProblem } from '#features/ledger/transfer/transfer.rules';
import { makeTransfer, voidTransfer } from '#features/ledger/transfer/transfer.server';
import { type DayClose, dayClose } from './day-close.contract';

/** Moves what does not stay, right after the close; both accounts are held (DC7). It is dated today, when the money is moved. */
export async function moveFloat(call: Call, { _id, accountID, moveToID }: DayClose, amount: Money): Promise<void> {
  if (!moveToID || amount === noMoney) return;
  const moved = await makeTransfer(call, {
    _id: newId(),
    fromID: accountID._id,
    toID: moveToID._id,
    amount,
    fee: noMoney,
    date: call.today,
  });
  await call.db.updateTable(dayClose.table).set({ transferID: moved._id }).where('_id', '=', _id).execute();
}

/** Voids the move together with its close, unless the money has been counted where it went. */
export async function takeBackFloat(call: Call, close: Row<typeof dayClose>, reason: string | null): Promise<void> {
  if (close.transferID === null) return;
  const moved = await lock(call, transfer, close.transferID);
  const isCounted = countedTransferProblem(moved) !== undefined;
  if (moved.voidedAt === null && !isCounted) await voidTransfer(call, moved, reason);
}
