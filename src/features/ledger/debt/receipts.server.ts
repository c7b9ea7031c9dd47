import type { Edit, Entity, Got, Row, Sent } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { lacking } from '#kit/contract/parse';
import type { Money } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { crud } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { setColumns } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insertSent } from '#kit/server/write/insert';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { amountProblem, paymentProblem } from '#features/ledger/payment/payment.rules';
import { type Posting, post, refuseClosed, repost, unpost } from '#features/ledger/transaction/posting.server';
import type { Source } from '#features/ledger/transaction/transaction.contract';
import type { Debt } from './debt.contract';
import { leftToPay } from './debt.rules';
import { balanceAfter, lockDebt, movePaid, type Owed } from './debt.server';
import { ReceiptDocument } from './Receipt.pdf';
import { ReceiptSlip } from './ReceiptSlip.pdf';
import type { Bought, ReceiptRead, Slip } from './receipt.contract';

/** What is paid, by whom, of what. */
interface Payment {
  readonly documentID: string;
  readonly payerID?: string | null | undefined;
  readonly amount: Money;
  readonly datePaid: string;
  readonly phoneReceipt?: string | null | undefined;
}

/** What a kind of receipt is: of what debt, who pays it, how it is posted and what its slip says. */
export interface ReceiptFacts<E extends Entity> {
  readonly entity: E;
  readonly kind: Source['kind'];
  readonly debt: Debt;
  /** The receipts that a caller may see. */
  readonly scope?: Scope;
  readonly payment: (receipt: Row<E> | Sent<E>) => Payment;
  readonly posting: (receipt: Got<E>) => Pick<Posting, 'type' | 'name' | 'description'>;
  /** The message about a payer who is not the debtor. */
  readonly foreign: (pays: string | null | undefined) => string;
  /** Why that much cannot be paid on a balance. */
  readonly tooMuch?: (amount: Money, balance: Money) => string | undefined;
  /** Why that much cannot be left to pay by who owes. */
  readonly tooLittle?: (owes: string | null, left: Money) => string | undefined;
  /** Why a receipt is not voided by itself. */
  readonly stays?: (receipt: Row<E>) => string | undefined;
  /** What is said to who moves a receipt to another document. */
  readonly fixed: () => string;
  readonly slip: (receipt: ReceiptRead<E>) => Slip;
  /** What was bought, where the document that is paid is of goods. */
  readonly bought?: (call: Call, receipt: Got<E>) => Promise<Bought>;
}

/** Taking, editing, voiding, reading and printing receipts of one kind: the document's balance and the posting follow, or nothing is done. */
export function receiptsOf<E extends Entity>(facts: ReceiptFacts<E>) {
  const { entity, kind, debt, payment, posting, scope, tooMuch = paymentProblem } = facts;
  const { parent, amount: amountField } = debt.receipts;

  /** Takes a payment: the receipt, the document's balance and the posting, or nothing. */
  async function take(call: Call, sent: Sent<E>): Promise<ReceiptRead<E>> {
    const wanted = payment(sent);
    const { amount, datePaid } = wanted;
    const owed = await lockDebt(call, debt, wanted.documentID);
    refuseUnfit(facts, owed, wanted);
    await refuseClosed(call, datePaid, 'datePaid');
    refuseConflict(tooMuch(amount, owed.balance), amountField);
    const balance = leftToPay(owed.balance, amount);
    refuseConflict(facts.tooLittle?.(owed.payer, balance), amountField);
    const added = { phoneReceipt: wanted.phoneReceipt ?? call.house.phone, userID: caller(call)._id };
    const made = await insertSent(call, entity, sent, added, movePaid(call, debt, owed, noMoney, amount));
    const source = { kind, _id: made._id };
    await post(call, { transectionType: 'income', ...posting(made), amount, date: datePaid, source });
    return { ...made, balance };
  }

  /** Amount up to balance and its old amount; payer and document stay; the posting follows (D10). */
  async function edit(call: Call, stored: Row<E>, values: Edit<E>): Promise<ReceiptRead<E>> {
    const [before, wanted] = [payment(stored), payment({ ...stored, ...values })];
    if (wanted.documentID !== before.documentID) refuseConflict(facts.fixed(), parent);
    refuseInvalid(lacking(entity.fields, { ...stored, ...values }));
    const owed = await lockDebt(call, debt, before.documentID);
    refuseUnfit(facts, owed, wanted);
    await refuseClosed(call, before.datePaid, 'datePaid');
    await refuseClosed(call, wanted.datePaid, 'datePaid');
    const free = plus(owed.balance, before.amount);
    refuseConflict(tooMuch(wanted.amount, free), amountField);
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
  async function read(call: Call): Promise<ReceiptRead<E>> {
    const id = idOf(call);
    const [found] = await readRecords(call, entity, [id]);
    if (!found) return refuseMissing();
    await refuseForeign(call, entity, id, scope);
    const told = await withBalance(call, found);
    return facts.bought ? { ...told, bought: await facts.bought(call, found) } : told;
  }

  async function withBalance(call: Call, receipt: Got<E>): Promise<ReceiptRead<E>> {
    return { ...receipt, balance: await balanceAfter(call, debt, receipt._id) };
  }

  /** Voids a receipt that a call names; one that stays goes with its document alone. */
  async function removeAlone(call: Call, stored: Row<E>, reason: string | null): Promise<Got<E>> {
    refuseConflict(facts.stays?.(stored));
    return remove(call, stored, reason);
  }

  const routes: Route[] = [
    ...crud<E>(entity, {
      ...(scope ? { scope } : {}),
      one: { answer: read },
      create: take,
      update: edit,
      remove: removeAlone,
    }),
    documentPdf(entity.path, words('A receipt to print'), async (call, house) => {
      const printed = { house, slip: facts.slip(await read(call)) };
      return { document: ReceiptDocument(printed), slip: ReceiptSlip(printed), file: 'receipt.pdf' };
    }),
  ];

  return { take, remove, routes };
}

/** Refuses what is wrong with a payment by itself and beside who owes. */
function refuseUnfit<E extends Entity>(
  { debt, foreign }: ReceiptFacts<E>,
  { payer }: Owed,
  { payerID, amount }: Payment,
): void {
  if ((payerID ?? null) !== payer) refuseInvalid({ [debt.payer]: foreign(payerID) });
  const problem = amountProblem(amount);
  if (problem !== undefined) refuseInvalid({ [debt.receipts.amount]: problem });
}
