import { monthOf } from '#kit/rules/calendar';
import { shownMonth } from '#kit/rules/show';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { saveMarks } from '#features/academy/marks/class-marks.contract';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import type { Made } from '#demo/past-calls.server';
import type { Act } from '#demo/story';
import type { DemoStep } from './academy-years';
import { type AcademyWorld, idOf } from './made';

/** Classes, students, enrollments, fees, payments, marks and what the house spends. */
export function mainStory(world: AcademyWorld): readonly Act[] {
  const take = taker(world);
  return world.steps.map((step, index) => ({
    on: step.on,
    take: () => take(step, world.steps[index + 1]),
    ...(step.does === 'pay' ? { about: `${world.seats[step.seat]?.studentIndex}` } : {}),
  }));
}

function taker({ calls, made, classes, students, seats }: AcademyWorld) {
  const keepFees = (fees: readonly Made[]) => {
    for (const { _id, studentID, classID, feeName } of fees)
      made.fees.set([idOf(studentID), idOf(classID), feeName].join(' '), _id);
  };
  /** The student and the class of a seat. */
  const sitting = (seat: number) => {
    const { studentIndex = -1, classIndex = -1 } = seats[seat] ?? {};
    return { studentID: made.students.get(studentIndex), classID: made.classes.get(classIndex) };
  };
  return async (step: DemoStep, next: DemoStep | undefined): Promise<void> => {
    switch (step.does) {
      case 'open class': {
        const one = classes[step.class];
        if (!one) return;
        const { courseName, teacherIndex, ...facts } = one;
        const classStatus = facts.classStatus === 'completed' ? 'active' : facts.classStatus;
        const body = {
          ...facts,
          classStatus,
          courseID: made.courses.get(courseName),
          teacherID: made.teachers[teacherIndex],
        };
        made.classes.set(step.class, (await calls.save(schoolClass.path, body))._id);
        return;
      }
      case 'close class':
        return calls.change(`${schoolClass.path}/${made.classes.get(step.class)}`, { classStatus: 'completed' });
      case 'register': {
        const { studentStatus, ...facts } = students[step.student] ?? {};
        const body = { ...facts, studentStatus: studentStatus === 'graduated' ? 'active' : studentStatus };
        made.students.set(step.student, (await calls.save(student.path, body))._id);
        return;
      }
      case 'enroll': {
        const { studentIndex: _student, classIndex = -1, ...facts } = seats[step.seat] ?? {};
        const courseID = made.courses.get(classes[classIndex]?.courseName ?? '');
        made.seats.set(
          step.seat,
          (await calls.save(enrollment.path, { ...facts, ...sitting(step.seat), courseID }))._id,
        );
        // The fees that came with the enrollments of a class on a day are read together.
        const goesOn = next?.does === 'enroll' && next.on === step.on && seats[next.seat]?.classIndex === classIndex;
        if (!goesOn) keepFees(await calls.read(`${fee.path}?classID=${made.classes.get(classIndex)}`));
        return;
      }
      case 'graduate': {
        await calls.change(`${enrollment.path}/${made.seats.get(step.seat)}`, { enrolledStatus: 'graduated' });
        const index = seats[step.seat]?.studentIndex ?? -1;
        const isLast = seats.findLastIndex(({ studentIndex }) => studentIndex === index) === step.seat;
        if (isLast && students[index]?.studentStatus === 'graduated')
          await calls.change(`${student.path}/${made.students.get(index)}`, { studentStatus: 'graduated' });
        return;
      }
      case 'charge': {
        const { feeName, feeMonth } = step;
        return keepFees(
          await calls.saveAll(fee.path, {
            feetype: 'monthlyfee',
            feeName,
            feeMonth,
            classID: made.classes.get(step.class),
          }),
        );
      }
      case 'pay': {
        const { studentID, classID } = sitting(step.seat);
        const phonePaid = students[seats[step.seat]?.studentIndex ?? -1]?.studentPhone;
        await calls.save(feeReceipt.path, {
          ...step.payment,
          phonePaid,
          studentID,
          feeID: made.fees.get([studentID, classID, step.feeName].join(' ')),
        });
        return;
      }
      case 'mark': {
        await calls.saveAll(saveMarks.path, {
          classID: made.classes.get(step.class),
          subjectID: made.subjects.get(`${classes[step.class]?.courseName} ${step.subjectName}`),
          items: step.scores.map(({ seat, score }) => ({ studentID: sitting(seat).studentID, Amount: score })),
        });
        return;
      }
      case 'spend': {
        const { type, name, amount, on: date } = step;
        await calls.save(transaction.path, {
          transectionType: 'expense',
          type,
          name,
          amount,
          date,
          description: shownMonth(monthOf(date)),
        });
      }
    }
  };
}
