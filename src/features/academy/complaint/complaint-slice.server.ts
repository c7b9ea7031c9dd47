import { callsOf, callOf, optionsOf, newOf, listOf, changeOf, removalOf } from '#house/rights/calls.rules';
import { student } from '#features/academy/student/student.contract';
import { studentClasses } from '#features/academy/own-classes/student-classes.contract';
import type { Slice } from '#house/slice/slice.server';
import { complaintRoutes } from './complaint.server';
import { complaintScreen } from './complaint.screens';
import { complaint, studentComplaints } from './complaint.contract';

export const complaintSlice: Slice = {
  routes: complaintRoutes,
  only: [
    {
      screen: complaintScreen,
      calls: [...callsOf(complaint), callOf(studentComplaints), optionsOf(student), callOf(studentClasses)],
    },
  ],
  students: [callOf(studentComplaints), newOf(complaint)],
  guardians: { all: [newOf(complaint)] },
  // The table of complaints is hidden from teachers (A17).
  refused: { teacher: [listOf(complaint), callOf(studentComplaints), changeOf(complaint), removalOf(complaint)] },
  // Not told to teachers, from whom the table is hidden (A17).
  news: { complaint: { screen: complaintScreen, right: listOf(complaint) } },
};
