import fc from 'fast-check';
import { type Money, readMoney } from '#kit/contract/money';
import { addDays } from '#kit/rules/calendar';
import type { Due } from './due.contract';

/** An amount as a test writes it. */
export function money(value: number): Money {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
}

const firstDay = '2026-01-01';
const cents = (min: number, max: number) => fc.integer({ min, max }).map((whole) => money(whole / 100));

/** Parts on different days, the first due first. */
const anyPlan = fc
  .uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 12 })
  .chain((days) =>
    fc.tuple(
      ...days
        .toSorted((one, other) => one - other)
        .map((day) => cents(1, 9_000).map((amount) => ({ dueDate: addDays(firstDay, day), amount }))),
    ),
  );

/** Any debt, of which some is paid: with a plan whose sum need not be what is owed, or without one. */
export const anyDue: fc.Arbitrary<Due> = fc
  .record({
    owed: cents(0, 60_000),
    share: fc.integer({ min: 0, max: 100 }),
    day: fc.integer({ min: 0, max: 300 }),
    instalments: fc.option(anyPlan, { nil: null }),
  })
  .map(({ owed, share, day, instalments }) => ({
    owed,
    paid: money(Math.round(owed * share) / 100),
    dueDate: instalments?.[0]?.dueDate ?? addDays(firstDay, day),
    instalments,
  }));

/** Any day around those on which debts are due. */
export const anyDay = fc.integer({ min: -40, max: 450 }).map((days) => addDays(firstDay, days));
