import type { Mutant } from './mutant';

/** Mistakes in classes, marks and enrollment. */
export const academyMutants: readonly Mutant[] = [
  {
    does: 'an average of 49.995 fails',
    file: 'src/features/academy/marks/marks.rules.ts',
    find: '2 * rest >= marks.length',
    by: '2 * rest > marks.length',
  },
  {
    does: 'an average of 80 is a C',
    file: 'src/features/academy/grade-scale/grade-scale.rules.ts',
    find: "{ grade: 'B', from: 80 }",
    by: "{ grade: 'B', from: 81 }",
  },
  {
    does: 'a resit counts where it is lower',
    file: 'src/features/academy/gradebook/mark-of.rules.ts',
    find: 'one.of * other.all > other.of * one.all',
    by: 'one.of * other.all !== other.of * one.all',
    near: ['src/features/academy/gradebook/mark-of.rules.test.ts'],
  },
  {
    does: 'drafts count',
    file: 'src/features/academy/gradebook/mark-of.rules.ts',
    find: "assessmentStatus === 'published'",
    by: 'assessmentStatus !== undefined',
    near: ['src/features/academy/gradebook/mark-of.rules.test.ts'],
  },
  {
    does: 'a mark in a subject of another course is taken',
    file: 'src/features/academy/marks/marks.rules.ts',
    find: 'courseOfClass === courseOfSubject',
    by: 'courseOfClass !== undefined',
  },
  {
    does: 'two classes clash where one ends as the other begins',
    file: 'src/features/academy/clash/clash.server.ts',
    find: 'o."TimeIn" < r."TimeOut" and r."TimeIn" < o."TimeOut"\n        cross',
    by: 'o."TimeIn" <= r."TimeOut" and r."TimeIn" < o."TimeOut"\n        cross',
  },
  {
    does: 'a class may end as it begins',
    file: 'src/features/academy/school-class/school-class.rules.ts',
    find: 'TimeOut <= TimeIn',
    by: 'TimeOut < TimeIn',
  },
  {
    does: 'attendance of today is refused',
    file: 'src/features/academy/attendance/attendance.rules.ts',
    find: 'date > today ?',
    by: 'date >= today ?',
  },
  {
    does: 'a sick student counts as present',
    file: 'src/features/academy/attendance/attendance.rules.ts',
    find: "return status === 'present' ? 1 : 0;",
    by: "return status === 'upsent' ? 0 : 1;",
  },
  {
    does: 'a student who waits is charged for the month',
    file: 'src/features/academy/fee/fee-charge.server.ts',
    find: 'sql`e."classID" = ${body.classID} and e."enrolledStatus" = \'active\'`',
    by: 'sql`e."classID" = ${body.classID}`',
  },
  {
    does: 'a student is enrolled twice in one class',
    file: 'src/features/academy/enrollment/seat.server.ts',
    find: "    .where('classID', '=', classID)\n    .where('enrolledStatus', 'in', liveStatuses)",
    by: "    .where('classID', '=', classID)\n    .where('enrolledStatus', 'in', ['waiting'])",
  },
  {
    does: 'a class has one seat more than its limit',
    file: 'src/features/academy/school-class/seats.rules.ts',
    find: 'taken < capacity',
    by: 'taken <= capacity',
  },
  {
    does: 'who waits for a seat is charged at once',
    file: 'src/features/academy/enrollment/enrollment.server.ts',
    find: "if (status === 'waiting') return",
    by: "if (status === 'blocked') return",
  },
  {
    does: 'a blocked student is enrolled',
    file: 'src/features/academy/enrollment/enrollment.rules.ts',
    find: "studentStatus === 'blocked' ?",
    by: "studentStatus === 'gone' ?",
  },
  {
    does: 'an enrollment charges items of nothing',
    file: 'src/features/academy/enrollment/enrollment.rules.ts',
    find: 'item.feeAmount > 0',
    by: 'item.feeAmount >= 0',
  },
  {
    does: 'an enrollment goes although its fees were paid',
    file: 'src/features/academy/enrollment/uses.server.ts',
    find: 'where f."enrollmentID" = ${_id} and r."voidedAt" is null',
    by: 'where f."enrollmentID" = ${_id} and r."voidedAt" is not null',
  },
];
