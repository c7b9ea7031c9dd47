import { words } from '#kit/contract/language';
import type { PairKind } from '#kit/contract/pair';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';

/** A class and a subject of its course, for which results are entered. */
export const classSubject: PairKind = {
  first: {
    to: schoolClass,
    word: 'classID',
    which: words('Which class?'),
    none: words('No class is active. Choose one above.'),
  },
  second: {
    to: subject,
    word: 'subjectID',
    which: words('Which subject?'),
    none: words('The course of this class has no subject yet. Add one under Subjects first.'),
  },
  before: words('Choose a class first'),
};

/** The classes that are offered first: to a teacher, their own (R 4.3). */
export function offeredClasses(teacherID: string | null | undefined) {
  return { teacherID: teacherID ?? undefined, classStatus: 'active' };
}
