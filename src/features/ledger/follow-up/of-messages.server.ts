import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { inserting } from '#kit/server/sql/rows';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { followUp } from './follow-up.contract';

/** A message that a person wrote to one student or customer. */
export interface WrittenMessage {
  readonly _id: string;
  readonly studentID: { readonly _id: string } | null;
  readonly customerID: { readonly _id: string } | null;
  readonly noteID: { readonly _id: string } | null;
  readonly channel: 'sms' | 'email' | 'whatsapp';
}

/**
 * Makes a follow-up for each message that a person wrote about a debt or an enquiry (ME12); `owed` is what each receiver owes. They have
 * no lines of their own in the activity log, because the sending has one (AL24).
 */
export async function followUpMessages(
  call: Call,
  messages: readonly WrittenMessage[],
  owed: ReadonlyMap<string, Money>,
): Promise<void> {
  if (messages.length === 0 || !call.house.features.has(debtsFeature.name)) return;
  const rows = messages.map(({ _id: messageID, studentID, customerID, noteID, channel }) => ({
    _id: newId(),
    createdAt: call.now,
    updatedAt: call.now,
    studentID: studentID?._id ?? null,
    customerID: customerID?._id ?? null,
    noteID: noteID?._id ?? null,
    channel,
    outcome: 'sent',
    amountOpen: owed.get((studentID ?? customerID)?._id ?? '') ?? noMoney,
    userID: caller(call)._id,
    messageID,
  }));
  await askPrepared(call.db, inserting({ table: tableOf(call, followUp.table), rows }));
}
