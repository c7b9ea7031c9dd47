import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuse, refuseInvalid, refuseField } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { CreditNote } from '#features/ledger/credit-note/credit-note.contract';
import type { CreditedDebt } from '#features/ledger/credit-note/credit-note.rules';
import { returnedOf } from '#features/ledger/credit-note/returned-items.server';
import { moveStock } from '#features/shop/stock/movement.server';
import { amountOfGoods, piecesProblem, type SoldGoods, type SoldRow } from './goods.rules';

/** Goods that come back. */
export interface BackItem {
  readonly itemID: string;
  readonly Quantity: number;
  readonly restock: boolean;
}

/** The amount credited for goods of an invoice, which the call holds; refuses goods that were not sold with it, or came back before. */
export async function judgeGoods(call: Call, debt: CreditedDebt, items: readonly BackItem[]): Promise<Money> {
  const goods = await soldBy(call, debt);
  const known = new Set(goods.rows.map(({ itemID }) => itemID));
  const foreign = items.flatMap(({ itemID }, index) =>
    known.has(itemID) ? [] : [[`items.${index}.itemID`, t('This invoice has no such item')]],
  );
  refuseInvalid(Object.fromEntries(foreign));
  const wanted = new Map<string, number>();
  for (const { itemID, Quantity } of items) wanted.set(itemID, (wanted.get(itemID) ?? 0) + Quantity);
  const back = [...wanted].map(([itemID, Quantity]) => ({ itemID, Quantity }));
  const short = items.flatMap(({ itemID }, index) => {
    const problem = piecesProblem(goods, { itemID, Quantity: wanted.get(itemID) ?? 0 });
    return problem === undefined ? [] : [[`items.${index}.Quantity`, problem] as const];
  });
  const [first] = short;
  if (first) refuse(409, first[1], Object.fromEntries(short));
  const amount = amountOfGoods(goods, back);
  if (amount === 0) refuseField(409, 'items', t('Nothing is owed for these goods'));
  return amount;
}

async function soldBy(call: Call, { _id, owed }: CreditedDebt): Promise<SoldGoods> {
  const rows = await askPrepared<SoldRow & { readonly subTotal: Money; readonly totalGross: Money }>(
    call.db,
    sql`select l."itemID", s."itemName", l."Quantity", l."Price", i."subTotal", i."totalGross"
      from ${tableOf(call, 'invoice_item')} l join ${tableOf(call, 'invoice')} i on i._id = l."invoiceID"
      join ${tableOf(call, 'stock_item')} s on s._id = l."itemID" where i._id = ${_id} order by l.position`,
  );
  const [{ subTotal, totalGross } = { subTotal: owed, totalGross: owed }] = rows;
  return { rows, returned: await returnedOf(call, _id), subTotal, totalGross, owed };
}

/** Returns what came back to stock; spoilt goods stay out. */
export async function restock(call: Call, note: CreditNote): Promise<void> {
  await moveStock(call, piecesOf(note, 1), { kind: 'return', source: from(note) });
}

/** Takes out of stock, when a credit note is voided, what it had put back: 409 where that is gone. */
export async function takeOut(call: Call, note: CreditNote): Promise<void> {
  await moveStock(call, piecesOf(note, -1), { kind: 'void', source: from(note) });
}

function piecesOf({ items }: CreditNote, side: 1 | -1): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { itemID, Quantity, restock: comesBack } of items)
    if (comesBack) pieces.set(itemID._id, (pieces.get(itemID._id) ?? 0) + side * Quantity);
  return pieces;
}

const from = ({ _id, creditNoteNo }: CreditNote) => ({ kind: 'creditNote', _id, number: creditNoteNo }) as const;
