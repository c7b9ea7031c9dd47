import { type AttendanceStatus } from '#features/academy/attendance/attendance.contract';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { between } from '#demo/seeded';
import { pick, type Random } from '#demo/somali-names';
import type { DemoPlan } from './academy-years';

/** A register that a teacher took; class and seats by their place in the demo's lists. */
export interface DemoRegister {
  readonly on: Day;
  readonly class: number;
  readonly marks: readonly { readonly seat: number; readonly status: AttendanceStatus; readonly reason?: string }[];
}

/** The weeks of every class under way that have registers: enough for a believable report, few enough to fill quickly. */
const weeks = 8;

/** The registers of the last weeks. Now and then one was forgotten, and of today only every second teacher's is taken yet. */
export function demoRegisters(random: Random, { classes, seats, today }: DemoPlan): DemoRegister[] {
  const habits = seats.map(() => between(random, 82, 100) / 100);
  const first = addDays(today, -7 * weeks);
  return classes.flatMap((one, index) => {
    const days = Array.from({ length: 7 * weeks + 1 }, (_day, nth) => addDays(first, nth)).filter(
      (day) => day >= one.startedDate && day <= one.endDate && one.days?.some(({ value }) => value === weekdayOf(day)),
    );
    const sitting = seats.flatMap(({ classIndex }, seat) => (classIndex === index ? [seat] : []));
    return days
      .filter((day) => (day === today ? one.teacherIndex % 2 === 1 : random() > 0.03))
      .map((on) => ({
        on,
        class: index,
        marks: sitting.map((seat) => ({ seat, ...presence(random, habits[seat] ?? 1) })),
      }));
  });
}

function presence(random: Random, habit: number): { status: AttendanceStatus; reason?: string } {
  if (random() < habit) return { status: 'present' };
  if (random() < 0.35) return { status: 'sick', reason: pick(random, ['Malaria', 'Flu', 'Fever', 'At the dentist']) };
  return random() < 0.5
    ? { status: 'upsent' }
    : { status: 'upsent', reason: pick(random, ['Family wedding', 'Travelling', 'No transport', 'Working']) };
}
