import { payment, type Plans } from './command';
import { fits, putBack, rowsOf, sellGoods, split, take } from './goods';
import { cameBack, forgetNotes, givenBack, isFree, isNoted } from './notes';
import { editOf, isPart, isTooLate, landing, receive, removeReceipt } from './receipts';
import { post, postingOf } from './statement';
import { owedFor, paidOn, takenOff, totalOf } from './debts';
import { amount, dayBefore, either, live, pick, sum } from './kept';
import { type Invoice, isClosed, type Purchase, type World } from './world';

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
    const buyer = which % 3 > 0 ? pick(world.payers, which) : undefined;
    const total = totalOf({ pieces, price, discount });
    const paysNow = which % 2 === 0 && total > 0;
    const paying = buyer ? Math.ceil(total / 2) : total;
    const wrong = dice === 0 || total < 0 || (!buyer && !paysNow && total > 0);
    const how = paysNow ? { isReceipt: true, amountPaid: amount(paying) } : { isReceipt: false };
    return {
      call: [
        'POST',
        'invoice/customInvoice',
        {
          ...(buyer ? { customerID: buyer._id } : {}),
          items: rowsOf(world, pieces, price),
          discount: amount(discount),
          ...how,
        },
      ],
      status: wrong ? 400 : either(!isClosed(world, world.day) && fits(world, pieces), 200, 409),
      apply: ({ currentinvoice, receiptData }) => {
        const of = sellGoods(world, { pieces, price, discount, buyer }, currentinvoice._id);
        if (paysNow) receive(world, { of, cents: paying, date: world.day, _id: receiptData._id });
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
    const off = takenOff(world, one);
    const isShort = cameBack(world, one).some((back, nth) => (pieces[nth] ?? 0) < back);
    const owed = total - off;
    const conflicts = owed < paid || (!one.buyer && owed > paid) || isShort || !fits(world, more);
    return {
      call: ['PUT', `invoice/${one._id}`, { items: rowsOf(world, pieces, price) }],
      status: !one.live || isClosed(world, one.made) ? 409 : total < 0 ? 400 : either(conflicts, 409, 200),
      apply: () => {
        Object.assign(one, { pieces, price });
        take(world, more);
      },
    };
  },
  /** With a walk-in sale goes what was paid for it; a payment that was nothing but this sale goes too (CO10). */
  returnStock: (world, { which }) => {
    const one = pick(world.invoices, which);
    if (!one) return undefined;
    const received = receivedOf(world, one);
    const stays = one.buyer
      ? received.length > 0
      : received.some((receipt) => isClosed(world, receipt.date) || isPart(receipt)) || givenBack(world, one) > 0;
    return {
      call: ['DELETE', `invoice/${one._id}`],
      status: either(one.live && !stays && !isClosed(world, one.made) && !isNoted(world, one), 200, 409),
      apply: () => {
        forgetNotes(world, one);
        for (const receipt of received) removeReceipt(world, receipt);
        const nothingElse = live(world.payments).find(({ sale, parts }) => sale === one && parts === 0);
        if (nothingElse) nothingElse.live = false;
        one.live = false;
        putBack(world, one);
      },
    };
  },
  payInvoice: (world, dice) => {
    const { which, daysAgo, other } = dice;
    const one = pick(world.invoices, which);
    if (!one) return undefined;
    const date = dayBefore(world.day, daysAgo);
    const box = other % 4 === 0 ? pick(world.boxes, which) : undefined;
    const rest = owedFor(world, one) - paidOn(world, one);
    const cents = payment(dice, rest);
    const may = !isTooLate(world, date, box) && (one.buyer ? cents <= rest : cents === rest);
    const body = { invoiceID: one._id, amountPaid: amount(cents), datePaid: date, ...(box ? landing(box) : {}) };
    return {
      call: ['POST', 'receipt', one.buyer ? { ...body, customerID: one.buyer._id } : body],
      status: !one.live || cents === 0 ? 400 : either(may, 200, 409),
      apply: ({ info }) => receive(world, { of: one, cents, date, _id: info._id, box }),
    };
  },
  editInvoiceReceipt: (world, dice) => {
    const { which, daysAgo } = dice;
    const one = pick(world.invoiceReceipts, which);
    if (!one) return undefined;
    const of = world.invoices.find((invoice) => invoice === one.of);
    const date = dayBefore(world.day, daysAgo);
    const beside = of ? receivedOf(world, of).filter((other) => other !== one) : [];
    const back = of ? givenBack(world, of) : 0;
    const rest = of ? owedFor(world, of) + back - sum(beside.map(({ cents }) => cents)) : 0;
    const cents = payment(dice, rest);
    const stays = of !== undefined && paidOn(world, of) - (one.live ? one.cents : 0) + cents >= 0;
    const may = stays && cents <= rest && (of?.buyer !== undefined || cents === one.cents || cents === rest);
    return editOf(world, one, { cents, date, fits: may, field: 'amountPaid' });
  },
  voidInvoiceReceipt: (world, { which }) => {
    const one = pick(world.invoiceReceipts, which);
    if (!one) return undefined;
    const isKnown = world.invoices.some((sold) => sold === one.of && sold.buyer);
    return {
      call: ['DELETE', `receipt/${one._id}`],
      status: either(one.live && isKnown && !isPart(one) && !isClosed(world, one.date) && isFree(world, one), 200, 409),
      apply: () => removeReceipt(world, one),
    };
  },
};

const receivedOf = (world: World, invoice: Invoice) => live(world.invoiceReceipts).filter(({ of }) => of === invoice);
