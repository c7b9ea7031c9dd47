import { guardian } from '#features/academy/guardian/guardian.contract';
import { guardianPin } from '#features/academy/guardian/pin.contract';
import { setPassword } from '#features/entry/pin/set-password.contract';
import { loginGuardian } from '#house/session/login.contract';
import { student } from '#features/academy/student/student.contract';
import { addDays } from '#kit/rules/calendar';
import { between, seeded } from '#demo/seeded';
import { person, pick } from '#demo/somali-names';
import type { Act } from '#demo/story';
import { demoPassword } from '#demo/demo-brand';
import type { PastCalls } from '#demo/past-calls.server';
import type { AcademyStory } from './made';
import { shownNumber } from './shown-student';

const relations = ['mother', 'father', 'mother', 'relative', 'sibling'] as const;
const accesses = ['all', 'all', 'fees', 'contact'] as const;

/** The phone of the guardian whose login the demo prints. */
export const shownPhone = '252615400400';

/** How many children each of some guardians has. */
const families = [2, 3, 1, 2, 1, 1, 2, 1, 1, 3, 1, 2] as const;

/** A mother of three, who has chosen a password with the PIN from the office; for one child only she pays the fees. */
async function comeToPortal(calls: PastCalls, children: readonly string[], on: string): Promise<void> {
  const { _id } = await calls.save(guardian.path, {
    guardianName: 'Halima Nur Warsame',
    guardianPhone: shownPhone,
    language: 'so',
    children: children.map((studentID, place) => ({
      studentID,
      relation: 'mother',
      access: place === 2 ? 'fees' : 'all',
      consentDate: on,
    })),
  });
  const { pin } = await calls.ask(guardianPin.path.replace('{id}', _id));
  const { challenge } = await calls.ask(loginGuardian.path, { guardianPhone: shownPhone, password: pin });
  await calls.ask(setPassword.path, { challenge, password: demoPassword, confirmPassword: demoPassword });
}

/** Guardians of students who are here now, most of whom may see everything; an employer pays for two and sees the fees. */
export const familyStory: AcademyStory = (plan) => {
  const { calls, today } = plan;
  const random = seeded(3131);
  const on = addDays(today, -40);
  const take = async () => {
    const students = await calls.read(`${student.path}?studentStatus=active&sort=-createdAt&page=1&pageSize=40`);
    const [shown] = await calls.read(`${student.path}?stdID=${shownNumber(plan)}`);
    const others = students.map(({ _id }) => _id).filter((_id) => _id !== shown?._id);
    await comeToPortal(calls, [shown?._id ?? '', ...others.splice(0, 2)], on);
    const children = others;
    for (const [number, count] of families.entries()) {
      const { name, phone, address } = person(random, 500 + number);
      const relation = pick(random, relations);
      const access = pick(random, accesses);
      await calls.save(guardian.path, {
        guardianName: name,
        guardianPhone: phone,
        guardianAddress: address,
        children: children.splice(0, count).map((studentID) => ({
          studentID,
          relation,
          access,
          consentDate: access === 'contact' ? null : addDays(on, -between(random, 0, 20)),
        })),
      });
    }
    await calls.save(guardian.path, {
      guardianName: 'Hormuud Foundation',
      guardianPhone: '252617400400',
      children: children.splice(0, 2).map((studentID) => ({
        studentID,
        relation: 'employer',
        access: 'fees',
        consentDate: on,
      })),
    });
  };
  return [{ on, take } satisfies Act];
};
