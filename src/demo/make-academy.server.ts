import type { Day } from '../kit/contract/day';
import { addDays } from '../kit/rules/calendar';
import { demoEnrollments } from './academy-money';
import { type DemoTeacher, demoClasses, demoStudents, demoTeachers } from './academy-people';
import { makeBasics, stepsOf } from './academy-steps.server';
import { type DemoPlan, type DemoStep, demoYears } from './academy-years';
import type { PastCalls } from './past-calls.server';
import { seeded } from './seeded';

/** The whole example before any of it is kept: the same each time, but for the day it ends on. */
export interface DemoAcademy extends DemoPlan {
  readonly password: string;
  readonly staff: readonly { readonly userType: string; readonly name: string; readonly username: string }[];
  readonly teachers: readonly DemoTeacher[];
  readonly steps: readonly DemoStep[];
}

const password = 'daftar-demo';

export function demoAcademy(today: Day, most = { students: 220, classes: 100 }): DemoAcademy {
  const random = seeded(1960);
  const teachers = demoTeachers(random, password);
  const students = demoStudents(random, most.students, password);
  const classes = demoClasses(random, today).slice(0, most.classes);
  const seats = demoEnrollments(random, most.students, classes, today);
  const plan = { classes, students, seats, today };
  const steps = demoYears(random, plan);
  const staff = [
    { userType: 'superAdmin', name: 'Hodan Warsame Ali', username: 'owner@academy.example' },
    { userType: 'admin', name: 'Sahra Nur Hassan', username: 'admin@academy.example' },
    { userType: 'Sales', name: 'Liban Jama Osman', username: 'sales@academy.example' },
    { userType: 'Marketing', name: 'Ifrah Yusuf Abdi', username: 'marketing@academy.example' },
    { userType: 'teacher', name: teachers[0]?.teacherName ?? '', username: teachers[0]?.username ?? '' },
  ];
  return { ...plan, password, staff, teachers, steps };
}

const organisation = {
  name: 'Hodan Academy',
  address: 'Maka al-Mukarama Road, Hodan, Mogadishu',
  phone: '252612345678',
  currencySign: '$',
  timeZone: 'Africa/Mogadishu',
};

/** Keeps the academy by the very calls that its people would have made, each at its own time. */
export async function makeAcademy(
  calls: PastCalls,
  academy: DemoAcademy,
  say: (sentence: string) => void,
): Promise<void> {
  const first = academy.steps[0]?.on ?? new Date().toISOString().slice(0, 10);
  calls.at(new Date(`${addDays(first, -10)}T06:00:00Z`));
  await calls.found({
    ...organisation,
    adminName: academy.staff[0]?.name,
    username: academy.staff[0]?.username,
    password,
  });
  calls.at(new Date(`${addDays(first, -10)}T07:00:00Z`));
  for (const { userType, name, username } of academy.staff) {
    if (userType === 'superAdmin' || userType === 'teacher') continue;
    await calls.save('users', { name, phone: organisation.phone, username, userType, password });
  }
  await calls.logIn('admin@academy.example', password);
  calls.at(new Date(`${addDays(first, -8)}T06:00:00Z`));
  const take = stepsOf(calls, academy, await makeBasics(calls, academy));
  const quarter = Math.ceil(academy.steps.length / 4);
  let now = 0;
  for (const [index, step] of academy.steps.entries()) {
    if (index > 0 && index % quarter === 0) say(`  ${step.on.slice(0, 7)} is reached`);
    now = momentAfter(now, step.on);
    calls.at(new Date(now));
    await take(step);
  }
}

/** The next moment at the counter, which opens at eight in Mogadishu and serves one every few minutes. */
function momentAfter(before: number, day: Day): number {
  const opens = Date.parse(`${day}T05:00:00Z`);
  return Math.min(Math.max(opens, before + 3 * 60_000), Date.now());
}
