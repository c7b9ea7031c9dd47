import { guardian } from '#features/academy/guardian/guardian.contract';
import { student } from '#features/academy/student/student.contract';
import { addDays } from '#kit/rules/calendar';
import { between, seeded } from '#demo/seeded';
import { person, pick } from '#demo/somali-names';
import type { Act } from '#demo/story';
import type { AcademyStory } from './made';

const relations = ['mother', 'father', 'mother', 'relative', 'sibling'] as const;
const accesses = ['all', 'all', 'fees', 'contact'] as const;

/** How many children each of some guardians has. */
const families = [2, 3, 1, 2, 1, 1, 2, 1, 1, 3, 1, 2] as const;

/** Guardians of students who are here now, most of whom may see everything; an employer pays for two and sees the fees. */
export const familyStory: AcademyStory = ({ calls, today }) => {
  const random = seeded(3131);
  const on = addDays(today, -40);
  const take = async () => {
    const students = await calls.read(`${student.path}?studentStatus=active&sort=-createdAt&page=1&pageSize=40`);
    const children = students.map(({ _id }) => _id);
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
