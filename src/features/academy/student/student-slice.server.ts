import { isTeacher } from '#features/academy/teacher/teacher.server';
import { listOf, optionsOf, photoOf, callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { cardPaper } from './card-paper.server';
import { ownStudents, studentRoutes } from './student.server';
import { studentCardRoutes, studentCard } from './student-card.server';
import { studentScreen } from './student.screens';
import { student } from './student.contract';
import { studentChecks } from './student-checks.server';

export const studentSlice: Slice = {
  routes: [...studentRoutes, ...studentCardRoutes],
  grants: [{ screen: studentScreen, calls: [photoOf(student), callOf(studentCard)] }],
  papers: [cardPaper],
  checks: studentChecks,
  finds: {
    entity: student,
    screen: studentScreen,
    // A teacher without the list of students finds their own ones too: in the records about them.
    right: (call) => (isTeacher(call) ? optionsOf(student) : listOf(student)),
    login: 'username',
    scope: ownStudents,
  },
};
