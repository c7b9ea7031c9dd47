import { expect, it } from 'vitest';
import { academyPlan } from './academy-plan';
import { shownNumber, shownSeat } from './shown-student';

const plan = academyPlan('2026-11-21');

it('the student who shows the portal sits in a class under way and has marks of an earlier one', () => {
  const shown = shownSeat(plan);
  expect(plan.classes[shown?.classIndex ?? -1]?.endDate.localeCompare(plan.today)).toBe(1);
  const theirs = plan.seats.flatMap(({ studentIndex }, seat) => (studentIndex === shown?.studentIndex ? [seat] : []));
  expect(theirs.length).toBeGreaterThan(1);
  expect(plan.steps.some((step) => step.does === 'mark' && step.scores.some(({ seat }) => theirs.includes(seat)))).toBe(
    true,
  );
});

it('and is printed with the number that the registration gave', () => {
  const order = plan.steps.flatMap((step) => (step.does === 'register' ? [step.student] : []));
  expect(order[shownNumber(plan) - 1001]).toBe(shownSeat(plan)?.studentIndex);
});
