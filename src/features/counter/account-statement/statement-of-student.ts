import { studentScreen } from '#features/academy/student/student.screens';
import { statementOf } from './statement-of-person';

/** The statement of a student, opened from the student's page. */
export const statementOfStudent = statementOf('student', studentScreen);
