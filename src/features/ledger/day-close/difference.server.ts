import { storedText } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { post } from '#features/ledger/transaction/posting.server';
import { differenceType, postingSays } from '#features/ledger/transaction/transaction.rules';
import type { DayClose } from './day-close.contract';

/** The `source.kind` of the rows that closes post. */
export const closeKind = 'dayClose';

/** Posts what is over or missing, as a row counted by this close, so that the balance is what was counted (DC6). */
export async function postDifference(
  call: Call,
  {
    _id,
    accountID,
    date,
    closeNo,
    difference,
  }: Pick<DayClose, '_id' | 'accountID' | 'date' | 'closeNo' | 'difference'>,
): Promise<void> {
  if (difference === noMoney) return;
  await post(call, {
    transectionType: difference > noMoney ? 'income' : 'expense',
    type: differenceType,
    name: caller(call).name,
    amount: sizeOf(difference),
    date: date ?? call.today,
    description: storedText(postingSays.difference, { number: closeNo }),
    accountID: accountID._id,
    closeNo,
    source: { kind: closeKind, _id },
  });
}

/** An amount without its sign. */
function sizeOf(amount: Money): Money {
  return amount < noMoney ? minus(noMoney, amount) : amount;
}
