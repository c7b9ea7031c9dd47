import { supplier } from '#features/shop/supplier/supplier.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { stockItem } from '#features/shop/stock/stock.contract';
import { purchase } from '#features/shop/purchase/purchase.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { customInvoice } from '#features/shop/invoice/sale.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { Goods } from './goods';
import type { PastCalls } from './past-calls.server';
import { type DemoPurchase, type DemoSale, salesPlan } from './sales-plan';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** The number of items that have a button at the counter. */
const quickItems = 6;

/** Buys stock and sells it over the counter, some of it paid later. `customers` returns those who are registered by then. */
export function salesStory(
  { calls, today }: World,
  goods: Goods,
  from: Day,
  customers: () => readonly string[],
): readonly Act[] {
  const items: string[] = [];
  const suppliers: string[] = [];
  const prices: number[] = [];
  const regulars: string[] = [];

  const open = async () => {
    for (const [index, name] of goods.suppliers.entries())
      suppliers.push((await calls.save(supplier.path, { name, phone: `252615800${100 + index}` }))._id);
    for (const regular of goods.regulars) regulars.push((await calls.save(customer.path, regular))._id);
    for (const [index, { itemName, cost, price, lowAt }] of goods.items.entries()) {
      const atCounter = { barcode: `60029740${1000 + index}`, isQuick: index < quickItems };
      const item = { itemName, quantityInStock: 0, purchusePrice: cost, sellingPrice: price, lowAt, ...atCounter };
      items.push((await calls.save(stockItem.path, item))._id);
    }
  };

  const buy = ({ item, supplier, Quantity, purchasePrice, salingPrice }: DemoPurchase) => {
    prices[item] = salingPrice;
    return calls.save(purchase.path, {
      itemID: items[item],
      suplierId: suppliers[supplier],
      Quantity,
      purchasePrice,
      salingPrice,
    });
  };

  const sell = async (sale: DemoSale): Promise<() => Promise<unknown>> => {
    const { rows, discount, customer, paymentMethod, atOnce } = sale;
    const known = [...regulars, ...customers()];
    const customerID = customer === undefined ? undefined : known[customer % known.length];
    const subTotal = rows.reduce(
      (sum, { item, Quantity }) => sum + Math.round((prices[item] ?? 0) * 100) * Quantity,
      0,
    );
    const off = Math.min(discount * 100, subTotal);
    const total = subTotal - off;
    // Unknown customers pay at once.
    const paid = atOnce === 'all' || !customerID ? total : atOnce === 'half' ? Math.floor(total / 2) : 0;
    const { _id, balance } = await calls.save(customInvoice.path, {
      ...(customerID ? { customerID } : {}),
      items: rows.map(({ item, Quantity }) => ({ itemID: items[item], Quantity, Price: prices[item] })),
      discount: off / 100,
      isReceipt: paid > 0,
      ...(paid > 0 ? { amountPaid: paid / 100, paymentMethod } : {}),
    });
    return async () => {
      if (balance === 0) return;
      const body = { invoiceID: _id, customerID, amountPaid: balance, paymentMethod };
      await calls.save(invoiceReceipt.path, { ...body, datePaid: sale.rest });
    };
  };

  const told = salesPlan(goods, addDays(from, 3), today);
  return [
    { on: from, take: open },
    ...told.flatMap((one): Act[] => {
      if (one.does === 'buy') return [{ on: one.on, take: () => buy(one) }];
      let payRest = () => Promise.resolve<unknown>(undefined);
      const sold: Act = {
        on: one.on,
        take: async () => {
          payRest = await sell(one);
        },
      };
      return one.rest === undefined ? [sold] : [sold, { on: one.rest, take: () => payRest() }];
    }),
  ];
}
