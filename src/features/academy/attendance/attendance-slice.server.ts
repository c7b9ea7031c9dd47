import { isTeacher } from '#features/academy/teacher/teacher.server';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { optionsOf, callOf, listOf, newOf, changeOf, photoOf, removalOf } from '#house/rights/calls.rules';
import { classStudentsEnrolled } from '#features/academy/enrollment/enrollment.contract';
import { student } from '#features/academy/student/student.contract';
import type { Slice } from '#house/slice/slice.server';
import { toldOfAttendance } from './told-of-attendance.server';
import { attendanceRoutes } from './attendance.server';
import { attendanceScreen, attendanceListScreen, attendanceReportScreen } from './attendance.screens';
import { attendance, attendanceReport, classRegisters } from './attendance.contract';
import { registerDue } from './register-due.contract';

export const attendanceSlice: Slice = {
  routes: attendanceRoutes,
  studentRecords: attendance,
  tells: toldOfAttendance,
  // The list corrects what the register took.
  only: [
    {
      screen: attendanceListScreen,
      calls: [
        listOf(attendance),
        callOf(classRegisters),
        changeOf(attendance),
        removalOf(attendance),
        ...[schoolClass, student].map(optionsOf),
      ],
    },
  ],
  grants: [
    {
      screen: attendanceScreen,
      calls: [
        ...[teacher, schoolClass].map(optionsOf),
        callOf(classStudentsEnrolled),
        callOf(registerDue),
        listOf(attendance),
        newOf(attendance),
        changeOf(attendance),
        photoOf(student),
      ],
    },
    { screen: attendanceReportScreen, calls: [callOf(attendanceReport), ...[student, schoolClass].map(optionsOf)] },
  ],
  students: [listOf(attendance), callOf(attendanceReport)],
  guardians: { all: [listOf(attendance), callOf(attendanceReport)] },
  findsOfOthers: [
    { entity: student, screen: attendanceListScreen, shownTo: isTeacher, narrowed: ({ _id }) => ({ studentID: _id }) },
  ],
};
