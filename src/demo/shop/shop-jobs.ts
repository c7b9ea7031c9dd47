import type { Day } from '#kit/contract/day';
import { addDays, daysBetween } from '#kit/rules/calendar';
import type { PartStatus, WorkType } from '#features/shop/service/service.contract';
import { between } from '#demo/seeded';
import { pick, type Random } from '#demo/somali-names';
import { howManyFirms } from './shop-customers';

/** A payment of a job. */
interface DemoPayment {
  readonly on: Day;
  readonly AmountPaid: number;
  readonly paymentMethod: string;
}

/** A part of a job that is set to how far it is. */
interface DemoStep {
  readonly on: Day;
  readonly workStatus?: PartStatus;
  readonly prductionStatus?: PartStatus;
}

/** A service from the order to the last payment; customer and people by their place in the demo's lists. */
export interface DemoJob {
  readonly on: Day;
  readonly customer: number;
  readonly serviceName: string;
  readonly workType: WorkType;
  readonly quantity: number;
  readonly servicePrice: number;
  /** Of the crew. */
  readonly designer: number;
  readonly printer: number;
  readonly steps: readonly DemoStep[];
  readonly payments: readonly DemoPayment[];
}

interface Kind {
  readonly serviceName: string;
  readonly workType: WorkType;
  readonly quantities: readonly [number, ...number[]];
  /** Least and most for the smallest quantity; more pieces cost less each. */
  readonly price: readonly [number, number];
}

const kinds: readonly [Kind, ...Kind[]] = [
  { serviceName: 'Business cards', workType: 'both', quantities: [100, 250, 500], price: [12, 20] },
  { serviceName: 'Wedding cards', workType: 'both', quantities: [100, 200, 300], price: [55, 90] },
  { serviceName: 'Shop sign 3 × 1 m', workType: 'both', quantities: [1], price: [180, 340] },
  { serviceName: 'Banner 4 × 2 m', workType: 'both', quantities: [1, 2, 4], price: [28, 40] },
  { serviceName: 'Roll-up stand', workType: 'both', quantities: [1, 2], price: [45, 60] },
  { serviceName: 'Restaurant menu', workType: 'both', quantities: [20, 40], price: [80, 140] },
  { serviceName: 'Calendar for the new year', workType: 'both', quantities: [50, 100], price: [120, 190] },
  { serviceName: 'Flyers A5', workType: 'print', quantities: [250, 500, 1000], price: [18, 30] },
  { serviceName: 'Photo prints', workType: 'print', quantities: [10, 24, 50], price: [6, 12] },
  { serviceName: 'T-shirts', workType: 'print', quantities: [10, 15, 30], price: [45, 70] },
  { serviceName: 'Receipt books', workType: 'print', quantities: [10, 20], price: [35, 50] },
  { serviceName: 'School certificates', workType: 'print', quantities: [40, 80, 120], price: [30, 55] },
  { serviceName: 'Logo', workType: 'design', quantities: [1], price: [40, 90] },
  { serviceName: 'Social media set', workType: 'design', quantities: [1], price: [25, 60] },
  { serviceName: 'Company profile, 12 pages', workType: 'design', quantities: [1], price: [90, 160] },
];

const methods = ['Evc plus', 'Evc plus', 'Evc plus', 'Edahab', 'jeeb', 'cash', 'cash'] as const;

/** The shop works from Saturday to Thursday. */
function workday(day: Day): Day {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 5 ? addDays(day, 1) : day;
}

/** Jobs over the given number of days up to today, more of them as the shop gets known. */
export function demoJobs(
  random: Random,
  today: Day,
  most: { jobs: number; days: number; customers: number },
): DemoJob[] {
  return Array.from({ length: most.jobs }, () => {
    const back = Math.floor(most.days * (1 - Math.sqrt(random())));
    return demoJob(random, workday(addDays(today, -Math.min(back, most.days - 1))), today, most.customers);
  })
    .filter(({ on }) => on <= today)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

function demoJob(random: Random, on: Day, today: Day, customers: number): DemoJob {
  const { serviceName, workType, quantities, price } = pick(random, kinds);
  const quantity = pick(random, quantities);
  const pieces = Math.sqrt(quantity / quantities[0]);
  const servicePrice = Math.round(between(random, ...price) * pieces * 2) / 2;
  return {
    on,
    // Every third job is a firm's.
    customer: random() < 0.34 ? between(random, 0, howManyFirms - 1) : between(random, howManyFirms, customers - 1),
    serviceName,
    workType,
    quantity,
    servicePrice,
    designer: between(random, 0, 1),
    printer: between(random, 2, 3),
    steps: stepsOf(random, on, workType, today),
    payments: paymentsOf(random, on, servicePrice),
  };
}

/** Design comes before print; of what was ordered in the last days some waits, some is stuck. */
function stepsOf(random: Random, on: Day, workType: WorkType, today: Day): DemoStep[] {
  const stuck =
    daysBetween(on, today) < 20 && random() < 0.15 ? pick(random, ['pending', 'block'] as const) : undefined;
  // Nobody asks any more when an old job was begun.
  const recent = daysBetween(on, today) < 45;
  const part = (name: 'workStatus' | 'prductionStatus', begins: Day, lasts: number): DemoStep[] => [
    ...(recent ? [{ on: begins, [name]: 'progress' } as const] : []),
    { on: workday(addDays(begins, lasts)), [name]: stuck ?? 'done' },
  ];
  const designed = workday(addDays(on, between(random, 0, 2)));
  const printed = workType === 'both' ? workday(addDays(designed, between(random, 3, 5))) : designed;
  return [
    ...(workType === 'print' ? [] : part('workStatus', designed, between(random, 1, 2))),
    ...(workType === 'design' || (stuck && workType === 'both')
      ? []
      : part('prductionStatus', printed, between(random, 1, 3))),
  ];
}

/** Most pay when they order or fetch it, some half and half, some later, a few still owe it. */
function paymentsOf(random: Random, on: Day, price: number): DemoPayment[] {
  const pay = (AmountPaid: number, after: number): DemoPayment => ({
    on: workday(addDays(on, after)),
    AmountPaid,
    paymentMethod: pick(random, methods),
  });
  const half = Math.round(price) / 2;
  const way = random();
  if (way < 0.42) return [pay(price, 0)];
  if (way < 0.62) return [pay(half, 0), pay(price - half, between(random, 4, 9))];
  if (way < 0.82) return [pay(price, between(random, 3, 12))];
  if (way < 0.9) return [pay(half, between(random, 0, 5))];
  return way < 0.95 ? [pay(price, between(random, 20, 60))] : [];
}
