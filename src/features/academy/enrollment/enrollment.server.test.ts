// Proves S§3, S§4, S§5, S§7, S§9, R 3.4, R 3.5, R 3.9, R 5.5, B4, B29, B30, D4, D7, E10, E11, E12, E28.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fee } from '#testing/academy-money';
import { type EnrollmentScene, startEnrollments } from './enrollment.fixture';

let scene: EnrollmentScene;

beforeAll(async () => {
  scene = await startEnrollments();
});
afterAll(() => scene.app.stop());

const put = (id: string, body: unknown) => scene.app.call('PUT', `Enrollment/${id}`, { token: scene.owner, body });
const remove = (id: string) => scene.app.call('DELETE', `Enrollment/${id}`, { token: scene.owner });
const feesOf = async (student: { readonly _id: string }, more = ''): Promise<Fee[]> =>
  (await scene.get(`fee?studentID=${student._id}${more}`)).body;
const items = [
  { feeName: 'March', feetype: 'monthlyfee', feeAmount: 3 },
  { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: '12.50' },
  { feeName: 'Card', feetype: 'IDcard' },
];

describe('enrolling', () => {
  it('makes the enrollment and one fee per item; a month costs the Amount and an item of nothing makes no fee', async () => {
    const { make, money, course, schoolClass } = scene;
    const student = await make.student({ studentName: 'Amina Warsame' });
    const { status, body } = await money.enrol(student, schoolClass, { feeItems: items });
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      studentID: { _id: student._id, studentName: 'Amina Warsame', stdID: student.stdID },
      courseID: { _id: course._id, courseName: 'Python' },
      classID: {
        _id: schoolClass._id,
        className: 'PY-1',
        courseID: { _id: course._id, courseName: 'Python' },
      },
      Amount: 40,
      enrolledDate: '2026-03-10',
      enrolledStatus: 'active',
      feeItems: [
        { feeName: 'March', feetype: 'monthlyfee', feeAmount: 40 },
        { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 12.5 },
        { feeName: 'Card', feetype: 'IDcard', feeAmount: 0 },
      ],
    });
    const fees = await feesOf(student);
    expect(fees).toMatchObject([
      {
        feeName: 'March',
        feetype: 'monthlyfee',
        feeAmount: 40,
        feeBalance: 40,
        feePaid: 0,
        feeStatus: 'unpaid',
        feeMonth: '2026-03',
        classID: { className: 'PY-1' },
        courseID: { courseName: 'Python' },
      },
      { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 12.5, feeMonth: null },
    ]);
    const [march, registration] = fees.map(({ feeNo }) => feeNo);
    expect(registration, 'numbered in the order of the items').toBe(Number(march) + 1);
  });

  it('is refused for a second live enrollment in the class, and makes no fee then', async () => {
    const { make, money, get, schoolClass } = scene;
    const student = await make.student();
    await money.enrol(student, schoolClass, { enrolledStatus: 'waiting' });
    const { status, body } = await money.enrol(student, schoolClass, { feeItems: items });
    expect(status).toBe(409);
    expect(body.errors).toEqual({ classID: 'This student is already enrolled in this class' });
    expect(await feesOf(student)).toEqual([]);
    expect((await get(`Enrollment?studentID=${student._id}`)).body).toHaveLength(1);
  });

  it('enrols once, however many ask at the same moment', async () => {
    const { make, money, schoolClass } = scene;
    const student = await make.student();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => money.enrol(student, schoolClass, { feeItems: items })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await feesOf(student)).toHaveLength(2);
  });

  it('is possible again after graduating', async () => {
    const { make, money, schoolClass } = scene;
    const student = await make.student();
    const first = await money.enrol(student, schoolClass);
    await put(first.body.info._id, { enrolledStatus: 'graduated' });
    expect((await money.enrol(student, schoolClass)).status).toBe(200);
    const back = await put(first.body.info._id, { enrolledStatus: 'active' });
    expect(back.status).toBe(409);
    expect(back.body.errors).toEqual({ classID: 'This student is already enrolled in this class' });
  });

  it('asks for an active class of the chosen course and a student who is not blocked', async () => {
    const { make, money, course, schoolClass } = scene;
    const student = await make.student();
    const other = await make.class();
    const foreign = await money.enrol(student, other, { courseID: course._id });
    expect(foreign.status).toBe(400);
    expect(foreign.body.errors).toEqual({ classID: 'This class is not of the chosen course' });
    const closed = await make.class({ classStatus: 'completed' });
    const late = await money.enrol(student, closed);
    expect(late.status).toBe(409);
    expect(late.body.errors).toEqual({ classID: 'This class is not active' });
    const next = await make.class({ courseID: course._id, classStatus: 'pending', startedDate: '2026-03-17' });
    const choice = async () =>
      (await scene.get('class/options?takesStudents=1')).body.map(({ _id }: { _id: string }) => _id);
    expect(await choice()).toEqual(expect.arrayContaining([next._id, schoolClass._id]));
    expect(await choice()).not.toContain(closed._id);
    expect((await money.enrol(await make.student(), next)).status).toBe(200);
    const blocked = await money.enrol(await make.student({ studentStatus: 'blocked' }), schoolClass);
    expect(blocked.status).toBe(409);
    expect(blocked.body.errors).toEqual({ studentID: 'This student is blocked' });
  });

  it('refuses wrong fields in the words of each', async () => {
    const { app, owner, make, money, schoolClass } = scene;
    const empty = await app.call('POST', 'Enrollment', { token: owner, body: {} });
    expect(empty.status).toBe(400);
    expect(empty.body.errors).toEqual({
      studentID: 'Please select student',
      courseID: 'Please select course',
      classID: 'Please select class',
      Amount: 'Enter amount',
    });
    const student = await make.student();
    const wrong = await money.enrol(student, schoolClass, {
      enrolledStatus: 'gone',
      enrolledDate: '2026-02-30',
      feeItems: [{ feetype: 'lunch' }, { feeName: 'x', feetype: 'others', feeAmount: '1e3' }],
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors).sort()).toEqual([
      'enrolledDate',
      'enrolledStatus',
      'feeItems.0.feeName',
      'feeItems.0.feetype',
      'feeItems.1.feeAmount',
    ]);
    const twice = await money.enrol(student, schoolClass, { feeItems: [items[0], items[0]] });
    expect(twice.status).toBe(400);
    expect(twice.body.errors).toEqual({ 'feeItems.1.feetype': 'An enrollment has one monthly fee a month' });
    const nobody = await money.enrol({ _id: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' }, schoolClass);
    expect(nobody.status).toBe(400);
    expect(nobody.body.errors).toEqual({ studentID: 'Please select student' });
  });

  it('answers the same to the same _id, and makes nothing twice', async () => {
    const { make, money, schoolClass } = scene;
    const student = await make.student();
    const _id = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4c01';
    const first = await money.enrol(student, schoolClass, { _id, feeItems: items });
    const again = await money.enrol(student, schoolClass, { _id, feeItems: items });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await feesOf(student)).toHaveLength(2);
    expect((await money.enrol(student, schoolClass, { _id, Amount: 41 })).status).toBe(409);
  });
});

describe('editing an enrollment', () => {
  it('takes a record as a read gave it, and any status', async () => {
    const { make, money, get, schoolClass } = scene;
    const student = await make.student();
    const { body } = await money.enrol(student, schoolClass, { feeItems: items });
    const read = (await get(`Enrollment/${body.info._id}`)).body;
    const edited = await put(read._id, {
      ...read,
      Amount: 45,
      enrolledStatus: 'pending',
      enrolledDate: '2026-02-01',
    });
    expect(edited.status).toBe(200);
    expect(edited.body.info).toMatchObject({
      Amount: 45,
      enrolledStatus: 'pending',
      enrolledDate: '2026-02-01',
      __v: 1,
    });
    expect((await put(read._id, { ...read, Amount: 46 })).status).toBe(409);
  });

  it('leaves the fee items as they were charged', async () => {
    const { make, money, schoolClass } = scene;
    const { body } = await money.enrol(await make.student(), schoolClass, { feeItems: items });
    const edited = await put(body.info._id, { feeItems: [] });
    expect(edited.status).toBe(409);
    expect(edited.body.errors).toEqual({
      feeItems: 'Fee items were charged when enrolling: change them on the Fees screen',
    });
  });

  it('moves to another class only while nothing was charged', async () => {
    const { make, money, course, schoolClass } = scene;
    const other = await make.class({ courseID: course._id });
    const free = (await money.enrol(await make.student(), schoolClass)).body.info;
    const moved = await put(free._id, { classID: other._id });
    expect(moved.status).toBe(200);
    expect(moved.body.info.classID._id).toBe(other._id);
    const charged = (await money.enrol(await make.student(), schoolClass, { feeItems: items })).body.info;
    const stuck = await put(charged._id, { classID: other._id });
    expect(stuck.status).toBe(409);
    expect(stuck.body.errors.classID).toBe(
      'Student, course and class are fixed once fees, marks or attendance refer to them',
    );
  });
});

describe('deleting an enrollment', () => {
  it('takes its unpaid fees along: they are voided', async () => {
    const { make, money, get, schoolClass } = scene;
    const student = await make.student();
    const { body } = await money.enrol(student, schoolClass, { feeItems: items });
    expect((await remove(body.info._id)).status).toBe(200);
    expect(await feesOf(student)).toEqual([]);
    expect(await feesOf(student, '&voided=1')).toHaveLength(2);
    expect((await get(`Enrollment/${body.info._id}`)).status).toBe(404);
    expect((await money.enrol(student, schoolClass, { feeItems: items })).status).toBe(200);
  });

  it('is refused while a receipt is live', async () => {
    const { app, owner, make, money, schoolClass } = scene;
    const student = await make.student();
    const { body } = await money.enrol(student, schoolClass, { feeItems: items });
    const [fee] = await feesOf(student);
    if (!fee) throw new Error('Nothing was charged');
    const receipt = await money.pay(fee, 5);
    const refused = await remove(body.info._id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Still in use by 1 receipt');
    await app.call('DELETE', `receipt/${receipt.body.info._id}`, { token: owner });
    expect((await remove(body.info._id)).status).toBe(200);
  });

  it('is refused while a mark is kept', async () => {
    const { app, owner, make, money, course, schoolClass } = scene;
    const student = await make.student();
    const { body } = await money.enrol(student, schoolClass);
    const subject = await make.subject({ courseID: course._id });
    const mark = await app.call('POST', 'marks', {
      token: owner,
      body: { studentID: student._id, classID: schoolClass._id, subjectID: subject._id, Amount: 80 },
    });
    expect(mark.status).toBe(200);
    expect((await remove(body.info._id)).body.message).toBe('Still in use by 1 mark');
  });
});
