import { demoCourses } from './academy-courses';
import type { DemoTeacher } from './academy-people';
import type { DemoPlan, DemoStep } from './academy-years';
import type { Made, PastCalls } from './past-calls.server';

/** What stands before the first class is opened, by name. */
interface Basics {
  readonly courses: ReadonlyMap<string, string>;
  /** By course and name. */
  readonly subjects: ReadonlyMap<string, string>;
  readonly teachers: readonly string[];
}

/** Makes courses, their subjects and the teachers. */
export async function makeBasics(
  calls: PastCalls,
  { teachers }: { readonly teachers: readonly DemoTeacher[] },
): Promise<Basics> {
  const courses = new Map<string, string>();
  const subjects = new Map<string, string>();
  for (const { code: _code, subjects: names, ...course } of demoCourses) {
    const { _id: courseID } = await calls.save('courses', course);
    courses.set(course.courseName, courseID);
    for (const subjectName of names)
      subjects.set(`${course.courseName} ${subjectName}`, (await calls.save('subject', { subjectName, courseID }))._id);
  }
  const ids: string[] = [];
  for (const teacher of teachers) ids.push((await calls.save('teacher', teacher))._id);
  return { courses, subjects, teachers: ids };
}

/** What takes the steps one after the other; what was made is found again by its place in the demo's lists. */
export function stepsOf(
  calls: PastCalls,
  { classes, students, seats }: DemoPlan,
  basics: Basics,
): (step: DemoStep) => Promise<void> {
  const classIDs = new Map<number, string>();
  const studentIDs = new Map<number, string>();
  const seatIDs = new Map<number, string>();
  /** By student, class and name. */
  const feeIDs = new Map<string, string>();
  const keepFees = (fees: readonly Made[]) => {
    for (const { _id, studentID, classID, feeName } of fees)
      feeIDs.set([idOf(studentID), idOf(classID), feeName].join(' '), _id);
  };
  /** The student and the class of a seat. */
  const sitting = (seat: number) => {
    const { studentIndex = -1, classIndex = -1 } = seats[seat] ?? {};
    return { studentID: studentIDs.get(studentIndex), classID: classIDs.get(classIndex) };
  };

  return async (step) => {
    switch (step.does) {
      case 'open class': {
        const one = classes[step.class];
        if (!one) return;
        const { courseName, teacherIndex, ...facts } = one;
        const classStatus = facts.classStatus === 'completed' ? 'active' : facts.classStatus;
        const body = {
          ...facts,
          classStatus,
          courseID: basics.courses.get(courseName),
          teacherID: basics.teachers[teacherIndex],
        };
        classIDs.set(step.class, (await calls.save('class', body))._id);
        return;
      }
      case 'close class':
        return calls.change(`class/${classIDs.get(step.class)}`, { classStatus: 'completed' });
      case 'register': {
        const { studentStatus, ...facts } = students[step.student] ?? {};
        const body = { ...facts, studentStatus: studentStatus === 'graduated' ? 'active' : studentStatus };
        studentIDs.set(step.student, (await calls.save('student', body))._id);
        return;
      }
      case 'enroll': {
        const { studentIndex: _student, classIndex = -1, ...facts } = seats[step.seat] ?? {};
        const courseID = basics.courses.get(classes[classIndex]?.courseName ?? '');
        seatIDs.set(step.seat, (await calls.save('Enrollment', { ...facts, ...sitting(step.seat), courseID }))._id);
        keepFees(await calls.read(`fee?studentID=${sitting(step.seat).studentID}`));
        return;
      }
      case 'graduate': {
        await calls.change(`Enrollment/${seatIDs.get(step.seat)}`, { enrolledStatus: 'graduated' });
        const student = seats[step.seat]?.studentIndex ?? -1;
        const isLast = seats.findLastIndex(({ studentIndex }) => studentIndex === student) === step.seat;
        if (isLast && students[student]?.studentStatus === 'graduated')
          await calls.change(`student/${studentIDs.get(student)}`, { studentStatus: 'graduated' });
        return;
      }
      case 'charge': {
        const { feeName, feeMonth } = step;
        return keepFees(
          await calls.saveAll('fee', { feetype: 'monthlyfee', feeName, feeMonth, classID: classIDs.get(step.class) }),
        );
      }
      case 'pay': {
        const { studentID, classID } = sitting(step.seat);
        const phonePaid = students[seats[step.seat]?.studentIndex ?? -1]?.studentPhone;
        await calls.save('receipt', {
          ...step.payment,
          phonePaid,
          studentID,
          feeID: feeIDs.get([studentID, classID, step.feeName].join(' ')),
        });
        return;
      }
      case 'mark': {
        const courseName = classes[seats[step.seat]?.classIndex ?? -1]?.courseName;
        await calls.save('marks', {
          ...sitting(step.seat),
          subjectID: basics.subjects.get(`${courseName} ${step.subjectName}`),
          Amount: step.score,
        });
        return;
      }
      case 'spend': {
        const { type, name, amount, on: date } = step;
        await calls.save('transection', {
          transectionType: 'expense',
          type,
          name,
          amount,
          date,
          description: `${name}, ${date.slice(0, 7)}`,
        });
      }
    }
  };
}

/** The id of a reference as a read carries it. */
function idOf(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null && '_id' in reference ? reference._id : reference;
}
