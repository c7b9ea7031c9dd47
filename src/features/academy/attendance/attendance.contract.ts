import { endpoint, reply, type Saved } from '../../../kit/contract/endpoint';
import { entity, type Got } from '../../../kit/contract/entity';
import { choice, ref } from '../../../kit/contract/fields-choice';
import { binary } from '../../../kit/contract/fields-number';
import { date, note, text } from '../../../kit/contract/fields-text';
import { user } from '../../access/user/user.contract';
import { course } from '../course/course.contract';
import { schoolClass, weekdays } from '../school-class/school-class.contract';
import { student } from '../student/student.contract';
import { teacher } from '../teacher/teacher.contract';

export const attendanceStatuses = { present: 'Present', upsent: 'Absent', sick: 'Sick' } as const;

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
    /** The latest such weekday up to today where a create names the day alone (E1). */
    date: date('Date attended'),
    day: choice('Day', weekdays),
    /** 1 where present, else 0: one of this and the status says the other (E2). */
    attended: binary('Attended'),
    attendenceStatus: choice('Status', attendanceStatuses),
    reason: note('Reason'),
  },
  stored: {
    userID: ref('User attended', () => user),
  },
  brief: ['date', 'attendenceStatus'],
  search: ['studentID.studentName', 'studentID.stdID', 'classID.className'],
  dated: 'date',
});

export type Attendance = Got<typeof attendance>;

/** What saving a register answers: the records, and how many of them were new and how many were there already. */
export interface SavedRegister extends Saved<readonly Attendance[]> {
  readonly saved: number;
  readonly updated: number;
}

/** What the report shows: everything, or only the absent (sick among them) or the present (E4). */
export const reportStatuses = { all: 'All', upsent: 'Absent', present: 'Present' } as const;

export type ReportStatus = keyof typeof reportStatuses;

/** Stands for every class in the report. */
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
    /** An id, or All. */
    classID: text('Class', { max: 36 }),
    status: choice('Status', reportStatuses),
  },
  query: ['page', 'pageSize', 'format'],
  reply: reply<AttendanceReport>(),
});
