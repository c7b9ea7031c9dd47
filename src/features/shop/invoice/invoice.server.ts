import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { counted } from '#kit/contract/language';
import { type Errors, isObject } from '#kit/contract/parse';
import { dayIn } from '#kit/rules/calendar';
import { changedNames } from '#kit/rules/changed-names';
import { minus } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { crud, idOf, saved } from '#kit/server/routes/crud';
import { describePreviewed } from '#kit/server/schema/describe';
import { isPreview } from '#kit/server/routes/preview';
import { editOf } from '#kit/server/routes/sent';
import { readRecords } from '#kit/server/read/send';
import { voidPaymentOfSale } from '#features/ledger/counter-payment/counter-payment.server';
import { refuse, refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change, find, lock, refuseVoided } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { lockItems, moveLocked, moveStock } from '#features/shop/stock/movement.server';
import { differences, piecesByItem } from '#features/shop/stock/stock.rules';
import { customInvoiceRoute } from './custom-invoice.server';
import { invoice } from './invoice.contract';
import {
  comeBackProblems,
  creditedProblem,
  dateProblem,
  debtProblem,
  noteProblem,
  rowProblems,
  saleTotals,
  totalProblem,
} from './invoice.rules';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { invoicePdf } from './invoice-pdf.server';
import type { SalePreview } from './sale.contract';
import { judgeSold, lockSold } from './sold-items.server';
import { returnedOf } from '#features/ledger/credit-note/returned-items.server';
import { voidNotesOf } from '#features/ledger/credit-note/void-notes.server';
import { fixedByNotes, fixedOncePaid, leftToPay } from '#features/ledger/debt/debt.rules';
import { dueDateProblems, isOnlyDue } from '#features/ledger/debt/due.rules';
import { listWithOverdue } from '#features/ledger/debt/due.server';
import { openFilter } from '#features/ledger/debt/open-filter.server';
import { voidReceiptsOf } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { liveReceipts, refuseWithReceipts } from '#features/ledger/debt/live-receipts.server';

type Invoice = typeof invoice;

const from = ({ _id, invoiceNumber }: Row<Invoice>) => ({ kind: 'invoice', _id, number: invoiceNumber }) as const;

/** Edits items, discount, customer and note; what is paid follows from receipts (F7). The stock changes by the difference. */
async function edit(call: Call, stored: Row<Invoice>, values: Edit<Invoice>): Promise<Got<Invoice>> {
  const { items, locked, taken, subTotal } = await judge(call, stored, values);
  await moveLocked(call, locked, differences(taken, piecesByItem(items)), { kind: 'edit', source: from(stored) });
  return change(call, invoice, stored._id, { ...values, subTotal });
}

/** The invoice after an edit, or the refusal of the edit; the call holds the invoice, and its items are locked here. */
async function judge(call: Call, stored: Row<Invoice>, values: Edit<Invoice>) {
  const before = await rowsOf(call, stored._id);
  if (values.dueDate !== undefined) refuseInvalid(dueDateProblems(values.dueDate, dayOf(call, stored)));
  // The day by which it is to be paid is not money.
  if (!isOnlyDue(changedNames({ ...stored, items: before }, values))) await refuseInClosed(call, stored);
  const { items = before, discount = stored.discount, customerID = stored.customerID, note } = values;
  refuseInvalid(rowProblems(items, discount));
  const short = note === stored.note ? undefined : noteProblem(note);
  if (short !== undefined) refuseInvalid({ note: short });
  const sold = saleTotals(items, discount);
  const { subTotal } = sold;
  // What credit notes took off remains taken off (DE2).
  const Total = minus(sold.Total, stored.credited);
  const receipts = await liveReceipts(call, invoiceDebt, stored._id);
  if (customerID !== stored.customerID && receipts > 0) refuseConflict(fixedOncePaid(), 'customerID');
  refuseConflicts(fixedByNotes(['customerID'], stored.credited, stored, { customerID }));
  refuseConflict(creditedProblem(sold.Total, stored.credited), 'discount');
  refuseConflict(totalProblem(Total, stored.amountPaid), 'discount');
  refuseConflict(debtProblem(customerID, leftToPay(Total, stored.amountPaid)), 'customerID');
  refuseConflicts(comeBackProblems(items, await returnedOf(call, stored._id)));
  const taken = piecesByItem(before);
  const locked = await lockSold(call, items, taken);
  const belowCost = judgeSold(locked, items, taken);
  return { items, locked, taken, subTotal, Total, belowCost };
}

function refuseConflicts(conflicts: Errors): void {
  const [first] = Object.values(conflicts);
  if (first !== undefined) refuse(409, first, conflicts);
}

/** The result of an edit; changes nothing. */
async function previewEdit(call: Call, body: unknown): Promise<{ status: true; message: string; info: SalePreview }> {
  const stored: Row<Invoice> = await lock(call, invoice, idOf(call, body));
  refuseVoided(stored);
  const { subTotal, Total, belowCost } = await judge(call, stored, editOf(call, invoice, body));
  return saved('', { subTotal, Total, belowCost });
}

/** Refuses another date: it is not a field of an edit (F7), and must not be ignored in silence. */
async function refuseOtherDate(call: Call, body: unknown): Promise<void> {
  if (!isObject(body)) return;
  const stored = await find(call, invoice, idOf(call, body));
  if (stored) refuseConflict(dateProblem(body.date, stored.date ?? stored.createdAt, call.house.timeZone), 'date');
}

/**
 * Voids an invoice and returns its goods to stock. One with live receipts is refused (R 5.2); the receipts of a walk-in sale are voided
 * with it, because nobody would owe it.
 */
async function voidOne(call: Call, stored: Row<Invoice>, reason: string | null): Promise<Got<Invoice>> {
  const { _id, customerID } = stored;
  await refuseInClosed(call, stored);
  await holdGoods(call, _id);
  if (customerID === null) await voidReceiptsOf(call, _id, reason);
  await refuseWithReceipts(call, invoiceDebt, _id, (count) =>
    counted(
      count,
      'This invoice has {count} receipt: void it first',
      'This invoice has {count} receipts: void them first',
    ),
  );
  await voidNotesOf(call, invoiceDebt, _id, reason);
  const taken = piecesByItem(await rowsOf(call, _id));
  await moveStock(call, taken, { kind: 'void', source: from(stored) });
  return voidRecord(call, invoice, _id, reason);
}

/** Voids an invoice that a call names, and with it a payment that consists of nothing else. */
async function remove(call: Call, stored: Row<Invoice>, reason: string | null): Promise<Got<Invoice>> {
  const voided = await voidOne(call, stored, reason);
  await voidPaymentOfSale(call, stored._id, reason);
  return voided;
}

/** Holds the accounts in which the receipts of an invoice lie: those of a walk-in sale are voided with it. */
async function holdAccountsOf(call: Call, id: string): Promise<void> {
  const own = sql`select "accountID" from ${tableOf(call, 'invoice_receipt')} where "invoiceID" = ${id} and "voidedAt" is null`;
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'money_account')} where _id in (${own}) order by _id for share`,
  );
}

/** Holds the goods of an invoice until the call ends. */
export async function holdGoods(call: Call, id: string): Promise<void> {
  await lockItems(
    call,
    (await rowsOf(call, id)).map(({ itemID }) => itemID),
  );
}

/** Voids the invoice of a payment that is voided; one that is voided already stays as it is. */
export async function voidSale(call: Call, id: string, reason: string | null): Promise<void> {
  const stored: Row<Invoice> = await lock(call, invoice, id);
  if (stored.voidedAt === null) await voidOne(call, stored, reason);
}

/** Refuses to change an invoice dated in closed books (D11). */
async function refuseInClosed(call: Call, stored: Row<Invoice>): Promise<void> {
  await refuseClosed(call, dayOf(call, stored));
}

function dayOf(call: Call, { date, createdAt }: Row<Invoice>): string {
  return dayIn(call.house.timeZone, new Date(date ?? createdAt));
}

async function rowsOf(call: Call, id: string) {
  const [read] = await readRecords(call, invoice, [id]);
  return (read?.items ?? []).map(({ itemID, Quantity, Price }) => ({ itemID: itemID._id, Quantity, Price }));
}

const previewedSale = {
  type: 'object',
  properties: { subTotal: { type: 'number' }, Total: { type: 'number' }, belowCost: { type: 'array' } },
  additionalProperties: false,
};

const records = crud(invoice, {
  optionFilters: openFilter(invoiceDebt),
  list: listWithOverdue(invoice, invoiceDebt),
  // Invoices are only made by the wizard's call.
  without: ['create'],
  update: edit,
  editing: {
    query: ['preview'],
    reply: (usual) => describePreviewed(usual, { info: previewedSale }),
    answer: async (call, usual, body) => {
      await refuseOtherDate(call, body);
      return isPreview(call) ? previewEdit(call, body) : usual(call);
    },
  },
  first: async (call, id) => {
    if (call.request.method === 'DELETE') await holdAccountsOf(call, id);
  },
  remove,
});

export const invoiceRoutes: Route[] = [...records, customInvoiceRoute, invoicePdf];
