import { sql } from 'kysely';
import type { Edit, Entity, Got, Row, Sent } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { lacking } from '#kit/contract/parse';
import { noMoney, plus } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import { readRecords, refuseForeign } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { crud } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { setColumns } from '#kit/server/write/change';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { voidRecord } from '#kit/server/write/erase';
import { insertMade } from '#kit/server/write/insert';
import { voidCreditOf } from '#features/ledger/credit/credit.server';
import { refusePart, voidPayment } from '#features/ledger/counter-payment/counter-payment.server';
import { paperCode } from '#house/paper/paper-code.server';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { type Landing, landingOf, landingOfEdit } from '#features/ledger/money-account/landing.rules';
import {
  heldAccounts,
  landed,
  refuseBeforeCount,
  withMethodOfAccount,
} from '#features/ledger/money-account/landing.server';
import { amountProblem, paymentProblem } from '#features/ledger/payment/payment.rules';
import { type Posting, post, refuseClosed, repost, unpost } from '#features/ledger/transaction/posting.server';
import { leftToPay } from './debt.rules';
import { lockDebt, lockReceipt, paidStatement, type Owed, standingAfter } from './debt.server';
import type { ReceiptRead, ReceiptStanding } from './receipt.contract';
import type { Payment, ReceiptFacts } from './receipt-facts.server';
import { receiptPaper } from './receipt-paper.server';
import { receiptPrinted } from './receipt-print.rules';
import {
  balancesAfter,
  columnsOfPart,
  fromCreditProblem,
  isFromCredit,
  isMoved,
  type MadeReceipt,
  type NewReceipt,
  paymentOf,
  payOff,
  refuseMovedPart,
  type ReceiptPart,
  type ReceiptParts,
} from './receipt-parts.server';

/** Taking, editing, voiding, reading and printing receipts of one kind: the document's balance and the posting follow, or nothing is done. */
export function receiptsOf<E extends Entity>(facts: ReceiptFacts<E>) {
  const { entity, kind, debt, letter, payment, posting, scope, tooMuch = paymentProblem } = facts;
  const { parent, amount: amountField } = debt.receipts;

  /** Takes a payment: the receipt, the document's balance and the posting, or nothing. */
  async function take(call: Call, sent: Sent<E>): Promise<ReceiptRead<E>> {
    const wanted = payment(sent);
    const landing = landingOf(wanted);
    const { amount, datePaid } = wanted;
    const owed = await lockDebt(call, debt, wanted.documentID, heldAccounts(call, landing));
    refuseUnfit(facts, owed, wanted);
    const account = landed(landing, owed.accounts);
    await refuseClosed(call, datePaid, 'datePaid');
    refuseBeforeCount(account, datePaid, 'datePaid');
    refuseConflict(tooMuch(amount, owed.balance), amountField);
    const balance = leftToPay(owed.balance, amount);
    refuseConflict(facts.tooLittle?.(owed.payer, balance), amountField);
    const added = { phoneReceipt: wanted.phoneReceipt ?? call.house.phone, accountID: account._id };
    const [one] = await makeAll(call, [
      { owed, amount, datePaid, accountID: account._id, values: { ...sent, ...added } },
    ]);
    if (!one) throw new Error('A receipt was not made');
    await post(call, one.posting);
    return withCode(call, { ...one.made, balance, charged: owed.charged, takenOff: owed.takenOff });
  }

  /** Makes receipts of held documents and updates what is paid of them; returns each with its posting. */
  async function makeAll(call: Call, receipts: readonly NewReceipt[]): Promise<{ made: Got<E>; posting: Posting }[]> {
    const userID = caller(call)._id;
    const rows = receipts.map(({ values }) => ({ ...values, userID }));
    const made = await insertMade(call, entity, rows, payOff(call, debt, receipts));
    return made.flatMap((one, index) => {
      const receipt = receipts[index];
      if (!receipt) return [];
      const { amount, datePaid: date, accountID } = receipt;
      const money = { amount, date, accountID, source: { kind, _id: one._id } };
      return [{ made: one, posting: { transectionType: 'income', ...posting(one), ...money } }];
    });
  }

  /** Makes the receipts of a payment that pays several documents, or one from several accounts, as if each were taken alone. */
  async function makeParts(call: Call, parts: readonly ReceiptPart[]): Promise<MadeReceipt[]> {
    const made = await makeAll(
      call,
      parts.map((part) => ({ ...part, values: columnsOfPart(debt, part, call.house.phone) })),
    );
    const balances = balancesAfter(parts);
    return made.flatMap(({ made: one, posting: entry }, index) => {
      const [part, balance] = [parts[index], balances[index]];
      if (!part || balance === undefined) return [];
      const { charged, takenOff } = part.owed;
      const { receiptNo, to } = facts.slip({ ...one, balance, charged, takenOff, paperCode: null });
      return [{ part, _id: one._id, receiptNo, balance, person: to.name, posting: entry }];
    });
  }

  /** Changes a receipt: the amount may be up to the balance plus its old amount; payer and document stay; the posting follows (D10). */
  async function edit(call: Call, stored: Row<E>, values: Edit<E>): Promise<ReceiptRead<E>> {
    const [before, wanted] = [payment(stored), payment({ ...stored, ...values })];
    if (wanted.documentID !== before.documentID) refuseConflict(facts.fixed(), parent);
    const moves = isMoved(before, wanted);
    if (moves) await refuseMovedPart(call, stored);
    const formerID = before.accountID ?? '';
    const landing = landingOfEdit({ ...before, accountID: formerID }, values);
    const owed = await lockDebt(call, debt, before.documentID, heldAccounts(call, landing, formerID));
    const fromCredit = isFromCredit(owed, formerID);
    if (moves && fromCredit) refuseConflict(fromCreditProblem());
    const account = landed(landing, owed.accounts);
    // An account without a way of paying also decides the way of paying (AC2).
    const paidBy = landing.by === 'name' ? { paymentMethod: account.paymentMethod } : {};
    if (!fromCredit) refuseInvalid(lacking(entity.fields, { ...stored, ...values, ...paidBy }));
    refuseUnfit(facts, owed, wanted);
    await refuseClosed(call, before.datePaid, 'datePaid');
    await refuseClosed(call, wanted.datePaid, 'datePaid');
    if (account._id !== formerID || wanted.datePaid !== before.datePaid)
      refuseBeforeCount(account, wanted.datePaid, 'datePaid');
    const free = plus(owed.balance, before.amount);
    refuseConflict(tooMuch(wanted.amount, free), amountField);
    if (wanted.amount !== before.amount)
      refuseConflict(facts.tooLittle?.(owed.payer, leftToPay(free, wanted.amount)), amountField);
    const paid = await paidStatement(call, debt, owed, before.amount, wanted.amount);
    const phoneReceipt = wanted.phoneReceipt ?? call.house.phone;
    const set = { ...values, ...paidBy, phoneReceipt, accountID: account._id };
    const changed = await setColumns(call, entity, stored._id, 'update', set, paid);
    await repost(call, stored._id, { amount: wanted.amount, date: wanted.datePaid, accountID: account._id });
    return withBalance(call, changed);
  }

  /** Voids a receipt with its posting; what it paid is owed again (D11). */
  async function remove(call: Call, stored: Row<E>, reason: string | null): Promise<Got<E>> {
    const { documentID, amount, datePaid, accountID } = payment(stored);
    const stays: Landing = { by: 'stay', accountID: accountID ?? '' };
    const owed = await lockDebt(call, debt, documentID, heldAccounts(call, stays));
    await refuseClosed(call, datePaid, 'datePaid');
    await unpost(call, stored._id, reason);
    if (owed.accounts.some(({ kind: ofAccount }) => ofAccount === 'credit'))
      await voidCreditOf(call, [stored._id], reason);
    return voidRecord(call, entity, stored._id, reason, await paidStatement(call, debt, owed, amount, noMoney));
  }

  /** Voids all receipts of a payment that is voided. */
  async function removeParts(call: Call, paymentID: string, reason: string | null): Promise<void> {
    const rows = await askPrepared<Row<E>>(
      call.db,
      sql`select * from ${tableOf(call, entity.table)} where "paymentID" = ${paymentID} and "voidedAt" is null
        order by _id for update`,
    );
    for (const row of rows) await remove(call, row, reason);
  }

  /** Voids a receipt and, if its payment consists only of it, the payment; one of several parts stays (CO10). */
  async function removeOne(call: Call, stored: Row<E>, reason: string | null): Promise<Got<E>> {
    const paymentID = paymentOf(stored);
    await refusePart(call, paymentID);
    const voided = await remove(call, stored, reason);
    if (paymentID !== null) await voidPayment(call, paymentID, reason);
    return voided;
  }

  /** The receipt that a call names, if its caller may see it. */
  async function read(call: Call): Promise<ReceiptRead<E>> {
    const id = idOf(call);
    const [found] = await readRecords(call, entity, [id]);
    if (!found) return refuseMissing();
    await refuseForeign(call, entity, id, scope);
    const told = await withBalance(call, found);
    return { ...told, ...(await facts.inFull?.(call, found)) };
  }

  async function withBalance(call: Call, receipt: Got<E>): Promise<ReceiptRead<E>> {
    return withCode(call, { ...receipt, ...(await standingAfter(call, debt, receipt._id)) });
  }

  async function withCode(call: Call, receipt: Got<E> & ReceiptStanding): Promise<ReceiptRead<E>> {
    const { receiptNo: number } = facts.slip({ ...receipt, paperCode: null });
    const { _id } = receipt;
    return { ...receipt, paperCode: await paperCode(call, { letter, number, addition: '', _id, of: '' }) };
  }

  /** Voids a receipt that a call names; refuses one that can only be voided with its document. */
  async function removeAlone(call: Call, stored: Row<E>, reason: string | null): Promise<Got<E>> {
    refuseConflict(facts.stays?.(stored));
    return removeOne(call, stored, reason);
  }

  const routes: Route[] = [
    ...crud<E>(entity, {
      ...(scope ? { scope } : {}),
      one: { answer: read },
      meant: withMethodOfAccount,
      hold: (call, id) => lockReceipt(call, entity, debt, id),
      create: take,
      update: edit,
      remove: removeAlone,
    }),
    printedPdf({
      path: entity.path,
      title: words('A receipt to print'),
      read: async (call) => facts.slip(await read(call)),
      print: receiptPrinted,
    }),
  ];

  const parts: ReceiptParts = { kind, debt, make: makeParts, remove: removeParts };

  return { take, remove: removeOne, parts, routes, paper: receiptPaper(facts) };
}

/** Refuses a payment that is invalid by itself, or whose payer does not owe the document. */
function refuseUnfit<E extends Entity>(
  { debt, foreign }: ReceiptFacts<E>,
  { payer }: Owed,
  { payerID, amount }: Payment,
): void {
  if ((payerID ?? null) !== payer) refuseInvalid({ [debt.payer]: foreign(payerID) });
  const problem = amountProblem(amount);
  if (problem !== undefined) refuseInvalid({ [debt.receipts.amount]: problem });
}
