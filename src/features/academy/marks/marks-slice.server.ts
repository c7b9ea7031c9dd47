import { isTeacher } from '#features/academy/teacher/teacher.server';
import { callOf, listOf } from '#house/rights/calls.rules';
import { student } from '#features/academy/student/student.contract';
import type { Slice } from '#house/slice/slice.server';
import { markSheetPaper } from './mark-sheet-paper.server';
import { marksRoutes } from './marks.server';
import { marksScreen } from './marks.screens';
import { classMarks, saveMarks } from './class-marks.contract';
import { marks, markSheet } from './marks.contract';

export const marksSlice: Slice = {
  routes: marksRoutes,
  studentRecords: marks,
  papers: [markSheetPaper],
  grants: [{ screen: marksScreen, calls: [markSheet, classMarks, saveMarks].map(callOf) }],
  students: [listOf(marks), callOf(markSheet)],
  guardians: { all: [listOf(marks), callOf(markSheet)] },
  findsOfOthers: [
    { entity: student, screen: marksScreen, shownTo: isTeacher, narrowed: ({ _id }) => ({ studentID: _id }) },
  ],
};
