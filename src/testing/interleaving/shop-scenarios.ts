import { expectSaved, type TestApp } from '#testing/test-app';
import { type Invoice, type Item, type Purchase, shopSales } from '#testing/shop-sales';
import type { Scenario } from './scenario';

const brand = 'decoration';

/** The scenarios of the shop's counter and store at the same moment. */
export async function shopScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const shop = shopSales(app, token);
  const { call } = shop;
  const { _id: customerID } = await shop.customer();
  const { _id: suplierId } = await shop.supplier();
  const known = { customerID };
  const sold = async (item: Item, pieces: number): Promise<Invoice> =>
    (await expectSaved(shop.sell([[item, pieces]], known))).body.info;
  const bought = async (item: Item, Quantity: number): Promise<Purchase> =>
    (await expectSaved(shop.buy(item, { suplierId, Quantity }))).body.info;
  const rows = (item: Item, Quantity: number) => ({ items: [{ itemID: item._id, Quantity, Price: 5 }] });
  return [
    {
      name: 'sell ‖ sell',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const item = await shop.item({ quantityInStock: 3 + variant });
        return [() => shop.sell([[item, 2]], known), () => shop.sell([[item, 2]], known)];
      },
    },
    {
      name: 'sell two items ‖ sell them in the other order, paid at once',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [one, two] = [await shop.item({ quantityInStock: 3 + variant }), await shop.item({ quantityInStock: 3 })];
        const now = { isReceipt: true, amountPaid: 15 };
        return [
          () =>
            shop.sell(
              [
                [one, 2],
                [two, 1],
              ],
              now,
            ), // prettier keeps pairs apart
          () =>
            shop.sell(
              [
                [two, 1],
                [one, 2],
              ],
              now,
            ),
        ];
      },
    },
    {
      name: 'sell ‖ edit an invoice ‖ correct the stock',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const item = await shop.item({ quantityInStock: 4 });
        const { _id } = await sold(item, 2);
        return [
          () => shop.sell([[item, 1 + variant]], known),
          () => call('PUT', `invoice/${_id}`, rows(item, 4)),
          () => call('PUT', `stock/${item._id}`, { quantityInStock: 3 }),
        ];
      },
    },
    {
      name: 'void a purchase ‖ sell',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const item = await shop.item({ quantityInStock: variant });
        const { _id } = await bought(item, 4);
        return [() => call('DELETE', `purchase/${_id}`), () => shop.sell([[item, 3]], known)];
      },
    },
    {
      name: 'edit a purchase ‖ buy ‖ void a purchase',
      brand,
      variants: 1,
      arrange: async () => {
        const item = await shop.item({ quantityInStock: 0 });
        const { _id } = await bought(item, 4);
        return [
          () => call('PUT', `purchase/${_id}`, { Quantity: 2, purchasePrice: 7 }),
          () => shop.buy(item, { suplierId, Quantity: 3, purchasePrice: 4, salingPrice: 6 }),
          () => call('DELETE', `purchase/${_id}`),
        ];
      },
    },
    {
      name: 'pay an invoice ‖ pay it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const due = await sold(await shop.item(), 4);
        return [() => shop.pay(due, 12 - 2 * variant), () => shop.pay(due, 12 - 2 * variant)];
      },
    },
    {
      name: 'edit an invoice ‖ pay it ‖ void it',
      brand,
      variants: 1,
      arrange: async () => {
        const item = await shop.item();
        const due = await sold(item, 4);
        return [
          () => call('PUT', `invoice/${due._id}`, rows(item, 2)),
          () => shop.pay(due, 15),
          () => call('DELETE', `invoice/${due._id}`),
        ];
      },
    },
    {
      name: 'void an invoice ‖ sell',
      brand,
      variants: 1,
      arrange: async () => {
        const item = await shop.item({ quantityInStock: 3 });
        const { _id } = await sold(item, 2);
        return [() => call('DELETE', `invoice/${_id}`), () => shop.sell([[item, 2]], known)];
      },
    },
    {
      name: 'void a receipt ‖ edit its invoice',
      brand,
      variants: 1,
      arrange: async () => {
        const item = await shop.item();
        const due = await sold(item, 4);
        const { _id } = (await expectSaved(shop.pay(due, 15))).body.info;
        return [() => call('DELETE', `receipt/${_id}`), () => call('PUT', `invoice/${due._id}`, rows(item, 2))];
      },
    },
    {
      name: 'void a walk-in sale ‖ edit its receipt ‖ void its receipt',
      brand,
      variants: 1,
      arrange: async () => {
        const paid = { isReceipt: true, amountPaid: 10 };
        const { currentinvoice, receiptData } = (await expectSaved(shop.sell([[await shop.item(), 2]], paid))).body;
        return [
          () => call('DELETE', `invoice/${currentinvoice._id}`),
          () => call('PUT', `receipt/${receiptData._id}`, { datePaid: '2026-03-09' }),
          () => call('DELETE', `receipt/${receiptData._id}`),
        ];
      },
    },
    {
      name: 'delete an item ‖ buy it ‖ sell it',
      brand,
      variants: 1,
      arrange: async () => {
        const item = await shop.item({ quantityInStock: 2 });
        return [
          () => call('DELETE', `stock/${item._id}`),
          () => shop.buy(item, { suplierId }),
          () => shop.sell([[item, 1]], known),
        ];
      },
    },
  ];
}
