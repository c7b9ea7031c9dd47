import { entity } from '#kit/contract/entity';
import { choice, choices, json, ref } from '#kit/contract/fields-choice';
import { flag, whole } from '#kit/contract/fields-number';
import { link } from '#kit/contract/fields-link';
import { date, text, time } from '#kit/contract/fields-text';
import { course } from '#features/academy/course/course.contract';
import { gradeScale } from '#features/academy/grade-scale/grade-scale.contract';
import { room } from '#features/academy/room/room.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import type { ToldWeek } from './week.contract';
import { weekdays } from './weekday.contract';

export const classShifts = { offline: 'Offline', online: 'Online' } as const;

export const classStatuses = {
  active: 'Active',
  pending: 'Pending',
  blocked: 'Blocked',
  completed: 'Completed',
} as const;

const classTones = { active: 'good', pending: 'attention', blocked: 'wrong', completed: 'info' } as const;

/** How many seats of a class are taken and free, and how many students wait for one (CL2); `free` is null where there is no limit. */
const seats = {
  seatsTaken: whole('Seats taken', { min: 0, max: 1_000_000 }),
  seatsFree: whole('Seats free', { min: 0, max: 1_000_000 }),
  waitingCount: whole('Waiting', { min: 0, max: 1_000_000 }),
};

/** The weeks that a class had, has and will have (CL7). */
const weeks = { weeks: json<readonly ToldWeek[]>('Weeks') };

export const schoolClass = entity({
  table: 'school_class',
  path: 'class',
  one: 'Class',
  many: 'Classes',
  screen: { path: '/class', pages: true },
  fields: {
    className: text('Class name', { required: 'Enter class name' }),
    courseID: ref('Course', () => course, { required: 'Please select course' }),
    teacherID: ref('Teacher', () => teacher, { required: 'Please select teacher' }),
    days: choices('Days', weekdays, { initial: [] }),
    classShift: choice('Class shift', classShifts, { required: 'Please select class shift' }),
    startedDate: date('Start date', { required: 'Enter start date' }),
    endDate: date('End date', { required: 'Enter end date' }),
    TimeIn: time('Time in', { required: 'Enter time in' }),
    TimeOut: time('Time out', { required: 'Enter time out' }),
    classStatus: choice('Status', classStatuses, { initial: 'active', tones: classTones }),
    /** S§9's where it is empty (GB10). */
    gradeScaleID: { ...ref('Grade scale', () => gradeScale, { help: 'Empty means A+ to F' }), added: true },
    /** How many students there is room for; without a value there is no limit (CL3). */
    capacity: { ...whole('Seats', { min: 1, max: 1000, help: 'Empty means no limit' }), added: true },
    roomID: { ...ref('Room', () => room), added: true },
    meetingLink: { ...link('Meeting link', { help: 'Where an online class meets' }), added: true },
    /** The percentage of lessons that a student should attend. */
    minimumAttendance: {
      ...whole('Minimum attendance', { min: 0, max: 100, help: 'Per cent of the lessons, to complete the class' }),
      added: true,
    },
  },
  stored: {
    /** True once nothing may be written to its marks, scores and assessments any more (GB9). */
    resultsLocked: { ...flag('Results locked', { initial: false }), added: true },
  },
  told: { students: whole('Students', { initial: 0, min: 0, max: 1_000_000 }), ...seats },
  toldOfOne: { ...seats, ...weeks },
  /** The day from which an edit of its week applies. */
  ignored: ['validFrom'],
  brief: ['className', 'courseID'],
  search: ['className', 'courseID.courseName', 'teacherID.teacherName'],
  dated: 'startedDate',
  options: {
    label: '{className} – {courseID.courseName}',
    facts: ['TimeIn', 'TimeOut'],
    filters: ['courseID', 'teacherID', 'classStatus', 'heldOn', 'begunOn', 'notTakenOn', 'takesStudents'],
  },
  importable: true,
});

/** The seats of a class, how many of them are taken, and how many wait for one (CL2). */
export interface Seats {
  readonly className: string;
  /** Null where there is no limit. */
  readonly capacity: number | null;
  readonly taken: number;
  readonly waiting: number;
}

/** A class with its seats. */
export const classWithSeats = { ...schoolClass, stored: { ...schoolClass.stored, ...seats } };

/** A class with its weeks. */
export const classWithWeeks = { ...schoolClass, stored: { ...schoolClass.stored, ...weeks } };

const { days, TimeIn, TimeOut, teacherID, roomID } = schoolClass.fields;

/** The fields of a class that can change from a given day (CL7). */
export const classWeek = {
  ...schoolClass,
  fields: {
    validFrom: date('Holds from', {
      help: 'Empty means from today, or from tomorrow once the register of today is taken',
    }),
    days,
    TimeIn,
    TimeOut,
    teacherID,
    roomID,
  },
};
