import { settings } from '#house/organisation/house.contract';
import { course } from '#features/academy/course/course.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { user } from '#features/people/user/user.contract';
import { addDays } from '#kit/rules/calendar';
import { type DemoBrand, type DemoLogin, demoPassword } from '#demo/demo-brand';
import type { PastCalls } from '#demo/past-calls.server';
import type { Act } from '#demo/story';
import { demoCourses } from './academy-courses';
import type { AcademyPlan } from './academy-plan';
import { shownPhone } from './family-story.server';
import { type AcademyWorld, nothingMade } from './made';
import { shownNumber } from './shown-student';
import { stories } from './stories';

export function academyDemo(plan: AcademyPlan): DemoBrand {
  const staff: DemoLogin[] = [
    { userType: 'superAdmin', name: 'Hodan Warsame Ali', username: 'owner@academy.example' },
    { userType: 'admin', name: 'Sahra Nur Hassan', username: 'admin@academy.example' },
    { userType: 'Sales', name: 'Liban Jama Osman', username: 'sales@academy.example' },
    { userType: 'Marketing', name: 'Ifrah Yusuf Abdi', username: 'marketing@academy.example' },
    { userType: 'teacher', name: plan.teachers[0]?.teacherName ?? '', username: plan.teachers[0]?.username ?? '' },
  ];
  return {
    brand: 'academy',
    called: 'the example academy',
    organisation,
    staff,
    others: [`student ${shownNumber(plan)} (at /loginportal)`, `guardian ${shownPhone} (at /loginportal)`],
    acts: (calls) => {
      const world = { calls, ...plan, made: nothingMade() };
      const opening = addDays(plan.steps[0]?.on ?? plan.today, -8);
      return [
        { on: opening, take: () => addStaff(calls, staff) },
        { on: opening, take: () => calls.logIn('admin@academy.example', demoPassword) },
        { on: opening, take: () => calls.change(settings.path, { publicAddress: 'https://hodan-academy.example' }) },
        { on: opening, take: () => makeBasics(world) },
        ...stories.flatMap((story): readonly Act[] => story(world)),
      ];
    },
  };
}

const organisation = {
  name: 'Hodan Academy',
  address: 'Maka al-Mukarama Road, Hodan, Mogadishu',
  phone: '252612345678',
  currencySign: '$',
  timeZone: 'Africa/Mogadishu',
};

/** The users that no other record brings with it. */
async function addStaff(calls: PastCalls, staff: readonly DemoLogin[]): Promise<void> {
  for (const { userType, name, username } of staff) {
    if (userType === 'superAdmin' || userType === 'teacher') continue;
    await calls.save(user.path, { name, phone: organisation.phone, username, userType, password: demoPassword });
  }
}

/** Makes courses, their subjects and the teachers. */
async function makeBasics({ calls, made, teachers }: AcademyWorld): Promise<void> {
  for (const { code: _code, subjects: names, ...taught } of demoCourses) {
    const { _id: courseID } = await calls.save(course.path, taught);
    made.courses.set(taught.courseName, courseID);
    for (const subjectName of names)
      made.subjects.set(
        `${taught.courseName} ${subjectName}`,
        (await calls.save(subject.path, { subjectName, courseID }))._id,
      );
  }
  for (const one of teachers) made.teachers.push((await calls.save(teacher.path, one))._id);
}
