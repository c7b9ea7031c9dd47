import type { Day } from '#kit/contract/day';
import { demoPassword } from '#demo/demo-brand';
import { seeded } from '#demo/seeded';
import { demoEnrollments } from './academy-money';
import { type DemoTeacher, demoClasses, demoStudents, demoTeachers } from './academy-people';
import { type DemoPlan, type DemoStep, demoYears } from './academy-years';

/** The whole example before any of it is kept: the same each time, but for the day it ends on. */
export interface AcademyPlan extends DemoPlan {
  readonly teachers: readonly DemoTeacher[];
  readonly steps: readonly DemoStep[];
}

export function academyPlan(today: Day, most = { students: 220, classes: 100 }): AcademyPlan {
  const random = seeded(1960);
  const teachers = demoTeachers(random, demoPassword);
  const students = demoStudents(random, most.students, demoPassword);
  const classes = demoClasses(random, today).slice(0, most.classes);
  const seats = demoEnrollments(random, most.students, classes, today);
  const plan = { classes, students, seats, today };
  return { ...plan, teachers, steps: demoYears(random, plan) };
}
