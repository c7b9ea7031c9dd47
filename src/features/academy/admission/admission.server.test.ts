// Proves S§2, R 5.3, R 5.5, A13, D4, E26.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting, Receipt } from '#testing/academy-money';
import { expectSaved } from '#testing/test-app';
import { type AdmissionScene, paid, startAdmissions } from './admission.fixture';

let scene: AdmissionScene;

beforeAll(async () => {
  scene = await startAdmissions();
});
afterAll(() => scene.app.stop());

describe('enrolling on one page', () => {
  it('registers a new student, enrols, charges and takes the first payment in one call', async () => {
    const { status, body } = await scene.admit({ ...scene.newcomer(), ...paid });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe('Amina Ali is enrolled in PY-1');
    expect(body.owed).toBe(62.5);
    expect(body.info).toMatchObject({
      studentID: { studentName: 'Amina Ali' },
      classID: { className: 'PY-1' },
      courseID: { courseName: 'Python' },
      Amount: 40,
      enrolledStatus: 'active',
      enrolledDate: '2026-03-10',
    });
    const { _id } = body.info.studentID;
    expect((await scene.get(`student/${_id}`)).body).toMatchObject({
      ...scene.newcomer(),
      studentStatus: 'active',
      username: expect.any(String),
    });
    expect(await scene.feesOf(_id)).toMatchObject([
      { feeName: 'March 2026', feeAmount: 40, feeBalance: 0, feeStatus: 'fullPaid', feeMonth: '2026-03' },
      { feeName: 'Registration', feeAmount: 10, feeBalance: 0, feeStatus: 'fullPaid' },
      { feeName: 'Books', feeAmount: 12.5, feeBalance: 0, feeStatus: 'fullPaid' },
    ]);
    expect(body.receipts).toMatchObject([
      { AmountPaid: 40, balance: 0, datePaid: '2026-03-10', paymentMethod: 'Evc plus', phonePaid: '252615550202' },
      { AmountPaid: 10, balance: 0 },
      { AmountPaid: 12.5, balance: 0 },
    ]);
    expect(await scene.receiptsOf(_id)).toHaveLength(3);
    const posted = (await scene.money.statement()).filter(({ name }: Posting) => name === 'Amina Ali');
    expect(posted.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10, 12.5, 40]);
  });

  it('takes part of what is owed, the month first, and leaves the rest', async () => {
    const student = await scene.make.student();
    const { body } = await expectSaved(scene.admit({ studentID: student._id, ...paid, AmountPaid: 45 }));
    expect(body.receipts.map((one: Receipt) => one.AmountPaid)).toEqual([40, 5]);
    expect((await scene.feesOf(student._id)).map(({ feeBalance }) => feeBalance)).toEqual([0, 5, 12.5]);
  });

  it('puts a student into a class that begins next week, which is offered to whoever enrols', async () => {
    const { make, course, get, app, owner } = scene;
    const next = await make.class({ courseID: course._id, startedDate: '2026-03-17', endDate: '2026-09-01' });
    await expectSaved(app.call('PUT', `class/${next._id}`, { token: owner, body: { classStatus: 'pending' } }));
    const { body: offered } = await get(`class/options?takesStudents=1&ids=${next._id}`);
    expect(offered).toHaveLength(1);
    const { body } = await expectSaved(scene.admit({ ...scene.newcomer(), classID: next._id, ...paid }));
    expect(body.info).toMatchObject({ classID: { _id: next._id }, enrolledStatus: 'active' });
  });

  it('asks no phone for cash, and none of who pays nothing', async () => {
    const [first, second] = [await scene.make.student(), await scene.make.student()];
    const cash = { AmountPaid: 40, paymentMethod: 'cash' };
    expect((await expectSaved(scene.admit({ studentID: first._id, ...cash }))).body.receipts).toHaveLength(1);
    expect((await expectSaved(scene.admit({ studentID: second._id }))).body.receipts).toEqual([]);
    const third = await scene.make.student();
    const { status, body } = await scene.admit({ studentID: third._id, AmountPaid: 40, paymentMethod: 'Edahab' });
    expect([status, body.errors]).toEqual([400, { phonePaid: 'Enter phone paid' }]);
  });

  it('lets a new student log in once a password is chosen, like an imported one', async () => {
    const { body } = await expectSaved(scene.admit(scene.newcomer()));
    const { stdID } = body.info.studentID;
    const answer = await scene.app.call('POST', 'loginportal', { body: { stdID, password: '' } });
    expect(answer.status).toBe(400);
    const guessed = await scene.app.call('POST', 'loginportal', { body: { stdID, password: 'pen and paper' } });
    expect(guessed.body.status).toBe(false);
  });
});

describe('the rights', () => {
  it('are those of each part: a user who may not register students or take money cannot do so here either', async () => {
    const { app, owner, make } = scene;
    const student = await make.student();
    const enroller = (await app.logInAs(owner, 'Enroller', ['/stdenrollment'])).token;
    const registrar = (await app.logInAs(owner, 'Registrar', ['/stdenrollment', '/student'])).token;
    const cashier = (await app.logInAs(owner, 'Bursar', ['/stdenrollment', '/receipt'])).token;
    const stranger = (await app.logInAs(owner, 'Stranger', ['/student', '/receipt'])).token;
    const before = await scene.everything();
    expect((await scene.admit(scene.newcomer(), { token: enroller })).status).toBe(403);
    expect((await scene.admit({ studentID: student._id, ...paid }, { token: enroller })).status).toBe(403);
    expect((await scene.admit({ ...scene.newcomer(), ...paid }, { token: registrar })).status).toBe(403);
    expect((await scene.admit(scene.newcomer(), { token: cashier })).status).toBe(403);
    expect((await scene.admit({ studentID: student._id }, { token: stranger })).status).toBe(403);
    expect(await scene.everything()).toEqual(before);
    await expectSaved(scene.admit(scene.newcomer(), { token: registrar }));
    await expectSaved(scene.admit({ studentID: student._id, ...paid }, { token: cashier }));
    await expectSaved(scene.admit({ studentID: (await make.student())._id }, { token: enroller }));
  });
});

describe('what enrolling in a class begins with', () => {
  it('is the class, and what the last one there was charged', async () => {
    const { make, course, get } = scene;
    const place = await make.class({ courseID: course._id, className: 'PY-2' });
    const student = await make.student();
    await expectSaved(scene.admit({ studentID: student._id, classID: place._id, Amount: 35 }));
    const { status, body } = await get(`admission/terms/${place._id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      schoolClass: { courseID: { courseName: 'Python' }, days: [{ value: 'Saturday' }, { value: 'Monday' }] },
      course: { coursePrice: course.coursePrice, courseDuration: course.courseDuration },
      Amount: 35,
      items: [
        { feetype: 'Registrationfee', feeName: 'Registration', feeAmount: 10 },
        { feetype: 'bookfee', feeName: 'Books', feeAmount: 12.5 },
      ],
    });
    expect(Object.keys(body.schoolClass).sort()).toEqual(['TimeIn', 'TimeOut', '_id', 'courseID', 'days', 'teacherID']);
    const fresh = await make.class();
    expect((await get(`admission/terms/${fresh._id}`)).body.Amount).toBeNull();
    expect((await get('admission/terms/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b')).status).toBe(404);
  });

  it('is sent to teachers for their own classes only', async () => {
    const { make, get } = scene;
    await make.letTeachersOpen(['/stdenrollment']);
    const teacher = await make.teacher();
    const own = await make.class({ teacherID: teacher._id });
    const token = await make.tokenOf(teacher);
    expect((await get(`admission/terms/${own._id}`, token)).status).toBe(200);
    expect((await get(`admission/terms/${scene.schoolClass._id}`, token)).status).toBe(403);
  });
});
