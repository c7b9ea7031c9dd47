// Proves S§3, S§5, S§7, R 3.5, R 3.7, R 3.8, R 5.5, B19, D1, D2, D3, D7.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyMoney, type Fee } from '#testing/academy-money';
import { ownerPassword } from '#testing/test-app';
import { type FeeScene, startFees } from './fee.fixture';

let scene: FeeScene;

beforeAll(async () => {
  scene = await startFees();
});
afterAll(() => scene.app.stop());

async function numbers(): Promise<number[]> {
  const rows: Fee[] = (await scene.get('fee?voided=1')).body;
  return rows.map((row) => row.feeNo).sort((a, b) => a - b);
}

describe('charging a class', () => {
  it('makes one fee per active enrollment, a month at each its own Amount', async () => {
    const { money, classOf } = scene;
    const { made, students } = await classOf('active', 'active', 'waiting', 'graduated');
    const { status, body } = await money.chargeClass(made);
    expect(status).toBe(200);
    expect(body.message).toBe('2 fees made, 0 skipped');
    expect(body.info).toMatchObject([
      {
        studentID: { _id: students[0]?._id },
        feeAmount: 40,
        feetype: 'monthlyfee',
        feeMonth: '2026-03',
        feeStatus: 'unpaid',
        feeBalance: 40,
      },
      { studentID: { _id: students[1]?._id }, feeAmount: 40 },
    ]);
  });

  it('charges a month twice to nobody, and says so', async () => {
    const { make, money, classOf } = scene;
    const { made } = await classOf('active', 'active');
    await money.chargeClass(made);
    const again = await money.chargeClass(made);
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ status: true, message: 'There is nobody left to charge', info: [] });
    expect((await money.chargeClass(made, { feeMonth: '2026-04' })).body.info).toHaveLength(2);
    await money.enrol(await make.student(), made);
    const late = await money.chargeClass(made);
    expect(late.body.message).toBe('1 fee made, 2 skipped');
  });

  it("counts the month of an enrollment's own fee item", async () => {
    const { make, money, classOf } = scene;
    const { made } = await classOf();
    await money.enrol(await make.student(), made, {
      feeItems: [{ feeName: 'First month', feetype: 'monthlyfee' }],
    });
    expect((await money.chargeClass(made)).body.info).toEqual([]);
  });

  it('charges other types as often as one asks, and needs an amount for them', async () => {
    const { money, classOf } = scene;
    const { made } = await classOf('active');
    const book = { feetype: 'bookfee', feeName: 'Book', feeAmount: 12.5 };
    expect((await money.chargeClass(made, book)).body.info).toMatchObject([{ feeAmount: 12.5, feeMonth: null }]);
    expect((await money.chargeClass(made, book)).body.info).toHaveLength(1);
    for (const feeAmount of [undefined, 0, null]) {
      const refused = await money.chargeClass(made, { ...book, feeAmount });
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toEqual({ feeAmount: 'Enter fee amount' });
    }
  });

  it('charges nothing where the Amount is 0', async () => {
    const { make, money, classOf } = scene;
    const { made } = await classOf();
    await money.enrol(await make.student(), made, { Amount: 0 });
    expect((await money.chargeClass(made)).body.message).toBe('There is nobody left to charge');
  });

  it('refuses what is missing in the words of each field', async () => {
    const { app, owner } = scene;
    const { status, body } = await app.call('POST', 'fee', { token: owner, body: {} });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      feeName: 'Enter fee name',
      feetype: 'Select fee type',
      classID: 'Select class',
    });
    const nowhere = await app.call('POST', 'fee', {
      token: owner,
      body: { feeName: 'x', feetype: 'monthlyfee', classID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' },
    });
    expect(nowhere.status).toBe(400);
    expect(nowhere.body.errors).toEqual({ classID: 'Select class' });
  });

  it('takes amounts in no other form than money', async () => {
    const { money, classOf } = scene;
    const { made } = await classOf('active');
    for (const feeAmount of [12.345, '1e3', -1, ' 5', true, '12,50', 1e21, 10_000_000_000, {}]) {
      const refused = await money.chargeClass(made, { feetype: 'bookfee', feeName: 'Book', feeAmount });
      expect([feeAmount, refused.status]).toEqual([feeAmount, 400]);
    }
  });
});

describe('charging all classes', () => {
  const all = (body: object = {}, headers = {}) =>
    scene.app.call('POST', 'fee/allClasses', {
      token: scene.owner,
      headers,
      body: { feetype: 'monthlyfee', feeName: 'Month', ...body },
    });

  it('charges the month to active enrollments of active classes', async () => {
    const { app, owner, classOf } = scene;
    const { made } = await classOf('active', 'pending');
    const closed = await classOf('active');
    await app.call('PUT', `class/${closed.made._id}`, { token: owner, body: { classStatus: 'completed' } });
    const { status, body } = await all({ feeMonth: '2026-05', classID: 'All' });
    expect(status).toBe(200);
    const charged = body.info.map((fee: Fee) => fee.classID._id);
    expect(charged).toContain(made._id);
    expect(charged).not.toContain(closed.made._id);
    expect(new Set(body.info.map((fee: Fee) => fee.enrollmentID?._id)).size).toBe(body.info.length);
  });

  it('is for the monthly fee alone', async () => {
    const refused = await all({ feetype: 'workshop', feeAmount: 5 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ feetype: 'Only the monthly fee can be charged to all classes' });
    expect((await all({ classID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' })).status).toBe(400);
  });

  it('answers the same to the same Idempotency-Key', async () => {
    const { classOf } = scene;
    await classOf('active');
    const headers = { 'idempotency-key': 'june' };
    const first = await all({ feeMonth: '2026-06' }, headers);
    expect(first.body.info.length).toBeGreaterThan(0);
    expect((await all({ feeMonth: '2026-06' }, headers)).body).toEqual(first.body);
    expect((await all({ feeMonth: '2026-07' }, headers)).status).toBe(409);
  });

  it('charges everyone once, however many ask at the same moment', async () => {
    const { money, classOf, get } = scene;
    const { made } = await classOf('active', 'active', 'active');
    const asked = { feeMonth: '2026-08' };
    const answers = await Promise.all([
      all(asked),
      money.chargeClass(made, asked),
      all(asked),
      money.chargeClass(made, asked),
      all(asked),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const charged = answers.flatMap(({ body }) => body.info.map((fee: Fee) => fee.enrollmentID?._id));
    expect(new Set(charged).size).toBe(charged.length);
    expect((await get(`fee?classID=${made._id}&feeMonth=2026-08`)).body).toHaveLength(3);
    expect(await numbers()).toEqual(Array.from({ length: (await numbers()).length }, (_, index) => index + 1));
  });
});

describe('charging a single student', () => {
  it('charges one who is or was in the class', async () => {
    const { money, classOf } = scene;
    const { made, students } = await classOf('graduated');
    const [student] = students;
    const { status, body } = await money.chargeStudent(student as never, made, {
      feetype: 'certificate',
      feeName: 'Certificate',
      feeAmount: 15,
    });
    expect(status).toBe(200);
    expect(body.info).toMatchObject([{ studentID: { _id: student?._id }, feeAmount: 15, feetype: 'certificate' }]);
  });

  it('refuses a stranger to the class, no student, and class All', async () => {
    const { make, money, classOf } = scene;
    const { made, students } = await classOf('active');
    const stranger = await money.chargeStudent(await make.student(), made);
    expect(stranger.status).toBe(400);
    expect(stranger.body.errors).toEqual({ studentID: 'This student was never in this class' });
    const nobody = await money.chargeStudent({ _id: '' }, made);
    expect(nobody.body.errors).toEqual({ studentID: 'Please select student' });
    const all = await money.chargeStudent(students[0] as never, made, { classID: 'All' });
    expect(all.status).toBe(400);
    expect(all.body.errors).toEqual({ classID: 'Class All is not allowed' });
  });
});

// The clock moves on, and the session of the tests before it has ended.
describe('the month of a charge', () => {
  it('is the one that it is where the organisation is', async () => {
    const { app, classOf } = scene;
    const { made } = await classOf('active');
    app.setClock(new Date('2026-03-31T22:00:00Z'));
    const login = { username: 'owner@academy.test', password: ownerPassword };
    const { token } = (await app.call('POST', 'login', { body: login })).body;
    const { body } = await academyMoney(app, token).chargeClass(made);
    expect(body.info).toMatchObject([{ feeMonth: '2026-04' }]);
  });
});
