import { studentScreen } from '#features/academy/student/student.screens';
import { statementOf } from './statement-of-person';

/** The action that opens a student's statement on the student's page. */
export const statementOfStudent = statementOf('student', studentScreen);
