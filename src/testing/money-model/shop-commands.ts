import { payment, type Plans } from './command';
import {
  amount,
  dayBefore,
  either,
  type Invoice,
  isClosed,
  live,
  paidOn,
  pick,
  post,
  postingOf,
  type Purchase,
  sum,
  totalOf,
  type World,
} from './world';

/** Some of the first item and some of the second. */
const split = (pieces: number): readonly number[] => [pieces % 4, Math.floor(pieces / 4)];
const rowsOf = (world: World, pieces: readonly number[], price: number) =>
  pieces.flatMap((Quantity, nth) =>
    Quantity > 0 ? [{ itemID: world.items[nth]?._id, Quantity, Price: amount(price) }] : [],
  );
const take = (world: World, pieces: readonly number[]) =>
  pieces.forEach((count, nth) => {
    const item = world.items[nth];
    if (item) item.pieces -= count;
  });
const fits = (world: World, pieces: readonly number[]) =>
  pieces.every((count, nth) => count <= (world.items[nth]?.pieces ?? 0));
const newestOf = (world: World, item: number) => live(world.purchases).findLast((one) => one.item === item);

/** Does something with purchases; the item takes the prices of its newest live one where that changed (F9). */
function followed(world: World, item: number, change: () => void): void {
  const said = () => JSON.stringify(newestOf(world, item), ['_id', 'cost', 'price']);
  const before = said();
  change();
  const [newest, of] = [newestOf(world, item), world.items[item]];
  if (newest && of && said() !== before) Object.assign(of, { cost: newest.cost, price: newest.price });
}

/** The expense of a purchase; what cost nothing has none. */
function keepPosted(world: World, purchase: Purchase, before: number): void {
  const cents = purchase.live ? purchase.cost * purchase.pieces : 0;
  if (before === 0 && cents > 0)
    post(world, { side: 'expense', type: 'purchase', cents, date: purchase.made, source: purchase });
  if (before > 0 && cents === 0) postingOf(world, purchase).live = false;
  if (before > 0 && cents > 0) postingOf(world, purchase).cents = cents;
}

function receive(world: World, of: Invoice, cents: number, date: string, _id: string): void {
  const made = { no: ++world.last.invoiceReceipt, _id, of, cents, date, live: true };
  world.invoiceReceipts.push(made);
  post(world, { side: 'income', type: 'Sales Income', cents, date, source: made });
}

export const shopPlans: Plans = {
  buy: (world, { which, pieces, cents, other }) => {
    const item = which % world.items.length;
    const values = {
      suplierId: world.suplierId,
      Quantity: pieces,
      purchasePrice: amount(cents),
      salingPrice: amount(cents + other),
    };
    return {
      call: ['POST', 'purchase', { itemID: world.items[item]?._id, ...values }],
      status: pieces === 0 ? 400 : either(isClosed(world, world.day), 409, 200),
      apply: ({ info }) => {
        const made: Purchase = {
          _id: info._id,
          item,
          pieces,
          cost: cents,
          price: cents + other,
          made: world.day,
          live: true,
        };
        followed(world, item, () => world.purchases.push(made));
        take(
          world,
          world.items.map((_, nth) => (nth === item ? -pieces : 0)),
        );
        keepPosted(world, made, 0);
      },
    };
  },
  editPurchase: (world, { which, pieces, cents }) => {
    const one = pick(world.purchases, which);
    if (!one) return undefined;
    const more = world.items.map((_, nth) => (nth === one.item ? one.pieces - pieces : 0));
    const may = !isClosed(world, one.made) && fits(world, more);
    return {
      call: ['PUT', `purchase/${one._id}`, { Quantity: pieces, purchasePrice: amount(cents) }],
      status: !one.live ? 409 : pieces === 0 ? 400 : either(may, 200, 409),
      apply: () => {
        const before = one.cost * one.pieces;
        followed(world, one.item, () => Object.assign(one, { pieces, cost: cents }));
        take(world, more);
        keepPosted(world, one, before);
      },
    };
  },
  voidPurchase: (world, { which }) => {
    const one = pick(world.purchases, which);
    if (!one) return undefined;
    const back = world.items.map((_, nth) => (nth === one.item ? one.pieces : 0));
    return {
      call: ['DELETE', `purchase/${one._id}`],
      status: either(one.live && !isClosed(world, one.made) && fits(world, back), 200, 409),
      apply: () => {
        followed(world, one.item, () => (one.live = false));
        take(world, back);
        keepPosted(world, one, one.cost * one.pieces);
      },
    };
  },
  correctStock: (world, { which, pieces }) => {
    const item = pick(world.items, which);
    return {
      call: ['PUT', `stock/${item?._id}`, { quantityInStock: pieces }],
      status: 200,
      apply: () => item && (item.pieces = pieces),
    };
  },
  sell: (world, { which, pieces: dice, cents: price, other: discount }) => {
    const pieces = split(dice);
    const known = which % 3 > 0;
    const total = totalOf({ pieces, price, discount });
    const paysNow = which % 2 === 0 && total > 0;
    const paying = known ? Math.ceil(total / 2) : total;
    const wrong = dice === 0 || total < 0 || (!known && !paysNow && total > 0);
    const how = paysNow ? { isReceipt: true, amountPaid: amount(paying) } : { isReceipt: false };
    return {
      call: [
        'POST',
        'invoice/customInvoice',
        {
          ...(known ? { customerID: world.customerID } : {}),
          items: rowsOf(world, pieces, price),
          discount: amount(discount),
          ...how,
        },
      ],
      status: wrong ? 400 : either(!isClosed(world, world.day) && fits(world, pieces), 200, 409),
      apply: ({ currentinvoice, receiptData }) => {
        const made: Invoice = {
          no: ++world.last.invoice,
          _id: currentinvoice._id,
          known,
          pieces,
          price,
          discount,
          made: world.day,
          live: true,
        };
        world.invoices.push(made);
        take(world, pieces);
        if (paysNow) receive(world, made, paying, world.day, receiptData._id);
      },
    };
  },
  editInvoice: (world, { which, pieces: dice, cents: price }) => {
    const one = pick(world.invoices, which);
    // An invoice without rows is refused as a body: selling shows that.
    if (!one || dice === 0) return undefined;
    const pieces = split(dice);
    const total = totalOf({ pieces, price, discount: one.discount });
    const more = pieces.map((count, nth) => count - (one.pieces[nth] ?? 0));
    const paid = paidOn(world, one);
    const conflicts = total < paid || (!one.known && total > paid) || !fits(world, more);
    return {
      call: ['PUT', `invoice/${one._id}`, { items: rowsOf(world, pieces, price) }],
      status: !one.live || isClosed(world, one.made) ? 409 : total < 0 ? 400 : either(conflicts, 409, 200),
      apply: () => {
        Object.assign(one, { pieces, price });
        take(world, more);
      },
    };
  },
  returnStock: (world, { which }) => {
    const one = pick(world.invoices, which);
    if (!one) return undefined;
    const received = live(world.invoiceReceipts).filter(({ of }) => of === one);
    const stays = one.known ? received.length > 0 : received.some(({ date }) => isClosed(world, date));
    return {
      call: ['DELETE', `invoice/${one._id}`],
      status: either(one.live && !stays && !isClosed(world, one.made), 200, 409),
      apply: () => {
        one.live = false;
        for (const gone of received.flatMap((receipt) => [postingOf(world, receipt), receipt])) gone.live = false;
        take(
          world,
          one.pieces.map((count) => -count),
        );
      },
    };
  },
  payInvoice: (world, dice) => {
    const { which, daysAgo } = dice;
    const one = pick(world.invoices, which);
    if (!one) return undefined;
    const date = dayBefore(world.day, daysAgo);
    const rest = totalOf(one) - paidOn(world, one);
    const cents = payment(dice, rest);
    const may = !isClosed(world, date) && (one.known ? cents <= rest : cents === rest);
    const body = { invoiceID: one._id, amountPaid: amount(cents), datePaid: date };
    return {
      call: ['POST', 'receipt', one.known ? { ...body, customerID: world.customerID } : body],
      status: !one.live || cents === 0 ? 400 : either(may, 200, 409),
      apply: ({ info }) => receive(world, one, cents, date, info._id),
    };
  },
  editInvoiceReceipt: (world, dice) => {
    const { which, daysAgo } = dice;
    const one = pick(world.invoiceReceipts, which);
    if (!one) return undefined;
    const of = world.invoices.find((invoice) => invoice === one.of);
    const date = dayBefore(world.day, daysAgo);
    const rest = of
      ? totalOf(of) -
        sum(live(world.invoiceReceipts).flatMap((other) => (other.of === of && other !== one ? [other.cents] : [])))
      : 0;
    const cents = payment(dice, rest);
    const may = cents <= rest && (of?.known === true || cents === one.cents || cents === rest);
    const open = !isClosed(world, one.date) && !isClosed(world, date);
    return {
      call: ['PUT', `receipt/${one._id}`, { amountPaid: amount(cents), datePaid: date }],
      status: !one.live ? 409 : cents === 0 ? 400 : either(open && may, 200, 409),
      apply: () => {
        Object.assign(one, { cents, date });
        Object.assign(postingOf(world, one), { cents, date });
      },
    };
  },
  voidInvoiceReceipt: (world, { which }) => {
    const one = pick(world.invoiceReceipts, which);
    if (!one) return undefined;
    const isKnown = world.invoices.some((sold) => sold === one.of && sold.known);
    return {
      call: ['DELETE', `receipt/${one._id}`],
      status: either(one.live && isKnown && !isClosed(world, one.date), 200, 409),
      apply: () => {
        postingOf(world, one).live = false;
        one.live = false;
      },
    };
  },
};
