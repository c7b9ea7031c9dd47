import { type Counter, type SchoolClass, startCounter, type Student } from '#testing/academy-money';
import { startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { feeReportSlice } from '#features/reports/fee-report/fee-report-slice.server';

/** The counter, and classes whose students it charges. */
export interface FeeScene extends Counter {
  /** A class with students of these statuses, each paying 40 a month. */
  classOf(...statuses: string[]): Promise<{ made: SchoolClass; students: Student[] }>;
}

export async function startFees(): Promise<FeeScene> {
  const counter = await startCounter(await startTestApp({ slices: [...feeSlices, certificateSlice, feeReportSlice] }));
  const { make, money } = counter;
  return {
    ...counter,
    classOf: async (...statuses) => {
      const made = await make.class();
      const students: Student[] = [];
      for (const enrolledStatus of statuses) {
        const student = await make.student();
        await money.enrol(student, made, { enrolledStatus });
        students.push(student);
      }
      return { made, students };
    },
  };
}
