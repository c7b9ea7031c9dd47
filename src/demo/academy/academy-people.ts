import type { Sent } from '#kit/contract/entity';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { student } from '#features/academy/student/student.contract';
import type { teacher } from '#features/academy/teacher/teacher.contract';
import { demoCourses } from './academy-courses';
import { person, pick, type Random } from '#demo/somali-names';

export type DemoTeacher = Sent<typeof teacher>;
export type DemoStudent = Sent<typeof student>;
/** A class that names its course and the place of its teacher among the demo's teachers. */
export type DemoClass = Omit<Sent<typeof schoolClass>, 'courseID' | 'teacherID'> & {
  readonly courseName: string;
  readonly teacherIndex: number;
};

/** One teacher for each course, and one who has no class yet. */
export function demoTeachers(random: Random, password: string): DemoTeacher[] {
  return [...demoCourses, undefined].map((course, index) => {
    const { name, gender, phone, address, username } = person(random, index + 1);
    return {
      teacherName: name,
      teacherPhone: phone,
      teacherGender: gender,
      teacherAddress: address,
      educationalLevel: pick(random, ['Bachelor', 'Bachelor', 'Master', 'Phd']),
      teacherStatus: course ? 'active' : 'pending',
      username: username.replace('mail.example', 'academy.example'),
      password,
    };
  });
}

/** Students in the order of their registration: the first have graduated, the last are still pending. */
export function demoStudents(random: Random, count: number, password: string): DemoStudent[] {
  return Array.from({ length: count }, (_none, index) => {
    const { name, parent, gender, phone, address, username } = person(random, index + 1);
    const hasParent = random() < 0.7;
    return {
      studentName: name,
      studentPhone: phone,
      studentGender: gender,
      studentAddress: address,
      educationalLevel: pick(random, [
        'Secondary',
        'Secondary',
        'Secondary',
        'Bachelor',
        'primary',
        'Master',
        'others',
      ]),
      studentStatus: index < count * 0.18 ? 'graduated' : index >= count * 0.94 ? 'pending' : 'active',
      username,
      password,
      parentName: hasParent ? parent : null,
      parentPhone: hasParent ? person(random, 0).phone : null,
    };
  });
}

const weeks = [
  ['Saturday', 'Monday', 'Wednesday'],
  ['Sunday', 'Tuesday', 'Thursday'],
  ['Thursday', 'Friday'],
] as const;

const hours = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['14:00', '16:00'],
  ['16:30', '18:30'],
  ['19:00', '21:00'],
] as const;

/** How far back the demo's classes go. */
const monthsBack = 24;

/** The classes of two years: every course has one under way, those before it are completed, three are about to start. */
export function demoClasses(random: Random, today: Day): DemoClass[] {
  return demoCourses.flatMap((course, index) => {
    const apart = Math.max(course.courseDuration + 1, 6);
    const starts = [-(index % course.courseDuration)];
    for (let start = (starts[0] ?? 0) - apart; start >= -monthsBack; start -= apart) starts.unshift(start);
    if (index < 3) starts.push(1);
    return starts.map((start, number): DemoClass => {
      const startedDate = addDays(firstOfMonth(today, start), start === 0 ? 0 : Math.floor(random() * 5));
      const endDate = addDays(startedDate, course.courseDuration * 30 - 1);
      const [TimeIn, TimeOut] = pick(random, hours);
      return {
        className: `${course.code}-${String(number + 1).padStart(2, '0')}`,
        courseName: course.courseName,
        teacherIndex: index,
        days: pick(random, weeks).map((value) => ({ label: value, value })),
        classShift: TimeIn === '19:00' ? 'online' : 'offline',
        startedDate,
        endDate,
        TimeIn,
        TimeOut,
        classStatus: startedDate > today ? 'pending' : endDate < today ? 'completed' : 'active',
      };
    });
  });
}

function firstOfMonth(today: Day, monthsOn: number): Day {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1 + monthsOn, 1)).toISOString().slice(0, 10);
}
