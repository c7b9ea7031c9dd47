// Proves E12, R 5.4.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { type AcademyMoney, academyMoney } from '#testing/academy-money';
import { type AcademyRecords, startRecords } from '#testing/academy-records';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let money: AcademyMoney;
let charged: { enrollmentID: string; studentID: string; classID: string; courseID: string; fees: { _id: string }[] };

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...feeSlices] })));
  money = academyMoney(app, owner);
});
afterAll(() => app.stop());

beforeEach(async () => {
  charged = await chargedStudent();
});

async function chargedStudent() {
  const [student, place] = [await make.student(), await make.class()];
  const { body } = await expectSaved(money.enrol(student, place));
  const fees = (await expectSaved(money.chargeClass(place))).body.info;
  return {
    enrollmentID: body.info._id,
    studentID: student._id,
    classID: place._id,
    courseID: place.courseID._id,
    fees,
  };
}

const values = (changed: object) => {
  const { enrollmentID, studentID, classID, courseID } = { ...charged, ...changed };
  return [enrollmentID, studentID, classID, courseID];
};

/** Writes a fee past all rules, as no call does. */
const plant = (changed: object, voidedAt: Date | null = null) =>
  app.database.pool.query(
    `insert into academy.fee (_id, "feeNo", "feeName", feetype, "enrollmentID", "studentID", "classID", "courseID", "feeAmount", "dueDate", "voidedAt")
     values (gen_random_uuid(), (select greatest(max("feeNo"), 1000000) + 1 from academy.fee), 'Book', 'bookfee', $1, $2, $3, $4, 1, '2026-11-05', $5)`,
    [...values(changed), voidedAt],
  );

const remove = (table: string, id: string) =>
  app.database.pool.query(`delete from academy.${table} where _id = $1`, [id]);

describe('a live fee', () => {
  it.each(['enrollmentID', 'studentID', 'classID', 'courseID'])(
    'of a %s that does not exist is refused by the database itself',
    async (name) => {
      await expect(plant({ [name]: newId() })).rejects.toThrow('fee_enrollmentID_fkey');
    },
  );

  it.each(['studentID', 'classID', 'courseID'] as const)(
    'of another %s than its enrollment’s is refused by the database itself',
    async (name) => {
      const other = await chargedStudent();
      await expect(plant({ [name]: other[name] })).rejects.toThrow('fee_enrollmentID_fkey');
      await expect(plant({})).resolves.toMatchObject({ rowCount: 1 });
    },
  );

  it('keeps its enrollment, which neither goes nor moves while it is there', async () => {
    const moved = 'update academy.enrollment set "classID" = $2, "courseID" = $3 where _id = $1';
    const { classID, courseID } = await chargedStudent();
    const { pool } = app.database;
    await expect(pool.query(moved, [charged.enrollmentID, classID, courseID])).rejects.toThrow('fee_enrollmentID_fkey');
    await expect(remove('enrollment', charged.enrollmentID)).rejects.toThrow('fee_enrollmentID_fkey');
  });
});

describe.each([
  ['a voided fee', new Date()],
  ['a fee without an enrollment', null],
])('%s', (_what, voidedAt) => {
  const loose = () => (voidedAt === null ? { enrollmentID: null } : {});

  it.each(['studentID', 'classID', 'courseID'])(
    'of a %s that does not exist is refused by the database itself',
    async (name) => {
      await expect(plant({ ...loose(), [name]: newId() }, voidedAt)).rejects.toThrow(`fee_${name}_fkey`);
    },
  );

  it('keeps student, class and course, whatever becomes of the enrollment', async () => {
    const { pool } = app.database;
    await pool.query('update academy.fee set "voidedAt" = now(), "enrollmentID" = null where "enrollmentID" = $1', [
      charged.enrollmentID,
    ]);
    await plant({ ...loose(), enrollmentID: null }, voidedAt);
    await remove('enrollment', charged.enrollmentID);
    await expect(remove('student', charged.studentID)).rejects.toThrow('fee_studentID_fkey');
    await expect(remove('school_class', charged.classID)).rejects.toThrow('fee_classID_fkey');
  });
});

it('a voided fee of an enrollment that does not exist is refused by the database itself', async () => {
  await expect(plant({ enrollmentID: newId() }, new Date())).rejects.toThrow('fee_looseEnrollmentID_fkey');
});

it('an enrollment whose fees are all voided moves to another class, and the voided fees stay what they were', async () => {
  const put = (classID: string, courseID: string) =>
    app.call('PUT', `Enrollment/${charged.enrollmentID}`, { token: owner, body: { classID, courseID } });
  const other = await make.class();
  expect((await put(other._id, other.courseID._id)).status).toBe(409);
  for (const { _id } of charged.fees)
    await expectSaved(app.call('DELETE', `fee/${_id}`, { token: owner, body: { reason: 'A slip' } }));
  await expectSaved(put(other._id, other.courseID._id));
  const [fee] = charged.fees;
  const { body } = await app.call('GET', `fee/${fee?._id}`, { token: owner });
  expect([body.classID._id, body.courseID._id, body.enrollmentID._id]).toEqual([
    charged.classID,
    charged.courseID,
    charged.enrollmentID,
  ]);
});
