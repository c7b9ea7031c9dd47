import { addDays } from '#kit/rules/calendar';
import type { AcademyPlan } from './academy-plan';
import type { DemoEnrollment } from './academy-money';
import type { DemoPlan } from './academy-years';

/** The seat of the student who shows the portal: in a class under way for two months, after an earlier class. */
export function shownSeat({ classes, seats, today }: DemoPlan): DemoEnrollment | undefined {
  const shown = seats.find(({ studentIndex, classIndex }) => {
    const held = classes[classIndex];
    const underWay = held !== undefined && held.startedDate <= addDays(today, -60) && held.endDate >= today;
    const endedBefore = (other: DemoEnrollment) =>
      other.studentIndex === studentIndex && (classes[other.classIndex]?.endDate ?? today) < today;
    return underWay && seats.some(endedBefore);
  });
  return shown ?? seats[0];
}

/** The number that the student who shows the portal logs in with: students are numbered as they register, from 1001. */
export function shownNumber(plan: AcademyPlan): number {
  const shown = shownSeat(plan)?.studentIndex;
  const registered = plan.steps.filter(({ does }) => does === 'register');
  return 1001 + registered.findIndex((step) => 'student' in step && step.student === shown);
}
