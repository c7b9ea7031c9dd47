import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref, refOrWord } from '#kit/contract/fields-choice';
import { binary } from '#kit/contract/fields-number';
import { date, note } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { student } from '#features/academy/student/student.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';

export const attendanceStatuses = { present: 'Present', upsent: 'Absent', sick: 'Sick' } as const;

const attendanceTones = { present: 'good', upsent: 'wrong', sick: 'wrong' } as const;

export type AttendanceStatus = keyof typeof attendanceStatuses;

/** At most this many records a call (B19). */
export const mostRecords = 500;

/** One record per student, class and date (R 5.9). */
export const attendance = entity({
  table: 'attendance',
  path: 'attendence',
  one: 'Attendance',
  many: 'Attendance',
  screen: { path: '/attendencelist' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please choose a student' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    /** The class's teacher where a create leaves it out (E3). */
    teacherID: ref('Teacher', () => teacher),
    /** Comes from the class (E3). */
    courseID: ref('Course', () => course),
    date: date('Date attended', { required: 'Enter date attended' }),
    day: choice('Day', weekdays, { required: 'Please select day' }),
    /** 1 where present, else 0 (E2). */
    attended: binary('Attended', { required: 'Say whether the student attended' }),
    attendenceStatus: choice('Status', attendanceStatuses, {
      required: 'Please select status',
      tones: attendanceTones,
    }),
    reason: note('Reason'),
  },
  stored: {
    userID: ref('User attended', () => account),
  },
  brief: ['date', 'attendenceStatus'],
  search: ['studentID.studentName', 'studentID.stdID', 'classID.className'],
  dated: 'date',
});

export type Attendance = Got<typeof attendance>;

/**
 * A record as a register sends it: either date or day is enough, a day meaning the latest such weekday up to today (E1), and either
 * attended or status (E2).
 */
export const sentAttendance = {
  ...attendance,
  fields: {
    ...attendance.fields,
    date: date('Date attended'),
    day: choice('Day', weekdays),
    attended: binary('Attended'),
    attendenceStatus: choice('Status', attendanceStatuses, { tones: attendanceTones }),
  },
};

/** What saving a register answers: the records, and how many of them were new and how many were there already. */
export interface SavedRegister extends Saved<readonly Attendance[]> {
  readonly saved: number;
  readonly updated: number;
}

/** The records that the report shows: all, only the absent (sick among them), or the present (E4). */
export const reportStatuses = { all: 'All', upsent: 'Absent', present: 'Present' } as const;

export type ReportStatus = keyof typeof reportStatuses;

/** Means every class in the report. */
export const everyClass = 'All';

export interface AttendanceTotals {
  readonly totalAtt: number;
  readonly totalpresent: number;
  readonly totalupsent: number;
}

export interface AttendanceReport extends AttendanceTotals {
  readonly status: true;
  readonly message: string;
  readonly attendenceData: readonly Attendance[];
}

/** One student's records in one class or in all; a student's own token needs no studentID (E4, E5). */
export const attendanceReport = endpoint({
  method: 'POST',
  path: 'attendence/attendenceReport',
  title: 'Attendance report of a student',
  body: {
    studentID: ref('Student', () => student),
    classID: refOrWord('Class', () => schoolClass, { [everyClass]: words('All classes') }),
    status: choice('Status', reportStatuses),
  },
  query: ['page', 'pageSize', 'format', 'sort'],
  reply: reply<AttendanceReport>(),
});

/** One day's register of a class: how many were present, and absent. */
export interface Register extends Readonly<Record<AttendanceStatus, number>> {
  readonly date: string;
}

export const classRegisters = endpoint({
  method: 'GET',
  path: 'attendence/registers',
  title: 'The registers of a class, the last day first',
  query: ['classID', 'page', 'pageSize'],
  reply: reply<readonly Register[]>('list'),
});
