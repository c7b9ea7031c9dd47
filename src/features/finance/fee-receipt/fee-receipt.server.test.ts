import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AcademyMoney,
  academyMoney,
  type Fee,
  type Receipt,
  type SchoolClass,
  type Student,
} from '../../../testing/academy-money';
import { type AcademyRecords, academyRecords } from '../../../testing/academy-records';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let money: AcademyMoney;
let schoolClass: SchoolClass;
let student: Student;
let fee: Fee;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
  money = academyMoney(app, owner);
  schoolClass = await make.class();
});
afterAll(() => app.stop());

/** Each test takes payments of a fee of 100 of its own. */
beforeEach(async () => {
  student = await make.student({ studentName: 'Amina Warsame' });
  await money.enrol(student, schoolClass);
  fee = (await money.chargeStudent(student, schoolClass, { feeName: 'Workshop', feeAmount: 100 })).body.info[0];
});

const get = (path: string, token = owner) => app.call('GET', path, { token });
const put = (id: string, body: unknown) => app.call('PUT', `receipt/${id}`, { token: owner, body });
const remove = (id: string) => app.call('DELETE', `receipt/${id}`, { token: owner });
const postingOf = async (receipt: Receipt) =>
  (await money.statement()).filter((row) => row.source?._id === receipt._id);

describe('a payment', () => {
  it('is a receipt, lowers the balance and posts one income', async () => {
    const { status, body } = await money.pay(fee, '25.50');
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      studentID: { _id: student._id, studentName: 'Amina Warsame', stdID: student.stdID },
      feeID: { _id: fee._id, feeNo: fee.feeNo, feeName: 'Workshop' },
      AmountPaid: 25.5,
      paymentMethod: 'Evc plus',
      phonePaid: '252615550303',
      phoneReceipt: '252612345678',
      datePaid: '2026-03-10',
      userID: { name: 'Hodan Warsame' },
      balance: 74.5,
    });
    expect(await money.fee(fee._id)).toMatchObject({
      feePaid: 25.5,
      feeBalance: 74.5,
      feeStatus: 'percialPaid',
    });
    expect(await postingOf(body.info)).toMatchObject([
      {
        transectionType: 'income',
        type: 'student',
        name: 'Amina Warsame',
        amount: 25.5,
        date: '2026-03-10',
        description: `Fee receipt ${body.info.receiptNo}`,
        source: { kind: 'feeReceipt', _id: body.info._id },
        posted: true,
        userID: { name: 'Hodan Warsame' },
      },
    ]);
  });

  it('up to the balance pays the fee in full', async () => {
    await money.pay(fee, 99.99);
    await money.pay(fee, 0.01);
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 100, feeBalance: 0, feeStatus: 'fullPaid' });
  });

  it('above the balance is refused and leaves nothing', async () => {
    await money.pay(fee, 40);
    const before = (await money.statement()).length;
    const { status, body } = await money.pay(fee, 60.01);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: false,
      message: 'You can only pay 60.00 or less',
      errors: { AmountPaid: 'You can only pay 60.00 or less' },
    });
    expect(await money.statement()).toHaveLength(before);
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 40 });
  });

  it('never passes the balance, however many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => money.pay(fee, 60)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 60, feeBalance: 40 });
    expect((await get(`receipt?feeID=${fee._id}`)).body).toHaveLength(1);
  });

  it('of many parts at once sums up to the cent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => money.pay(fee, 0.1)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 2, feeBalance: 98 });
  });

  it('takes amounts in no other form than money, and more than 0', async () => {
    for (const amount of [12.345, '1e3', -1, ' 5', null, true, 0, '0.00', '', [5]]) {
      const { status, body } = await money.pay(fee, amount);
      expect([amount, status, Object.keys(body.errors)]).toEqual([amount, 400, ['AmountPaid']]);
    }
  });

  it('refuses what is missing, in the words of each field', async () => {
    const { status, body } = await app.call('POST', 'receipt', { token: owner, body: { feeID: fee._id } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      studentID: 'Please select student',
      AmountPaid: 'Enter amount paid',
      phonePaid: 'Enter phone paid',
      datePaid: 'Enter receipt date',
    });
  });

  it("is for the fee's own student, and for one fee or one invoice", async () => {
    const other = await make.student();
    const foreign = await money.pay(fee, 5, { studentID: other._id });
    expect(foreign.status).toBe(400);
    expect(foreign.body.errors).toEqual({ studentID: 'This fee is of another student' });
    expect((await money.pay(fee, 5, { invoiceID: fee._id })).status).toBe(400);
    const neither = await app.call('POST', 'receipt', { token: owner, body: { AmountPaid: 5 } });
    expect(neither.status).toBe(400);
    expect(neither.body.errors).toMatchObject({ feeID: 'Please select fee' });
    await app.call('DELETE', `fee/${fee._id}`, { token: owner });
    const gone = await money.pay(fee, 5);
    expect(gone.status).toBe(400);
    expect(gone.body.errors).toEqual({ feeID: 'Please select fee' });
  });

  it('sent twice under one _id is one payment', async () => {
    const _id = crypto.randomUUID();
    const [first, second] = await Promise.all([money.pay(fee, 60, { _id }), money.pay(fee, 60, { _id })]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await money.pay(fee, 61, { _id })).status).toBe(409);
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 60 });
    const { token } = await app.logInAs(owner, 'admin', []);
    expect((await academyMoney(app, token).pay(fee, 60, { _id })).status).toBe(409);
  });

  it('is of the day in the organisation’s time zone, and may be of a day to come', async () => {
    const late = await money.pay(fee, 1, { datePaid: '2026-03-09T22:30:00Z' });
    expect(late.body.info.datePaid).toBe('2026-03-10');
    const toCome = (await money.pay(fee, 2, { datePaid: '2027-01-05' })).body.info;
    expect(await postingOf(toCome)).toMatchObject([{ date: '2027-01-05', amount: 2 }]);
  });
});

describe('editing a receipt', () => {
  it('moves balance and posting with it', async () => {
    const receipt = (await money.pay(fee, 30)).body.info;
    const { status, body } = await put(receipt._id, {
      ...receipt,
      AmountPaid: 100,
      datePaid: '2026-03-08',
      paymentMethod: 'cash',
    });
    expect(status).toBe(200);
    expect(body.info).toMatchObject({ AmountPaid: 100, paymentMethod: 'cash', balance: 0 });
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 100, feeStatus: 'fullPaid' });
    expect(await postingOf(receipt)).toMatchObject([{ amount: 100, date: '2026-03-08' }]);
  });

  it('goes up to the balance and its own old amount', async () => {
    await money.pay(fee, 50);
    const receipt = (await money.pay(fee, 30)).body.info;
    const refused = await put(receipt._id, { AmountPaid: 50.01 });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ AmountPaid: 'You can only pay 50.00 or less' });
    expect((await put(receipt._id, { AmountPaid: 50 })).status).toBe(200);
  });

  it('does not move it to another fee or student', async () => {
    const receipt = (await money.pay(fee, 30)).body.info;
    const [other] = (await money.chargeStudent(student, schoolClass)).body.info;
    expect((await put(receipt._id, { feeID: other._id })).status).toBe(409);
    expect((await put(receipt._id, { studentID: (await make.student())._id })).status).toBe(400);
  });
});

describe('voiding a receipt', () => {
  it('gives the fee its balance back and takes the posting out of the statement', async () => {
    const receipt = (await money.pay(fee, 30)).body.info;
    const voided = await app.call('DELETE', `receipt/${receipt._id}`, {
      token: owner,
      body: { reason: 'Paid twice' },
    });
    expect(voided.status).toBe(200);
    expect(voided.body.info).toMatchObject({
      voidReason: 'Paid twice',
      voidedBy: 'Hodan Warsame',
      receiptNo: receipt.receiptNo,
    });
    expect(await money.fee(fee._id)).toMatchObject({ feePaid: 0, feeStatus: 'unpaid' });
    expect(await postingOf(receipt)).toEqual([]);
    expect((await get(`receipt?feeID=${fee._id}`)).body).toEqual([]);
    expect((await get(`receipt?feeID=${fee._id}&voided=1`)).body).toHaveLength(1);
    expect((await remove(receipt._id)).status).toBe(409);
    expect((await put(receipt._id, { AmountPaid: 1 })).status).toBe(409);
  });

  it('and edits at the same moment leave the sum right', async () => {
    const receipt = (await money.pay(fee, 30)).body.info;
    await Promise.all([
      remove(receipt._id),
      put(receipt._id, { AmountPaid: 60 }),
      money.pay(fee, 35),
      money.pay(fee, 35),
    ]);
    const live: Receipt[] = (await get(`receipt?feeID=${fee._id}`)).body;
    const cents = live.reduce((sum, row) => sum + Math.round(row.AmountPaid * 100), 0);
    expect((await money.fee(fee._id)).feePaid * 100).toBe(cents);
  });
});
