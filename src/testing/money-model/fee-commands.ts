import { payment, type Plans } from './command';
import { creditOf } from './credit';
import { fit } from './instalments';
import { credit, forgetNotes, isFree, isNoted } from './notes';
import { editOf, isPart, isTooLate, landing, receive, removeReceipt } from './receipts';
import { owedFor, paidOn, takenOff } from './debts';
import { amount, dayBefore, either, live, monthOf, pick } from './kept';
import { type Document, isClosed, type Receipt, type Seat, type World } from './world';

const taken = ({ seats }: World, student: number, place: number) =>
  seats.find((one) => one.active && one.student === student && one.place === place);

function owe(world: World, seat: Seat, cents: number, month?: string): void {
  if (cents === 0) return;
  world.fees.push({
    no: ++world.last.fee,
    _id: '',
    cents,
    made: world.day,
    seat,
    student: seat.student,
    month,
    live: true,
  });
  const made = world.fees.at(-1);
  if (made) reduce(world, made);
}

/** Takes discounts off a fee that was just charged, but for a month that ended before them: each of the whole, together no more than that (FE4). */
function reduce(world: World, fee: Document): void {
  const due = fee.month ?? fee.made;
  for (const { student, hundredths, since } of world.discounts) {
    const isMeant = student === fee.student && since.slice(0, due.length) <= due;
    const wanted = isMeant ? Math.floor((2 * fee.cents * hundredths + 10_000) / 20_000) : 0;
    const cents = Math.min(wanted, owedFor(world, fee));
    if (cents > 0) credit(world, { of: fee, date: world.day }, cents, '');
  }
}

/** Whether a student owes a month of a class already, by whichever seat (D1). */
const isCharged = (world: World, { student, place }: Pick<Seat, 'student' | 'place'>, month: string) =>
  live(world.fees).some(({ seat, ...fee }) => fee.month === month && seat?.student === student && seat.place === place);

/** Active seats that do not owe a month yet (R 5.5). */
const uncharged = (world: World, month: string, place?: number) =>
  world.seats.filter(
    (seat) => seat.active && (place === undefined || seat.place === place) && !isCharged(world, seat, month),
  );

/** The most that a receipt may be of: what is left of its fee beside it. */
const owedBefore = (world: World, one: Receipt) =>
  owedFor(world, one.of) - paidOn(world, one.of) + (one.live ? one.cents : 0);

/** Pays the fees of these students from their credit, the oldest fee first (CO13). */
function payFromCredit(world: World, students: readonly number[]): void {
  if (!world.usesCredit) return;
  for (const fee of live(world.fees)) {
    const payer = students.includes(fee.student) ? world.payers[fee.student] : undefined;
    const cents = payer ? Math.min(creditOf(world, payer), owedFor(world, fee) - paidOn(world, fee)) : 0;
    if (cents > 0) receive(world, { of: fee, cents, date: world.day, credit: payer });
  }
}

const receiptsOf = (world: World, of: Document) => live(world.feeReceipts).filter((one) => one.of === of);

export const feePlans: Plans = {
  enrol: (world, { which, other, cents, daysAgo }) => {
    const [student, place] = [which % world.students.length, other % world.places.length];
    const into = world.places[place];
    const monthly = daysAgo > 20;
    const items = monthly
      ? [{ feeName: 'Month', feetype: 'monthlyfee' }]
      : [{ feeName: 'Book', feetype: 'bookfee', feeAmount: amount(cents) }];
    const charges = monthly ? 4_000 : cents;
    const isTwice = monthly && isCharged(world, { student, place }, monthOf(world.day));
    const isTaken = taken(world, student, place) !== undefined;
    const refused = isTaken || isTwice || (charges > 0 && isClosed(world, world.day));
    return {
      call: [
        'POST',
        'Enrollment',
        {
          studentID: world.students[student],
          courseID: into?.courseID,
          classID: into?._id,
          Amount: '40',
          feeItems: items,
        },
      ],
      status: either(refused, 409, 200),
      apply: ({ info }) => {
        const seat: Seat = { _id: info._id, student, place, cents: 4_000, active: true };
        world.seats.push(seat);
        owe(world, seat, charges, monthly ? monthOf(world.day) : undefined);
        if (charges > 0) payFromCredit(world, [student]);
      },
    };
  },
  chargeMonth: (world, { which, other }) => {
    const month = other % 2 ? '2026-02' : monthOf(world.day);
    const all = which % 3 === 0;
    const place = which % world.places.length;
    const feeBody = { feetype: 'monthlyfee', feeName: 'Month', feeMonth: month };
    return {
      call: all
        ? ['POST', 'fee/allClasses', feeBody]
        : ['POST', 'fee', { ...feeBody, classID: world.places[place]?._id }],
      status: either(isClosed(world, world.day), 409, 200),
      apply: () => {
        for (const seat of uncharged(world, month, all ? undefined : place)) owe(world, seat, seat.cents, month);
        const reached = world.seats.filter((seat) => seat.active && (all || seat.place === place));
        payFromCredit(
          world,
          reached.map(({ student }) => student),
        );
      },
    };
  },
  charge: (world, { which, other, cents }) => {
    const chosen = pick(world.seats, which);
    const anyone = { student: which % world.students.length, place: other % world.places.length };
    const { student, place } = which % 4 > 0 && chosen ? chosen : anyone;
    const seat = world.seats.findLast((one) => one.student === student && one.place === place);
    return {
      call: [
        'POST',
        'fee/generateFeeSingleStudent',
        {
          feetype: 'workshop',
          feeName: 'Robotics',
          classID: world.places[place]?._id,
          studentID: world.students[student],
          feeAmount: amount(cents),
        },
      ],
      status: cents === 0 || !seat ? 400 : either(isClosed(world, world.day), 409, 200),
      apply: () => {
        if (seat) owe(world, seat, cents);
        payFromCredit(world, [student]);
      },
    };
  },
  payFee: (world, dice) => {
    const { which, daysAgo, other } = dice;
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    const left = owedFor(world, fee) - paidOn(world, fee);
    const cents = payment(dice, left);
    const date = dayBefore(world.day, daysAgo);
    const box = other % 4 === 0 ? pick(world.boxes, which) : undefined;
    const fits = cents <= left && !isTooLate(world, date, box);
    const body = { feeID: fee._id, studentID: world.students[fee.student], AmountPaid: amount(cents), datePaid: date };
    return {
      call: ['POST', 'receipt', { ...body, ...landing(box) }],
      status: !fee.live || cents === 0 ? 400 : either(fits, 200, 409),
      apply: ({ info }) => receive(world, { of: fee, cents, date, _id: info._id, box }),
    };
  },
  editFeeReceipt: (world, dice) => {
    const { which, daysAgo } = dice;
    const one = pick(world.feeReceipts, which);
    if (!one) return undefined;
    const cents = payment(dice, owedBefore(world, one));
    const fits = cents <= owedBefore(world, one) && paidOn(world, one.of) - one.cents + cents >= 0;
    return editOf(world, one, { cents, date: dayBefore(world.day, daysAgo), fits, field: 'AmountPaid' });
  },
  voidFeeReceipt: (world, { which }) => {
    const one = pick(world.feeReceipts, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', `receipt/${one._id}`],
      status: either(one.live && !isPart(one) && !isClosed(world, one.date) && isFree(world, one), 200, 409),
      apply: () => removeReceipt(world, one),
    };
  },
  editFee: (world, { which, cents }) => {
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    return {
      call: ['PUT', `fee/${fee._id}`, { feeAmount: amount(cents) }],
      status: either(fee.live && !isClosed(world, fee.made) && cents >= paidOn(world, fee), 200, 409),
      // The amount sent is what is owed from now on; the amount charged changes with it.
      apply: () => {
        fee.cents = cents + takenOff(world, fee);
        fit(world, fee);
      },
    };
  },
  voidFee: (world, { which }) => {
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    return {
      call: ['DELETE', `fee/${fee._id}`],
      status: either(
        fee.live && !isClosed(world, fee.made) && receiptsOf(world, fee).length === 0 && !isNoted(world, fee),
        200,
        409,
      ),
      apply: () => {
        forgetNotes(world, fee);
        fee.live = false;
      },
    };
  },
  changeSeat: (world, { which, other }) => {
    const seat = pick(world.seats, which);
    if (!seat) return undefined;
    const active = other % 2 === 0;
    const holder = taken(world, seat.student, seat.place);
    return {
      call: ['PUT', `Enrollment/${seat._id}`, { enrolledStatus: active ? 'active' : 'graduated' }],
      status: either(active && holder !== undefined && holder !== seat, 409, 200),
      apply: () => (seat.active = active),
    };
  },
  deleteSeat: (world, { which }) => {
    const seat = pick(world.seats, which);
    if (!seat) return undefined;
    const fees = live(world.fees).filter((fee) => fee.seat === seat);
    const stays = fees.some(
      (fee) => receiptsOf(world, fee).length > 0 || isClosed(world, fee.made) || isNoted(world, fee),
    );
    return {
      call: ['DELETE', `Enrollment/${seat._id}`],
      status: either(stays, 409, 200),
      apply: () => {
        for (const fee of fees) {
          forgetNotes(world, fee);
          fee.live = false;
        }
        world.seats = world.seats.filter((one) => one !== seat);
      },
    };
  },
};
