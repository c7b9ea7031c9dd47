// Proves S§3, S§7, S§9, R 5.8, C1, C3, C5, C6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, startCounter } from '#testing/academy-money';
import { expectSaved, ownerPassword, startTestApp } from '#testing/test-app';
import { countedFromLists } from './summary.fixture';
import { feeSlices } from '#testing/parts/fee';
import { summarySlice } from './summary-slice.server';
import { counterSlices } from '#testing/parts/counter';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: Counter['app'];
let owner: string;
let make: Counter['make'];
let money: Counter['money'];

beforeAll(async () => {
  ({ app, owner, make, money } = await startCounter(
    await startTestApp({ slices: [...counterSlices, ...feeSlices, summarySlice, certificateSlice, complaintSlice] }),
  ));
});
afterAll(() => app.stop());

const summary = async (token = owner) => (await app.call('GET', 'summary', { token })).body;
const logIn = async () =>
  (await expectSaved(app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })))
    .body.token;
const enter = async (values: object) =>
  (
    await expectSaved(
      app.call('POST', 'transection', {
        token: owner,
        body: {
          transectionType: 'income',
          type: 'service income',
          name: 'Bank',
          amount: 10,
          date: '2026-03-05',
          description: 'Entered by hand',
          ...values,
        },
      }),
    )
  ).body.info;

const keys = [
  'NumberOfstudents',
  'NumberOfEnrolledStudents',
  'NumberOfUsers',
  'NumberOfTeachers',
  'NumberOfTransections',
  'NumberOfClasses',
  'NumberOfCourses',
  'NumberOfEmployee',
  'totalReceiptMoney',
  'totalincome',
  'totalExpense',
  'totalDue',
  'balance',
  'currentMonthIncome',
  'currentMonthExpense',
  'totalActiveStudents',
  'totalPendingtudents',
  'totalGraduatedStudents',
  'numberOfCertificates',
  'netIncomeThisMonth',
  'totalStudensEnrolledCurrentMonth',
];

describe('the summary', () => {
  it.each(['academy', 'decoration'] as const)(
    'of the %s has all 21 keys and twelve months before anything is written',
    async (brand) => {
      const token = brand === 'academy' ? owner : await app.setUp(brand);
      const { status, body } = await app.call('GET', 'summary', { token, brand });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual([...keys, 'months']);
      expect(keys.filter((key) => body[key] !== (key === 'NumberOfUsers' ? 1 : 0))).toEqual([]);
      expect(body.months.map(({ month }: { month: string }) => month)).toEqual([
        '2025-04',
        '2025-05',
        '2025-06',
        '2025-07',
        '2025-08',
        '2025-09',
        '2025-10',
        '2025-11',
        '2025-12',
        '2026-01',
        '2026-02',
        '2026-03',
      ]);
    },
  );

  it('counts and sums what the lists show, after every kind of write', async () => {
    const [student, other, schoolClass] = [await make.student(), await make.student(), await make.class()];
    await money.enrol(student, schoolClass, { enrolledDate: '2026-02-27' });
    await money.enrol(student, await make.class());
    const { body: enrolled } = await money.enrol(other, schoolClass);
    await app.call('PUT', `Enrollment/${enrolled.info._id}`, { token: owner, body: { enrolledStatus: 'graduated' } });
    await app.call('PUT', `student/${other._id}`, { token: owner, body: { studentStatus: 'pending' } });
    const [fee] = (await money.chargeStudent(student, schoolClass)).body.info;
    await money.pay(fee, 12.5);
    const { body: receipt } = await money.pay(fee, 3, { datePaid: '2026-02-03' });
    await app.call('PUT', `receipt/${receipt.info._id}`, { token: owner, body: { AmountPaid: 4.25 } });
    const { body: gone } = await money.pay(fee, 1);
    await app.call('DELETE', `receipt/${gone.info._id}`, { token: owner });
    const rent = await enter({ transectionType: 'expense', type: 'Rent', amount: 300, date: '2026-03-31' });
    await app.call('PUT', `transection/${rent._id}`, { token: owner, body: { date: '2026-04-01', amount: 310 } });
    await app.call('DELETE', `transection/${(await enter({ amount: 99 }))._id}`, { token: owner });
    await app.call('DELETE', `courses/${(await make.course())._id}`, { token: owner });
    const said = await summary();
    expect(said).toEqual(await countedFromLists(app, owner, '2026-03'));
    expect(said).toMatchObject({
      NumberOfEnrolledStudents: 1,
      totalStudensEnrolledCurrentMonth: 2,
      totalReceiptMoney: 16.75,
      totalDue: 13.25,
      currentMonthIncome: 12.5,
      currentMonthExpense: 0,
      totalExpense: 310,
      balance: -293.25,
      totalPendingtudents: 1,
    });
  });

  it('counts users that are blocked too', async () => {
    const { _id } = await app.logInAs(owner, 'Porter', ['/courses']);
    const before = (await summary()).NumberOfUsers;
    await expectSaved(app.call('PUT', `users/blockuser/${_id}`, { token: owner, body: { _id, currentstatus: false } }));
    expect((await summary()).NumberOfUsers).toBe(before);
  });

  it("takes 'this month' by the organisation's own day", async () => {
    await enter({ amount: 7, date: '2026-05-01' });
    await enter({ amount: 5, date: '2026-04-30' });
    // In Mogadishu, three hours ahead, May has begun.
    app.setClock(new Date('2026-04-30T20:59:59Z'));
    const token = await logIn();
    expect((await summary(token)).currentMonthIncome).toBe(5);
    app.setClock(new Date('2026-04-30T21:00:00Z'));
    const may = await summary(token);
    expect([may.currentMonthIncome, may.months.at(-1).month]).toEqual([7, '2026-05']);
    app.setClock(new Date('2026-03-10T09:00:00Z'));
    owner = await logIn();
  });

  it('refuses a query that it does not know, and whoever has no dashboard', async () => {
    expect((await app.call('GET', 'summary?month=2026-01', { token: owner })).status).toBe(400);
    expect((await app.call('GET', 'statement/latest?page=1', { token: owner })).status).toBe(400);
    const { token } = await app.logInAs(owner, 'Clerk', ['/courses']);
    expect((await app.call('GET', 'summary', { token })).status).toBe(403);
    expect((await app.call('GET', 'statement/latest', { token })).status).toBe(403);
    const viewer = await app.logInAs(owner, 'Viewer', ['/dashboard']);
    expect((await app.call('GET', 'summary', { token: viewer.token })).status).toBe(200);
    expect((await app.call('GET', 'statement/latest', { token: viewer.token })).status).toBe(200);
  });
});

describe('the latest transactions', () => {
  it('are the ten newest by when they were entered, without voided ones, with who entered them', async () => {
    const made: { _id: string }[] = [];
    for (let nth = 0; nth < 12; nth++) {
      app.setClock(new Date(Date.UTC(2026, 2, 10, 9, nth)));
      // The newest by date is entered first.
      made.push(await enter({ amount: nth + 1, date: `2026-02-${28 - nth}` }));
    }
    await app.call('DELETE', `transection/${made[11]?._id}`, { token: owner });
    const { status, body } = await app.call('GET', 'statement/latest', { token: owner });
    expect(status).toBe(200);
    expect(body.map(({ amount }: { amount: number }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(body[0]).toMatchObject({
      transectionNo: expect.any(Number),
      transectionType: 'income',
      type: 'service income',
      name: 'Bank',
      createdAt: '2026-03-10T09:10:00.000Z',
      userID: { name: 'Hodan Warsame' },
    });
  });
});
