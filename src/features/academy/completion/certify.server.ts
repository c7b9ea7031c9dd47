import type { Call } from '#kit/server/call';
import { certifyAll, type Paper } from '#features/academy/certificate/certify.server';
import { resultsOfClass } from './candidates.server';
import type { HeldSeat } from './hold.server';

/** Certifies what each student has reached in the class (PA4); answers how many certificates were made. */
export async function certify(call: Call, paper: Paper, graduated: readonly HeldSeat[]): Promise<number> {
  const { rows } = await resultsOfClass(call, paper.classID);
  const students = new Set(graduated.map(({ studentID }) => studentID));
  return certifyAll(
    call,
    paper,
    rows
      .filter(({ studentID }) => students.has(studentID._id))
      .map(({ studentID, average, grade }) => ({ studentID: studentID._id, average, grade })),
  );
}
