import { randomBytes } from 'node:crypto';
import type { Movement, StockItemRead } from '#features/shop/stock/movement.contract';
import type { customer } from '#features/shop/customer/customer.contract';
import type { invoice } from '#features/shop/invoice/invoice.contract';
import type { purchase } from '#features/shop/purchase/purchase.contract';
import type { stockItem } from '#features/shop/stock/stock.contract';
import type { supplier } from '#features/shop/supplier/supplier.contract';
import type { Brand } from '#house/brand/brand.contract';
import type { Got } from '#kit/contract/entity';
import { type Answer, expectSaved, type TestApp } from './test-app';

export type Purchase = Got<typeof purchase>;
export type Item = Got<typeof stockItem>;

export type Invoice = Got<typeof invoice>;
type SoldRow = readonly [item: { readonly _id: string }, Quantity: unknown, Price?: unknown];
type Values = Readonly<Record<string, unknown>>;

/** Records and calls of the shop's counter as a test makes them; what matters to a test is passed in. */
export interface ShopSales {
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token?: string): Promise<Answer>;
  item(values?: Values): Promise<Item>;
  supplier(values?: Values): Promise<Got<typeof supplier>>;
  customer(values?: Values): Promise<Got<typeof customer>>;
  /** Sells items (item, quantity, price) by the wizard's call; as due unless told otherwise. */
  sell(rows: readonly SoldRow[], values?: Values): Promise<Answer>;
  pay(invoice: Pick<Invoice, '_id' | 'customerID'>, amountPaid: unknown, values?: Values): Promise<Answer>;
  invoice(id: string): Promise<Invoice>;
  buy(item: { readonly _id: string }, values?: Values): Promise<Answer>;
  /** The statement, voided rows left out: type, name and amount of each row, oldest first. */
  statement(): Promise<string[]>;
  /** An item as it is now, with its newest movements. */
  read(item: { readonly _id: string }): Promise<StockItemRead>;
  /** What moved an item, oldest first: kind and quantity. */
  movements(item: { readonly _id: string }): Promise<string[]>;
}

export function shopSales(app: Pick<TestApp, 'call'>, token: string, brand: Brand = 'decoration'): ShopSales {
  const call: ShopSales['call'] = (method, path, body, as = token) =>
    app.call(method, path, { token: as, brand, ...(body === undefined ? {} : { body }) });
  const save = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;
  const read = async ({ _id }: { readonly _id: string }): Promise<StockItemRead> =>
    (await call('GET', `stock/${_id}`)).body;
  const sales: ShopSales = {
    call,
    read,
    item: (values = {}) =>
      save('stock', {
        itemName: `A4 paper ${once()}`,
        quantityInStock: 10,
        purchusePrice: 3,
        sellingPrice: 4.5,
        ...values,
      }),
    supplier: (values = {}) => save('suplier', { name: `Bakaaro Papers ${once()}`, phone: '252615550404', ...values }),
    customer: (values = {}) =>
      save('customers', { name: 'Amina Warsame', phone: '252615550101', gender: 'female', ...values }),
    sell: (rows, values = {}) =>
      call('POST', 'invoice/customInvoice', {
        items: rows.map(([{ _id }, Quantity, Price = 5]) => ({ itemID: _id, Quantity, Price })),
        discount: 0,
        isReceipt: false,
        ...values,
      }),
    pay: ({ _id, customerID }, amountPaid, values = {}) =>
      call('POST', 'receipt', {
        invoiceID: _id,
        customerID: customerID?._id,
        amountPaid,
        datePaid: '2026-03-10',
        ...values,
      }),
    invoice: async (id) => (await call('GET', `invoice/${id}`)).body,
    buy: async (item, values = {}) =>
      call('POST', 'purchase', {
        itemID: item._id,
        suplierId: values.suplierId ?? (await sales.supplier())._id,
        Quantity: 10,
        purchasePrice: 3,
        salingPrice: 5,
        ...values,
      }),
    statement: async () =>
      (await call('GET', 'transection')).body.map((row: { type: string; name: string; amount: number }) =>
        [row.type, row.name, row.amount].join(' '),
      ),
    movements: async (item) =>
      (await read(item)).movements.map(({ kind, quantity }: Movement) => `${kind} ${quantity}`).toReversed(),
  };
  return sales;
}

/** A print shop of its own, on 10 March 2026, that sells. */
export interface SalesCounter {
  readonly app: TestApp;
  readonly owner: string;
  readonly shop: ShopSales;
}

export async function startSales(app: TestApp): Promise<SalesCounter> {
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const owner = await app.setUp('decoration');
  return { app, owner, shop: shopSales(app, owner) };
}

function once(): string {
  return randomBytes(4).toString('hex');
}
