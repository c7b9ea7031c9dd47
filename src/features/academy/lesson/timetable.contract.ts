import type { Day } from '#kit/contract/day';
import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';
import type { Weekday } from '#features/academy/school-class/weekday.contract';
import type { LessonState } from './lesson-change.contract';

/** The most days of a timetable. */
export const mostTimetableDays = 62;

/** The states of lessons, with their display names. */
export const lessonStates: Readonly<Record<LessonState, string>> = {
  planned: words('Planned'),
  changed: words('Changed'),
  extra: words('Extra lesson'),
  cancelled: words('Cancelled'),
  holiday: words('Holiday'),
};

/** The state of a lesson's register: `none yet` where none is expected by now. */
export type RegisterState = 'taken' | 'missing' | 'none yet';

/** A lesson as the timetable shows it, held or not. */
export interface TimetableLesson {
  readonly classID: {
    readonly _id: string;
    readonly className: string;
    readonly courseID: { readonly _id: string; readonly courseName: string };
  };
  readonly date: Day;
  readonly day: Weekday;
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly teacherID: { readonly _id: string; readonly teacherName: string };
  readonly roomID: { readonly _id: string; readonly roomName: string } | null;
  readonly meetingLink: string | null;
  readonly state: LessonState;
  readonly lessonChangeID: string | null;
  readonly reason: string | null;
  readonly register: RegisterState;
  /** The day on which the week plans it: another day for a lesson that was moved. */
  readonly planned: Day;
}

export const timetable = endpoint({
  method: 'GET',
  path: 'timetable',
  title: 'The lessons of a span of days',
  query: ['from', 'to', 'classID', 'teacherID', 'roomID', 'studentID'],
  reply: reply<readonly TimetableLesson[]>('list'),
});
