// Proves S§2, R 3.5, R 5.3, R 5.5, A13, D1, D4, D11, E10, E11, E26.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fee, Posting, Receipt } from '#testing/academy-money';
import { statementsOf } from '#testing/statements';
import { expectSaved } from '#testing/test-app';
import { type EnrollmentScene, startEnrollments } from '#features/academy/enrollment/enrollment.fixture';

type Values = Readonly<Record<string, unknown>>;

let scene: EnrollmentScene;

beforeAll(async () => {
  scene = await startEnrollments();
});
afterAll(() => scene.app.stop());

const items = [
  { feeName: 'March 2026', feetype: 'monthlyfee', feeAmount: 1 },
  { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 10 },
  { feeName: 'Books', feetype: 'bookfee', feeAmount: '12.50' },
];
const paid = { AmountPaid: 62.5, paymentMethod: 'Evc plus', phonePaid: '252615550202' };

let newcomers = 0;
const newcomer = (values: Values = {}) => ({
  studentName: 'Amina Ali',
  studentPhone: '252615550202',
  studentGender: 'female',
  studentAddress: 'Hodan',
  educationalLevel: 'Secondary',
  username: `newcomer.${++newcomers}@academy.test`,
  ...values,
});

const admit = (body: Values, more: { token?: string; key?: string } = {}) =>
  scene.app.call('POST', 'admission', {
    token: more.token ?? scene.owner,
    ...(more.key ? { headers: { 'idempotency-key': more.key } } : {}),
    body: { classID: scene.schoolClass._id, Amount: 40, feeItems: items, ...body },
  });

/** How many there are of all that an admission makes. */
async function everything() {
  const paths = ['student', 'Enrollment', 'fee', 'receipt', 'transection'];
  const counts = await Promise.all(paths.map(async (path) => (await scene.get(path)).body.length));
  return Object.fromEntries(paths.map((path, index) => [path, counts[index]]));
}

const feesOf = async (studentID: string): Promise<Fee[]> => (await scene.get(`fee?studentID=${studentID}`)).body;
const receiptsOf = async (studentID: string): Promise<Receipt[]> =>
  (await scene.get(`receipt?studentID=${studentID}`)).body;

describe('enrolling on one page', () => {
  it('registers a new student, enrols, charges and takes the first payment in one call', async () => {
    const { status, body } = await admit({ ...newcomer(), ...paid });
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
      ...newcomer(),
      studentStatus: 'active',
      username: expect.any(String),
    });
    expect(await feesOf(_id)).toMatchObject([
      { feeName: 'March 2026', feeAmount: 40, feeBalance: 0, feeStatus: 'fullPaid', feeMonth: '2026-03' },
      { feeName: 'Registration', feeAmount: 10, feeBalance: 0, feeStatus: 'fullPaid' },
      { feeName: 'Books', feeAmount: 12.5, feeBalance: 0, feeStatus: 'fullPaid' },
    ]);
    expect(body.receipts).toMatchObject([
      { AmountPaid: 40, balance: 0, datePaid: '2026-03-10', paymentMethod: 'Evc plus', phonePaid: '252615550202' },
      { AmountPaid: 10, balance: 0 },
      { AmountPaid: 12.5, balance: 0 },
    ]);
    expect(await receiptsOf(_id)).toHaveLength(3);
    const posted = (await scene.money.statement()).filter(({ name }: Posting) => name === 'Amina Ali');
    expect(posted.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10, 12.5, 40]);
  });

  it('takes part of what is owed, the month first, and leaves the rest', async () => {
    const student = await scene.make.student();
    const { body } = await expectSaved(admit({ studentID: student._id, ...paid, AmountPaid: 45 }));
    expect(body.receipts.map((one: Receipt) => one.AmountPaid)).toEqual([40, 5]);
    expect((await feesOf(student._id)).map(({ feeBalance }) => feeBalance)).toEqual([0, 5, 12.5]);
  });

  it('asks no phone for cash, and none of who pays nothing', async () => {
    const [first, second] = [await scene.make.student(), await scene.make.student()];
    const cash = { AmountPaid: 40, paymentMethod: 'cash' };
    expect((await expectSaved(admit({ studentID: first._id, ...cash }))).body.receipts).toHaveLength(1);
    expect((await expectSaved(admit({ studentID: second._id }))).body.receipts).toEqual([]);
    const third = await scene.make.student();
    const { status, body } = await admit({ studentID: third._id, AmountPaid: 40, paymentMethod: 'Edahab' });
    expect([status, body.errors]).toEqual([400, { phonePaid: 'Enter phone paid' }]);
  });

  it('lets a new student log in once a password is chosen, like an imported one', async () => {
    const { body } = await expectSaved(admit(newcomer()));
    const { stdID } = body.info.studentID;
    const answer = await scene.app.call('POST', 'loginportal', { body: { stdID, password: '' } });
    expect(answer.status).toBe(400);
    const guessed = await scene.app.call('POST', 'loginportal', { body: { stdID, password: 'pen and paper' } });
    expect(guessed.body.status).toBe(false);
  });
});

describe('all or nothing', () => {
  it.each([
    [
      'a username that is taken',
      async () => ({ ...newcomer({ username: (await scene.make.student()).username }), ...paid }),
      409,
    ],
    [
      'a class that is not active',
      async () => ({ ...newcomer(), ...paid, classID: (await scene.make.class({ classStatus: 'completed' }))._id }),
      409,
    ],
    [
      'a class that is not there',
      async () => ({ ...newcomer(), ...paid, classID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' }),
      400,
    ],
    [
      'a student who is blocked',
      async () => ({ studentID: (await scene.make.student({ studentStatus: 'blocked' }))._id, ...paid }),
      409,
    ],
    ['a student who is not there', async () => ({ studentID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b', ...paid }), 400],
    ['a second month', async () => ({ ...newcomer(), feeItems: [items[0], items[0]] }), 400],
    ['more than ten items', async () => ({ ...newcomer(), feeItems: Array.from({ length: 11 }, () => items[2]) }), 400],
    ['a payment of more than is owed', async () => ({ ...newcomer(), ...paid, AmountPaid: 62.51 }), 409],
    ['a part of a new student', async () => ({ studentName: 'Amina', ...paid }), 400],
    ['an amount that is none', async () => ({ ...newcomer(), Amount: -1 }), 400],
  ])('%s leaves nothing behind', async (_what, bodyOf, expected) => {
    const body = await bodyOf();
    const before = await everything();
    const answer = await admit(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
    expect(await everything()).toEqual(before);
  });

  it('a student already enrolled leaves nothing behind, whatever is paid', async () => {
    const student = await scene.make.student();
    await expectSaved(admit({ studentID: student._id }));
    const before = await everything();
    const { status, body } = await admit({ studentID: student._id, ...paid });
    expect([status, body.errors]).toEqual([409, { classID: 'This student is already enrolled in this class' }]);
    expect(await everything()).toEqual(before);
  });

  it('a month that an earlier enrollment was charged leaves nothing behind', async () => {
    const student = await scene.make.student();
    const { body } = await expectSaved(admit({ studentID: student._id }));
    await scene.app.call('PUT', `Enrollment/${body.info._id}`, {
      token: scene.owner,
      body: { enrolledStatus: 'graduated' },
    });
    const before = await everything();
    const again = await admit({ studentID: student._id, ...paid });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['feeItems.0.feetype']]);
    expect(await everything()).toEqual(before);
  });

  it('closed books leave nothing behind', async () => {
    const close = (booksClosedUpTo: string | null) =>
      scene.app.call('PUT', 'settings', { token: scene.owner, body: { booksClosedUpTo } });
    await expectSaved(close('2026-03-10'));
    const before = await everything();
    expect((await admit({ ...newcomer(), ...paid })).status).toBe(409);
    expect(await everything()).toEqual(before);
    await expectSaved(close(null));
  });
});

describe('sent again', () => {
  it('twenty at once with one key enrol once', async () => {
    const body = { ...newcomer(), ...paid };
    const before = await everything();
    const answers = await Promise.all(Array.from({ length: 20 }, () => admit(body, { key: 'one-enrolment' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    const after = await everything();
    expect(Object.keys(before).map((path) => after[path] - before[path])).toEqual([1, 1, 3, 3, 3]);
  });

  it('twenty at once with keys of their own enrol a student once', async () => {
    const student = await scene.make.student();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, nth) => admit({ studentID: student._id, ...paid }, { key: `attempt-${nth}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await feesOf(student._id)).toHaveLength(3);
    expect(await receiptsOf(student._id)).toHaveLength(3);
  });
});

describe('the rights', () => {
  it('are those of each part: who may not register or take money does not do it here', async () => {
    const { app, owner, make } = scene;
    const student = await make.student();
    const enroller = (await app.logInAs(owner, 'Enroller', ['/stdenrollment'])).token;
    const registrar = (await app.logInAs(owner, 'Registrar', ['/stdenrollment', '/student'])).token;
    const cashier = (await app.logInAs(owner, 'Cashier', ['/stdenrollment', '/receipt'])).token;
    const stranger = (await app.logInAs(owner, 'Stranger', ['/student', '/receipt'])).token;
    const before = await everything();
    expect((await admit(newcomer(), { token: enroller })).status).toBe(403);
    expect((await admit({ studentID: student._id, ...paid }, { token: enroller })).status).toBe(403);
    expect((await admit({ ...newcomer(), ...paid }, { token: registrar })).status).toBe(403);
    expect((await admit(newcomer(), { token: cashier })).status).toBe(403);
    expect((await admit({ studentID: student._id }, { token: stranger })).status).toBe(403);
    expect(await everything()).toEqual(before);
    await expectSaved(admit(newcomer(), { token: registrar }));
    await expectSaved(admit({ studentID: student._id, ...paid }, { token: cashier }));
    await expectSaved(admit({ studentID: (await make.student())._id }, { token: enroller }));
  });
});

describe('what enrolling in a class begins with', () => {
  it('is the class, and what the last one there was charged', async () => {
    const { make, course, get } = scene;
    const place = await make.class({ courseID: course._id, className: 'PY-2' });
    const student = await make.student();
    await expectSaved(admit({ studentID: student._id, classID: place._id, Amount: 35 }));
    const { status, body } = await get(`admission/terms/${place._id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      schoolClass: {
        className: 'PY-2',
        courseID: { courseName: 'Python' },
        days: [{ value: 'Saturday' }, { value: 'Monday' }],
      },
      Amount: 35,
      items: [
        { feetype: 'Registrationfee', feeName: 'Registration', feeAmount: 10 },
        { feetype: 'bookfee', feeName: 'Books', feeAmount: 12.5 },
      ],
    });
    const fresh = await make.class();
    expect((await get(`admission/terms/${fresh._id}`)).body.Amount).toBeNull();
    expect((await get('admission/terms/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b')).status).toBe(404);
  });

  it('is told to a teacher of own classes alone', async () => {
    const { make, get } = scene;
    await make.letTeachersOpen(['/stdenrollment']);
    const teacher = await make.teacher();
    const own = await make.class({ teacherID: teacher._id });
    const token = await make.tokenOf(teacher);
    expect((await get(`admission/terms/${own._id}`, token)).status).toBe(200);
    expect((await get(`admission/terms/${scene.schoolClass._id}`, token)).status).toBe(403);
  });
});

describe('what PostgreSQL is asked', () => {
  const mostOfAdmission = 30;

  it(`is at most ${mostOfAdmission} statements for a new student, three fees and three receipts, all told`, async () => {
    const enrol = (nth: number) => admit({ ...newcomer(), ...paid }, { key: `counted-${nth}` });
    await expectSaved(enrol(0));
    const asked = await statementsOf(() => expectSaved(enrol(1)));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostOfAdmission);
    const most = Array.from({ length: 10 }, () => items[2]);
    const all = { feeItems: most, AmountPaid: 125, paymentMethod: 'cash' };
    const widest = await statementsOf(() => expectSaved(admit({ ...newcomer(), ...all }, { key: 'widest' })));
    // Each further receipt is a lock, the receipt and its posting.
    expect(widest.length, widest.join('\n')).toBeLessThanOrEqual(asked.length + 7 * 3);
  });
});
