/**
 * @typedef {{ students: number, courses: number, teachers: number, classes: number, enrollments: number, attendance: number, transactions: number }} Sizes
 */

/** The fewest students of an academy. */
const fewest = 200;

/** The students of the small academy, to which one of so many is compared: a hundredth, as far as there can be one. @param {number} students */
export function smallerThan(students) {
  return Math.max(fewest, Math.round(students / 10_000) * 100);
}

/**
 * How much there is of everything in an academy of so many students: with 100,000 of them 2,000 classes, 150,000 enrollments, 300,000
 * fees and as many receipts, 500,000 entries of the statement and 1,000,000 records of attendance.
 * @param {number} students
 * @returns {Sizes}
 */
export function sizesOf(students) {
  if (!Number.isSafeInteger(students) || students < fewest || students > 1_000_000 || students % 100 !== 0)
    throw new Error(`Students are hundreds, from ${fewest} to 1000000.`);
  return {
    students,
    courses: Math.min(120, Math.max(5, students / 1000)),
    teachers: Math.max(5, students / 500),
    classes: students / 50,
    enrollments: (students * 3) / 2,
    attendance: students * 10,
    transactions: students * 5,
  };
}
