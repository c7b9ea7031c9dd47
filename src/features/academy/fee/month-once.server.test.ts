import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsIn } from '#database/migrate';
import { projectRoot } from '#kit/server/project-root';
import { runCheck } from '#database/verify/run';
import type { Fee, SchoolClass, Student } from '#testing/academy-money';
import { expectSaved } from '#testing/test-app';
import { type FeeScene, startFees } from './fee.fixture';

let scene: FeeScene;

beforeAll(async () => {
  scene = await startFees();
});
afterAll(() => scene.app.stop());

const twice = 'This student has already been charged for March 2026 in this class';
const put = (path: string, body: object) => scene.app.call('PUT', path, { token: scene.owner, body });
const monthItem = [{ feeName: 'First month', feetype: 'monthlyfee' }];
const liveOf = async (student: Student) =>
  (await scene.get(`fee?studentID=${student._id}`)).body.filter((fee: Fee) => fee.feetype === 'monthlyfee');

/** Who paid March, graduated and is about to come back. */
async function returning(): Promise<{ made: SchoolClass; student: Student }> {
  const { made, students } = await scene.classOf('active');
  const [student] = students;
  if (!student) throw new Error('No student');
  const [fee] = (await expectSaved(scene.money.chargeClass(made))).body.info;
  await expectSaved(scene.money.pay(fee, 40));
  await graduate(student);
  return { made, student };
}

async function graduate(student: Student): Promise<void> {
  const [enrolled] = (await scene.get(`Enrollment?studentID=${student._id}&enrolledStatus=active`)).body;
  await expectSaved(put(`Enrollment/${enrolled._id}`, { enrolledStatus: 'graduated' }));
}

describe('a student who leaves a class and enrols again', () => {
  it('is not charged the month a second time, by whichever charge', async () => {
    const { made, student } = await returning();
    await expectSaved(scene.money.enrol(student, made));
    expect((await scene.money.chargeClass(made)).body.message).toBe('There is nobody left to charge');
    const single = { feetype: 'monthlyfee', feeName: 'March' };
    expect((await scene.money.chargeStudent(student, made, single)).body.message).toBe(
      'There is nobody left to charge',
    );
    await scene.app.call('POST', 'fee/allClasses', { token: scene.owner, body: single });
    expect(await liveOf(student)).toHaveLength(1);
    expect((await scene.money.chargeClass(made, { feeMonth: '2026-04' })).body.info).toHaveLength(1);
  });

  it('is not enrolled with a month that is charged already, and nothing is saved', async () => {
    const { made, student } = await returning();
    const refused = await scene.money.enrol(student, made, { feeItems: monthItem });
    expect([refused.status, refused.body.errors]).toEqual([409, { 'feeItems.0.feetype': twice }]);
    expect((await scene.get(`Enrollment?studentID=${student._id}`)).body).toHaveLength(1);
    await expectSaved(scene.money.enrol(student, made));
  });

  it('may owe the month again once the first fee of it is voided', async () => {
    const { made, student } = await returning();
    const [receipt] = (await scene.get(`receipt?studentID=${student._id}`)).body;
    await expectSaved(scene.app.call('DELETE', `receipt/${receipt._id}`, { token: scene.owner }));
    const [fee] = await liveOf(student);
    await expectSaved(scene.app.call('DELETE', `fee/${fee._id}`, { token: scene.owner }));
    await expectSaved(scene.money.enrol(student, made, { feeItems: monthItem }));
    expect(await liveOf(student)).toHaveLength(1);
  });

  it('owes a month once, however many charge and enrol at the same moment', async () => {
    const { made, student } = await returning();
    const charge = { feetype: 'monthlyfee', feeName: 'May', feeMonth: '2026-05' };
    const answers = await Promise.all([
      scene.money.chargeStudent(student, made, charge),
      scene.money.enrol(student, made, { enrolledStatus: 'graduated', feeItems: monthItem }),
      scene.money.enrol(student, made, { feeItems: monthItem }),
      scene.money.chargeStudent(student, made, charge),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await liveOf(student)).map((fee: Fee) => fee.feeMonth).toSorted()).toEqual(['2026-03', '2026-05']);
  });

  it('gets no month by an edit that is charged already, of another kind, month or class', async () => {
    const { made, student } = await returning();
    const other = (await expectSaved(scene.money.chargeStudent(student, made))).body.info[0];
    const april = { feetype: 'monthlyfee', feeName: 'April', feeMonth: '2026-04' };
    const next = (await expectSaved(scene.money.chargeStudent(student, made, april))).body.info[0];
    const elsewhere = await scene.make.class({ courseID: made.courseID._id });
    await expectSaved(scene.money.enrol(student, elsewhere));
    const moved = (await expectSaved(scene.money.chargeClass(elsewhere))).body.info[0];
    const answers = [
      await put(`fee/${other._id}`, { feetype: 'monthlyfee', feeMonth: '2026-03' }),
      await put(`fee/${next._id}`, { feeMonth: '2026-03' }),
      await put(`fee/${moved._id}`, { classID: made._id }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [409, twice]));
    expect((await put(`fee/${next._id}`, { feeMonth: '2026-06' })).status).toBe(200);
  });
});

/** Copies a row of the academy into the schema that the client is in, but for what is generated or came later. */
async function copyOfOne(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'academy.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname in (select attname from pg_attribute where attrelid = '${table}'::regclass)`,
  );
  return `insert into ${table} (${rows[0]?.columns}) select ${rows[0]?.columns} from academy.${table} limit 1`;
}

describe('a month that was charged twice before that was refused', () => {
  it('keeps both fees and what was paid; verify names them until one is voided, and the other guards the month', async () => {
    const client = await scene.app.database.pool.connect();
    const migrations = await migrationsIn(join(projectRoot, 'migrations'));
    const isBefore = ({ name }: { readonly name: string }) => name < '0210';
    const fee = (no: number, month: string, paid: number, voided = 'null') =>
      `insert into fee (_id, "feeNo", "feeName", feetype, "classID", "studentID", "courseID", "enrollmentID", "feeAmount", "feeMonth", "feePaid", "voidedAt")
       select gen_random_uuid(), ${no}, 'Month', 'monthlyfee', c._id, s._id, c."courseID", null, 40, '${month}', ${paid}, ${voided}
       from student s, school_class c`;
    const live = async () =>
      (await client.query('select "feeNo"::int as no from fee where not "chargedTwice" order by 1')).rows;
    const check = scene.app.whole.product.checks.find(({ name }) => name === 'fee-month-once');
    if (!check) throw new Error('No such check');
    const found = async () => (await runCheck(client, check, 5)).found;
    try {
      await client.query('begin; create schema old_books; set local search_path to old_books, public');
      for (const migration of migrations.filter(isBefore)) await client.query(migration.sql);
      await client.query('set local session_replication_role to replica');
      for (const table of ['course', 'student', 'school_class']) await client.query(await copyOfOne(client, table));
      const ofClass = 'where _id in (select "teacherID" from school_class)';
      await client.query((await copyOfOne(client, 'teacher')).replace('limit 1', ofClass));
      for (const text of [fee(1, '2026-03', 40), fee(2, '2026-03', 15), fee(3, '2026-03', 0), fee(4, '2026-04', 0)])
        await client.query(text);
      await client.query(fee(5, '2026-04', 0, 'now()'));
      await client.query('set local session_replication_role to origin');
      for (const migration of migrations.filter((one) => !isBefore(one))) await client.query(migration.sql);
      const { rows } = await client.query('select count(*)::int as fees, sum("feePaid")::float as paid from fee');
      expect(rows).toEqual([{ fees: 5, paid: 55 }]);
      expect(await found()).toMatchObject([{ times: 3, month: '2026-03', numbers: '1, 2, 3' }]);
      expect(await live()).toEqual([{ no: 1 }, { no: 4 }, { no: 5 }]);
      // Each fee that is voided makes the next one the charge of the month.
      await client.query('update fee set "voidedAt" = now() where "feeNo" = 1');
      expect(await live()).toEqual([{ no: 1 }, { no: 2 }, { no: 4 }, { no: 5 }]);
      await client.query(`update fee set "feeMonth" = '2026-05' where "feeNo" = 3`);
      expect(await found()).toEqual([]);
      // By now each fee has a day on which it is due.
      const due = fee(6, '2026-03', 0)
        .replace('"voidedAt")', '"voidedAt", "dueDate")')
        .replace(/null\s+from/, 'null, now() from');
      await expect(client.query(due)).rejects.toThrow('fee_studentID+classID+feeMonth_key');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
