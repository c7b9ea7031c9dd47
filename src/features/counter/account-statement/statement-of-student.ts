import { studentScreen } from '#features/academy/student/student.screens';
import { statementOf } from './statement-of-person';

/** What a student was charged and has paid, opened from the student's page. */
export const statementOfStudent = statementOf('student', studentScreen);
