import { writes } from './limit/writes.mjs';

/** As a fee had them: one for the student, the class, the course and the enrollment each (docs/decisions/0021). */
const fourKeys = `set local search_path to academy, public;
  alter table fee drop constraint "fee_enrollmentID_fkey", drop constraint "fee_studentID_fkey", drop constraint "fee_classID_fkey",
    drop constraint "fee_courseID_fkey", drop constraint "fee_looseEnrollmentID_fkey",
    add constraint "fee_studentID_fkey" foreign key ("studentID") references student (_id) not valid,
    add constraint "fee_classID_fkey" foreign key ("classID") references school_class (_id) not valid,
    add constraint "fee_courseID_fkey" foreign key ("courseID") references course (_id) not valid,
    add constraint "fee_enrollmentID_fkey" foreign key ("enrollmentID") references enrollment (_id) not valid`;

/**
 * Seconds that the limit's one statement takes to charge a month where each fee has four keys. It is taken back unseen, keys and fees.
 * @param {import('pg').ClientBase} client
 * @param {string} month '2026-11', which nobody is charged for
 */
export async function chargedByFourKeys(client, month) {
  await client.query('begin');
  try {
    await client.query(fourKeys);
    const began = performance.now();
    await client.query(writes.charge?.text ?? '', [null, month]);
    return (performance.now() - began) / 1000;
  } finally {
    await client.query('rollback');
  }
}
