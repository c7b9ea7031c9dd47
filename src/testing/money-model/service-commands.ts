import { payment, type Plans } from './command';
import { owedFor, paidOn, takenOff } from './debts';
import { forgetNotes, isFree, isNoted } from './notes';
import { editOf, isPart, isTooLate, landing, receive, removeReceipt } from './receipts';
import { amount, dayBefore, either, live, pick } from './kept';
import { isClosed } from './world';

/** Jobs that are ordered, changed and voided, and what is paid for them beside the counter. */
export const servicePlans: Plans = {
  order: (world, { which, cents }) => {
    const buyer = pick(world.payers, which);
    const printer = world.employees[0]?._id;
    if (!buyer) return undefined;
    const work = { workType: 'print', workStatus: 'none', ProductionEmployeeID: printer, prductionStatus: 'assigned' };
    const job = { serviceName: 'Shop sign', servicePrice: amount(cents), quantity: 1, ...work };
    return {
      call: ['POST', 'service', { customerID: buyer._id, ...job }],
      status: either(isClosed(world, world.day), 409, 200),
      apply: ({ info }) => world.services.push({ _id: info._id, buyer, cents, made: world.day, live: true }),
    };
  },
  editService: (world, { which, other, cents }) => {
    const one = pick(world.services, which);
    if (!one) return undefined;
    const owed = other % 4 ? cents : owedFor(world, one);
    const isMoved = owed !== owedFor(world, one);
    const may = owed >= paidOn(world, one) && !(isMoved && isClosed(world, one.made));
    return {
      call: ['PUT', `service/${one._id}`, { servicePrice: amount(owed) }],
      status: either(one.live && may, 200, 409),
      // The amount sent is what is owed from now on; the amount charged changes with it.
      apply: () => (one.cents = owed + takenOff(world, one)),
    };
  },
  voidService: (world, { which }) => {
    const one = pick(world.services, which);
    if (!one) return undefined;
    const isPaid = live(world.serviceReceipts).some(({ of }) => of === one);
    return {
      call: ['DELETE', `service/${one._id}`],
      status: either(one.live && !isClosed(world, one.made) && !isPaid && !isNoted(world, one), 200, 409),
      apply: () => {
        forgetNotes(world, one);
        one.live = false;
      },
    };
  },
  payService: (world, dice) => {
    const { which, daysAgo, other } = dice;
    const one = pick(world.services, which);
    if (!one) return undefined;
    const left = owedFor(world, one) - paidOn(world, one);
    const cents = payment(dice, left);
    const date = dayBefore(world.day, daysAgo);
    const box = other % 4 === 0 ? pick(world.boxes, which) : undefined;
    const fits = cents <= left && !isTooLate(world, date, box);
    const body = { serviceID: one._id, customerID: one.buyer._id, AmountPaid: amount(cents), datePaid: date };
    return {
      call: ['POST', 'serviceReceipt', { ...body, ...landing(box) }],
      status: !one.live || cents === 0 ? 400 : either(fits, 200, 409),
      apply: ({ info }) => receive(world, { of: one, cents, date, _id: info._id, box }),
    };
  },
  editServiceReceipt: (world, dice) => {
    const one = pick(world.serviceReceipts, dice.which);
    if (!one) return undefined;
    const left = owedFor(world, one.of) - paidOn(world, one.of) + (one.live ? one.cents : 0);
    const cents = payment(dice, left);
    const fits = cents <= left && paidOn(world, one.of) - one.cents + cents >= 0;
    return editOf(world, one, { cents, date: dayBefore(world.day, dice.daysAgo), fits, field: 'AmountPaid' });
  },
  voidServiceReceipt: (world, { which }) => {
    const one = pick(world.serviceReceipts, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', `serviceReceipt/${one._id}`],
      status: either(one.live && !isPart(one) && !isClosed(world, one.date) && isFree(world, one), 200, 409),
      apply: () => removeReceipt(world, one),
    };
  },
};
