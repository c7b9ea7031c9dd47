import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { date, note, time } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { room } from '#features/academy/room/room.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';

/** The kinds of changes of a lesson; an extra lesson is added to those of the week. */
export const changeKinds = {
  cancelled: words('Cancelled'),
  changed: words('Changed'),
  extra: words('Extra lesson'),
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** The state of a lesson; a cancelled one and one on a holiday are not held. */
export type LessonState = ChangeKind | 'planned' | 'holiday';

/** The farthest day that a lesson is moved to, in days from its own. */
export const farthestMove = 60;

/** A change of one lesson of a class (CL8); without one, the lesson is as in its week. */
export const lessonChange = entity({
  table: 'lesson_change',
  path: 'lessonChange',
  one: 'Lesson change',
  many: 'Lesson changes',
  screen: { path: '/timetable' },
  fields: {
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    date: date('Date', { required: 'Enter date' }),
    changeKind: choice('What changes', changeKinds, {
      required: 'Select what changes',
      tones: { cancelled: 'wrong', changed: 'attention', extra: 'info' },
    }),
    newDate: date('New date'),
    TimeIn: time('Time in'),
    TimeOut: time('Time out'),
    roomID: ref('Room', () => room),
    teacherID: ref('Teacher', () => teacher),
    reason: note('Reason'),
  },
  brief: ['date'],
  search: ['reason', 'classID.className'],
  dated: 'date',
});
