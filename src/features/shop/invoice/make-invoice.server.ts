import type { Got } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import { type Call, caller } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { insert } from '#kit/server/write/insert';
import { dueDateProblems, usualDueDate } from '#features/ledger/debt/due.rules';
import { moveLocked } from '#features/shop/stock/movement.server';
import type { LockedItems } from '#features/shop/stock/movement.server';
import { piecesByItem } from '#features/shop/stock/stock.rules';
import { invoice } from './invoice.contract';
import { type SaleRow, saleTotals } from './invoice.rules';
import { judgeSold, lockSold } from './sold-items.server';

/** The goods and the customer; no customer for a walk-in one. */
export interface Goods {
  readonly _id?: string;
  readonly customerID?: string | null | undefined;
  readonly items: readonly SaleRow[];
  readonly discount: Money;
  readonly note?: string | null | undefined;
  readonly dueDate?: string | undefined;
}

/** Makes the invoice of goods that the call has locked and checked, and reduces the stock. */
export async function makeInvoice(
  call: Call,
  goods: Goods,
  { items, soldAt }: { readonly items: LockedItems; readonly soldAt: string },
): Promise<Got<typeof invoice>> {
  const { subTotal } = saleTotals(goods.items, goods.discount);
  const day = dayIn(call.house.timeZone, new Date(soldAt));
  const dueDate = goods.dueDate ?? usualDueDate(day, call.house.paymentDays);
  refuseInvalid(dueDateProblems(dueDate, day));
  const made = await insert(call, invoice, {
    ...goods,
    items: [...goods.items],
    subTotal,
    dueDate,
    date: soldAt,
    userID: caller(call)._id,
  });
  const source = { kind: 'invoice', _id: made._id, number: made.invoiceNumber } as const;
  const taken = [...piecesByItem(goods.items)].map(([itemID, pieces]): [string, number] => [itemID, -pieces]);
  await moveLocked(call, items, new Map(taken), { kind: 'sale', source });
  return made;
}

/** Locks and checks goods, and makes their invoice, dated now. */
export async function sellGoods(call: Call, goods: Goods): Promise<Got<typeof invoice>> {
  const items = await lockSold(call, goods.items);
  judgeSold(items, goods.items);
  return makeInvoice(call, goods, { items, soldAt: call.now.toISOString() });
}
