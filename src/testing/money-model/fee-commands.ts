import { payment, type Plans } from './command';
import {
  amount,
  dayBefore,
  type Document,
  either,
  isClosed,
  live,
  monthOf,
  paidOn,
  pick,
  post,
  postingOf,
  type Receipt,
  type Seat,
  type World,
} from './world';

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
}

/** Whether a student owes a month of a class already, by whichever seat (D1). */
const isCharged = (world: World, { student, place }: Pick<Seat, 'student' | 'place'>, month: string) =>
  live(world.fees).some(({ seat, ...fee }) => fee.month === month && seat?.student === student && seat.place === place);

/** Active seats that do not owe a month yet (R 5.5). */
const uncharged = (world: World, month: string, place?: number) =>
  world.seats.filter(
    (seat) => seat.active && (place === undefined || seat.place === place) && !isCharged(world, seat, month),
  );

/** What a receipt may come to: what is left of its fee beside it. */
const owedBefore = (world: World, one: Receipt) => totalOfFee(one) - paidOn(world, one.of) + (one.live ? one.cents : 0);
const totalOfFee = ({ of }: Receipt) => ('cents' in of ? of.cents : 0);

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
      apply: () => seat && owe(world, seat, cents),
    };
  },
  payFee: (world, dice) => {
    const { which, daysAgo } = dice;
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    const cents = payment(dice, fee.cents - paidOn(world, fee));
    const date = dayBefore(world.day, daysAgo);
    const fits = cents <= fee.cents - paidOn(world, fee) && !isClosed(world, date);
    return {
      call: [
        'POST',
        'receipt',
        {
          feeID: fee._id,
          studentID: world.students[fee.student],
          AmountPaid: amount(cents),
          phonePaid: '252615550303',
          datePaid: date,
        },
      ],
      status: !fee.live || cents === 0 ? 400 : either(fits, 200, 409),
      apply: ({ info }) => {
        const made = { no: ++world.last.feeReceipt, _id: info._id, of: fee, cents, date, live: true };
        world.feeReceipts.push(made);
        post(world, { side: 'income', type: 'student', cents, date, source: made });
      },
    };
  },
  editFeeReceipt: (world, dice) => {
    const { which, daysAgo } = dice;
    const one = pick(world.feeReceipts, which);
    if (!one) return undefined;
    const cents = payment(dice, owedBefore(world, one));
    const date = dayBefore(world.day, daysAgo);
    const fits = cents <= owedBefore(world, one) && !isClosed(world, one.date) && !isClosed(world, date);
    return {
      call: ['PUT', `receipt/${one._id}`, { AmountPaid: amount(cents), datePaid: date }],
      status: !one.live ? 409 : cents === 0 ? 400 : either(fits, 200, 409),
      apply: () => {
        Object.assign(one, { cents, date });
        Object.assign(postingOf(world, one), { cents, date });
      },
    };
  },
  voidFeeReceipt: (world, { which }) => {
    const one = pick(world.feeReceipts, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', `receipt/${one._id}`],
      status: either(one.live && !isClosed(world, one.date), 200, 409),
      apply: () => {
        postingOf(world, one).live = false;
        one.live = false;
      },
    };
  },
  editFee: (world, { which, cents }) => {
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    return {
      call: ['PUT', `fee/${fee._id}`, { feeAmount: amount(cents) }],
      status: either(fee.live && !isClosed(world, fee.made) && cents >= paidOn(world, fee), 200, 409),
      apply: () => (fee.cents = cents),
    };
  },
  voidFee: (world, { which }) => {
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    return {
      call: ['DELETE', `fee/${fee._id}`],
      status: either(fee.live && !isClosed(world, fee.made) && receiptsOf(world, fee).length === 0, 200, 409),
      apply: () => (fee.live = false),
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
    const stays = fees.some((fee) => receiptsOf(world, fee).length > 0 || isClosed(world, fee.made));
    return {
      call: ['DELETE', `Enrollment/${seat._id}`],
      status: either(stays, 409, 200),
      apply: () => {
        for (const fee of fees) fee.live = false;
        world.seats = world.seats.filter((one) => one !== seat);
      },
    };
  },
};
