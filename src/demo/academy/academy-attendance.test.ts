import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import { seeded } from '#demo/seeded';
import { demoRegisters } from './academy-attendance';
import { academyPlan } from './academy-plan';

const today = '2026-11-21';
const plan = academyPlan(today);
const registers = demoRegisters(seeded(5), plan);

describe("the demo's registers", () => {
  it('are taken once a class and day, on days on which the class is held, and name its students', () => {
    expect(new Set(registers.map((one) => `${one.class} ${one.on}`)).size).toBe(registers.length);
    for (const { on, class: index, marks } of registers) {
      const one = plan.classes[index];
      expect(one?.days?.map(({ value }) => value)).toContain(weekdayOf(on));
      expect(on >= (one?.startedDate ?? '') && on <= (one?.endDate ?? '') && on <= today).toBe(true);
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.every(({ seat }) => plan.seats[seat]?.classIndex === index)).toBe(true);
    }
  });

  it('have most students present, some absent or sick with reasons, and today one class at least still to take', () => {
    const marks = registers.flatMap((one) => one.marks);
    const share = (status: string) => marks.filter((one) => one.status === status).length / marks.length;
    expect(share('present')).toBeGreaterThan(0.8);
    expect(share('upsent')).toBeGreaterThan(0.02);
    expect(share('sick')).toBeGreaterThan(0.01);
    expect(marks.some(({ status, reason }) => status === 'present' && reason !== undefined)).toBe(false);
    const held = plan.classes.filter(
      ({ days, startedDate, endDate }) =>
        startedDate <= today && endDate >= today && days?.some(({ value }) => value === weekdayOf(today)),
    );
    expect(registers.filter(({ on }) => on === today).length).toBeLessThan(held.length);
  });
});
