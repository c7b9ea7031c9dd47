import { ref, refOrWord } from '#kit/contract/fields-choice';
import { decimal, whole } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import { report, span } from '#kit/contract/report';
import { teacher } from '#features/academy/teacher/teacher.contract';

/** Means every teacher. */
export const everyTeacher = 'All';

const number = (label: string) => whole(label, { initial: 0, min: 0, max: Number.MAX_SAFE_INTEGER });

const counts = {
  planned: number('Planned'),
  held: number('Held'),
  cancelled: number('Cancelled'),
  givenForOthers: number('Given for others'),
  givenByOthers: number('Given by others'),
  registersMissing: number('Registers missing'),
  hours: decimal('Hours', { initial: 0, min: 0, max: 1_000_000 }),
  withoutLesson: number('Registers without a lesson'),
};

/** The report on how many lessons each teacher gave in a range of days, and how long they were (CL12). */
export const teacherHours = report({
  path: 'reports/teacherHours',
  title: 'Lessons of teachers in a range: planned, held, cancelled, given for and by others, and the hours',
  file: 'TeacherHours',
  body: {
    ...span,
    teacherID: refOrWord(
      'Teacher',
      () => teacher,
      { [everyTeacher]: words('All teachers') },
      { required: 'Please select teacher' },
    ),
  },
  row: { teacherID: ref('Teacher', () => teacher), ...counts, minutes: number('Minutes') },
  totals: counts,
});
