import type { Edit, Entity, Got, Row, Sent } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { setColumns } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insertSent } from '#kit/server/write/insert';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { type Posting, post, refuseClosed, repost, unpost } from '#features/ledger/transaction/posting.server';
import type { Source } from '#features/ledger/transaction/transaction.contract';
import { leftToPay } from './debt.rules';
import { balanceAfter, type Debt, lockDebt, movePaid, type Owed } from './debt.server';

/** What is paid, by whom, of what. */
interface Payment {
  readonly documentID: string;
  readonly payerID?: string | null | undefined;
  readonly amount: Money;
  readonly datePaid: string;
  readonly phoneReceipt?: string | null | undefined;
}

/** Which receipt of which document it is, and what its posting says. */
interface Written extends Pick<Posting, 'type' | 'name' | 'description'> {
  readonly documentID: string;
  readonly receiptNo: number;
}

/** What a kind of receipt is: of what debt, who pays it, and how it is posted. */
export interface ReceiptFacts<E extends Entity> {
  readonly entity: E;
  readonly kind: Source['kind'];
  readonly debt: Debt;
  /** The receipts that a caller may see. */
  readonly scope?: Scope;
  readonly payment: (receipt: Row<E> | Sent<E>) => Payment;
  readonly written: (receipt: Got<E>) => Written;
  /** What is wrong with the payer, beside who owes. */
  readonly payerProblem: (owes: string | null, pays: string | null | undefined) => string | undefined;
  readonly tooMuch: (amount: Money, balance: Money) => string | undefined;
  /** Why that much cannot be left to pay by who owes. */
  readonly tooLittle?: (owes: string | null, left: Money) => string | undefined;
  /** What is said to who moves a receipt to another document. */
  readonly fixed: () => string;
}

/** A receipt as it is read by itself and after a write: with what was left to pay after it. */
type Read<E> = Got<E> & { readonly balance: Money };

/** Taking, editing, voiding and reading receipts of one kind: the document's balance and the posting follow, or nothing is done. */
export function receiptsOf<E extends Entity>(facts: ReceiptFacts<E>) {
  const { entity, kind, debt, payment, written } = facts;
  const { parent, amount: amountField } = debt.receipts;

  /** Takes a payment: the receipt, the document's balance and the posting, or nothing. */
  async function take(call: Call, sent: Sent<E>): Promise<Read<E>> {
    const wanted = payment(sent);
    const { amount, datePaid } = wanted;
    const owed = await lockDebt(call, debt, wanted.documentID);
    refuseUnfit(facts, owed, wanted);
    await refuseClosed(call, datePaid, 'datePaid');
    refuseConflict(facts.tooMuch(amount, owed.balance), amountField);
    const balance = leftToPay(owed.balance, amount);
    refuseConflict(facts.tooLittle?.(owed.payer, balance), amountField);
    const added = { phoneReceipt: wanted.phoneReceipt ?? call.house.phone, userID: caller(call)._id };
    const made = await insertSent(call, entity, sent, added, movePaid(call, debt, owed, noMoney, amount));
    const { type, name, description } = written(made);
    const source = { kind, _id: made._id };
    await post(call, { transectionType: 'income', type, name, amount, date: datePaid, description, source });
    return { ...made, balance };
  }

  /** Amount up to balance and its old amount; payer and document stay; the posting follows (D10). */
  async function edit(call: Call, stored: Row<E>, values: Edit<E>): Promise<Read<E>> {
    const [before, wanted] = [payment(stored), payment({ ...stored, ...values })];
    if (wanted.documentID !== before.documentID) refuseConflict(facts.fixed(), parent);
    const owed = await lockDebt(call, debt, before.documentID);
    refuseUnfit(facts, owed, wanted);
    await refuseClosed(call, before.datePaid, 'datePaid');
    await refuseClosed(call, wanted.datePaid, 'datePaid');
    const free = plus(owed.balance, before.amount);
    refuseConflict(facts.tooMuch(wanted.amount, free), amountField);
    if (wanted.amount !== before.amount)
      refuseConflict(facts.tooLittle?.(owed.payer, leftToPay(free, wanted.amount)), amountField);
    const paid = movePaid(call, debt, owed, before.amount, wanted.amount);
    const phoneReceipt = wanted.phoneReceipt ?? call.house.phone;
    const changed = await setColumns(call, entity, stored._id, 'update', { ...values, phoneReceipt }, paid);
    await repost(call, stored._id, { amount: wanted.amount, date: wanted.datePaid });
    return withBalance(call, changed);
  }

  /** Voids a receipt with its posting; its document owes again what it paid (D11). */
  async function remove(call: Call, stored: Row<E>, reason: string | null): Promise<Got<E>> {
    const { documentID, amount, datePaid } = payment(stored);
    const owed = await lockDebt(call, debt, documentID);
    await refuseClosed(call, datePaid, 'datePaid');
    await unpost(call, stored._id, reason);
    return voidRecord(call, entity, stored._id, reason, movePaid(call, debt, owed, amount, noMoney));
  }

  /** The receipt that a call names, within what its caller may see. */
  async function read(call: Call): Promise<Read<E>> {
    const id = idOf(call);
    const [found] = await readRecords(call, entity, [id]);
    if (!found) return refuseMissing();
    await refuseForeign(call, entity, id, facts.scope);
    return withBalance(call, found);
  }

  async function withBalance(call: Call, receipt: Got<E>): Promise<Read<E>> {
    const { documentID, receiptNo } = written(receipt);
    return { ...receipt, balance: await balanceAfter(call, debt, documentID, receiptNo) };
  }

  return { take, edit, remove, read };
}

/** Refuses what is wrong with a payment by itself and beside who owes. */
function refuseUnfit<E extends Entity>(
  { debt, payerProblem }: ReceiptFacts<E>,
  { payer }: Owed,
  { payerID, amount }: Payment,
): void {
  const wrong = payerProblem(payer, payerID);
  if (wrong !== undefined) refuseInvalid({ [debt.payer]: wrong });
  const problem = amountProblem(amount);
  if (problem !== undefined) refuseInvalid({ [debt.receipts.amount]: problem });
}
