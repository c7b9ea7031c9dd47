// Proves CL2, CL3, CL4, CL5.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Enrollment, Fee, SchoolClass, Student } from '#testing/academy-money';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { notificationSlice } from '#house/notification/notification-slice.server';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, admissionSlice, notificationSlice] }));
  // Discounts and leaving belong to the one, credit to the other.
  await at.set({ features: { debts: true, counter: true } });
});
afterAll(() => at.app.stop());

const put = (path: string, body: Values, token = at.owner) => at.app.call('PUT', path, { token, body });
const post = (path: string, body: Values) => at.app.call('POST', path, { token: at.owner, body });
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const students = (count: number) => Promise.all(Array.from({ length: count }, () => at.make.student()));
const feesOf = async ({ _id }: Pick<Student, '_id'>): Promise<Fee[]> =>
  (await at.get(`fee?studentID=${_id}&sort=feeNo`)).body;
const place = (values: Values = {}) => at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30', ...values });
const seatsOf = async ({ _id }: Pick<SchoolClass, '_id'>) => {
  const { seatsTaken, seatsFree, waitingCount } = (await at.get(`class/${_id}`)).body;
  return [seatsTaken, seatsFree, waitingCount];
};
const enrol = async (student: Pick<Student, '_id'>, into: SchoolClass, values: Values = {}): Promise<Enrollment> =>
  (await expectSaved(at.money.enrol(student, into, values))).body.info;
const items = [
  { feeName: 'Registration', feetype: 'Registrationfee', feeAmount: 10 },
  { feeName: 'November', feetype: 'monthlyfee' },
];

describe('A class with a limit', () => {
  it('CL example 1: gives its last seat to one of ten who ask at once; all ten may wait, and owe nothing', async () => {
    const room = await place({ className: 'WEB-20', capacity: 20 });
    for (const student of await students(19)) await enrol(student, room);
    const ten = await students(10);
    const answers = await Promise.all(ten.map((one) => at.money.enrol(one, room, { feeItems: items })));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'WEB-20 is full (20 of 20)',
      errors: { classID: 'WEB-20 is full (20 of 20)' },
    });
    const others = await students(10);
    const waiting = await Promise.all(
      others.map((one) => at.money.enrol(one, room, { enrolledStatus: 'waiting', feeItems: items })),
    );
    expect(statusesOf(waiting)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const one of others) expect(await feesOf(one)).toEqual([]);
    expect(await seatsOf(room)).toEqual([20, 0, 10]);
  });

  it('gives no more seats by edits than it has, however many ask at once, and none to who comes back', async () => {
    const room = await place({ capacity: 2 });
    const waiting: Enrollment[] = [];
    for (const student of await students(5)) waiting.push(await enrol(student, room, { enrolledStatus: 'waiting' }));
    const answers = await Promise.all(
      waiting.map(({ _id }) => put(`Enrollment/${_id}`, { enrolledStatus: 'pending' })),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 409, 409, 409]);
    const other = await place({ courseID: room.courseID._id });
    const [mover] = await students(1);
    if (!mover) throw new Error('Nobody to move');
    const elsewhere = await enrol(mover, other);
    expect((await put(`Enrollment/${elsewhere._id}`, { classID: room._id })).status).toBe(409);
    const seated = answers.find(({ status }) => status === 200)?.body.info;
    await expectSaved(post(`Enrollment/leave/${seated._id}`, { leftDate: '2026-11-23', leftReason: 'moved' }));
    const next = answers.findIndex(({ status }) => status === 409);
    await expectSaved(put(`Enrollment/${waiting[next]?._id}`, { enrolledStatus: 'active' }));
    const back = await put(`Enrollment/${seated._id}`, { enrolledStatus: 'active' });
    expect([back.status, Object.keys(back.body.errors)]).toEqual([409, ['classID']]);
    await expectSaved(put(`Enrollment/${waiting[next]?._id}`, { enrolledStatus: 'pending' }));
  });

  it('may be made smaller than it is full, and is full then; without a limit it has room for all', async () => {
    const room = await place({ capacity: 3 });
    for (const student of await students(3)) await enrol(student, room);
    await expectSaved(put(`class/${room._id}`, { capacity: 2 }));
    expect(await seatsOf(room)).toEqual([3, 0, 0]);
    const [one] = await students(1);
    if (!one) throw new Error('Nobody');
    expect((await at.money.enrol(one, room)).body.message).toContain('is full (3 of 2)');
    await expectSaved(put(`class/${room._id}`, { capacity: null }));
    await enrol(one, room);
    expect(await seatsOf(room)).toEqual([4, null, 0]);
    const { body } = await at.get('class?page=1&sort=-createdAt');
    expect(body[0]).toMatchObject({ seatsTaken: 4, seatsFree: null, waitingCount: 0 });
    for (const capacity of [0, 1001]) expect((await put(`class/${room._id}`, { capacity })).status).toBe(400);
  });

  it('is asked for a seat by who is enrolled with a payment too, who may wait instead and then pays nothing', async () => {
    const room = await place({ className: 'FULL-1', capacity: 1 });
    const [first, second] = await students(2);
    const body = { studentID: second?._id, classID: room._id, Amount: 38, feeItems: items };
    await expectSaved(post('admission', { ...body, studentID: first?._id }));
    const terms = (await at.get(`admission/terms/${room._id}`)).body;
    expect(terms.seats).toEqual({ className: 'FULL-1', capacity: 1, taken: 1, waiting: 0 });
    const full = await post('admission', body);
    expect([full.status, full.body.errors]).toEqual([409, { classID: 'FULL-1 is full (1 of 1)' }]);
    const paid = { ...body, enrolledStatus: 'waiting', AmountPaid: 5, paymentMethod: 'cash' };
    expect(Object.keys((await post('admission', paid)).body.errors)).toEqual(['AmountPaid']);
    const waits = (await expectSaved(post('admission', { ...body, enrolledStatus: 'waiting' }))).body;
    expect([waits.owed, waits.receipts, waits.info.enrolledStatus]).toEqual([0, [], 'waiting']);
    expect(waits.message).toBe(`${waits.info.studentID.studentName} waits for a seat in FULL-1`);
    expect((await post('admission', { ...body, enrolledStatus: 'graduated' })).status).toBe(400);
  });
});

describe('Who waits', () => {
  it('CL example 2: owes from the day of the seat what was asked for, and the discounts of that day', async () => {
    const room = await place({ className: 'NEXT-1', capacity: 1 });
    const [leaver, first, second] = await students(3);
    if (!leaver || !first || !second) throw new Error('Nobody');
    const seat = await enrol(leaver, room);
    at.app.setClock(new Date('2026-11-04T09:00:00Z'));
    const waits = await enrol(first, room, { Amount: 30, enrolledStatus: 'waiting', feeItems: items });
    expect([waits.chargedAt, waits.enrolledDate]).toEqual([null, '2026-11-04']);
    const after = await enrol(second, room, { Amount: 30, enrolledStatus: 'waiting' });
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
    const order = (await at.get(`Enrollment/ofClass?classID=${room._id}&enrolledStatus=waiting&sort=createdAt&page=1`))
      .body;
    expect(order.map(({ _id, place: nth }: { _id: string; place: number }) => [_id, nth])).toEqual([
      [waits._id, 1],
      [after._id, 2],
    ]);
    const early = await at.money.chargeStudent(first, room);
    expect([early.status, Object.keys(early.body.errors)]).toEqual([409, ['studentID']]);
    await expectSaved(post(`Enrollment/leave/${seat._id}`, { leftDate: '2026-11-23', leftReason: 'work' }));
    // What was asked for follows the amount until it is charged.
    await expectSaved(put(`Enrollment/${waits._id}`, { Amount: 38 }));
    const { info } = (await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'active' }))).body;
    expect(info.chargedAt).toBe('2026-11-23T09:00:00.000Z');
    const fees = await feesOf(first);
    expect(fees).toMatchObject([
      { feeName: 'Registration', feeAmount: 10, feeMonth: null, dueDate: '2026-11-23' },
      { feeName: 'November', feeAmount: 38, feeMonth: '2026-11', dueDate: '2026-11-23' },
    ]);
    expect(fees.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-11-23', '2026-11-23']);
    // Once is once: a second wait charges nothing again.
    await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'waiting' }));
    await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'active' }));
    expect(await feesOf(first)).toHaveLength(2);
  });

  it('has the discounts of the day, and credit pays as with every charge', async () => {
    const room = await place();
    const [amina] = await students(1);
    if (!amina) throw new Error('Nobody');
    const off = { discountKind: 'staff', percent: 25, feetypes: ['monthlyfee'], reason: 'Teaches here' };
    await expectSaved(post('discount', { studentID: amina._id, ...off }));
    const waits = await enrol(amina, room, { Amount: 38, enrolledStatus: 'waiting', feeItems: items });
    await at.taken({ studentID: amina._id, debts: [], payments: at.rows(['Cash', 15]), keepRest: true });
    await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'active' }));
    const fees = await feesOf(amina);
    expect(fees).toMatchObject([
      { feeAmount: 10, feeGross: 10, feePaid: 10 },
      { feeAmount: 28.5, feeGross: 38, feePaid: 5 },
    ]);
  });

  it('is in no register, in no charge of the class, and not among who sees the class in the portal', async () => {
    const room = await place();
    const [seated, waiting] = await students(2);
    if (!seated || !waiting) throw new Error('Nobody');
    await enrol(seated, room);
    await enrol(waiting, room, { enrolledStatus: 'waiting', feeItems: items });
    const { enrolledList } = (await at.get(`Enrollment/getclassStudentEnrolled/${room._id}`)).body;
    expect(enrolledList).toHaveLength(1);
    const charged = await expectSaved(at.money.chargeClass(room, { feeMonth: '2026-11' }));
    expect(charged.body.info).toHaveLength(1);
    expect(await feesOf(waiting)).toEqual([]);
  });

  it('takes other fee items while nothing is charged', async () => {
    const room = await place();
    const [amina] = await students(1);
    if (!amina) throw new Error('Nobody');
    at.app.setClock(new Date('2026-11-04T09:00:00Z'));
    const waits = await enrol(amina, room, { enrolledStatus: 'waiting', feeItems: items });
    const other = [{ feeName: 'Books', feetype: 'bookfee', feeAmount: 7, dueDate: '2026-11-10' }];
    await expectSaved(put(`Enrollment/${waits._id}`, { feeItems: other }));
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
    await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'pending' }));
    // What was to be due before there was a seat is due on its day (FE1).
    expect(await feesOf(amina)).toMatchObject([{ feeName: 'Books', feeAmount: 7, dueDate: '2026-11-23' }]);
    expect((await put(`Enrollment/${waits._id}`, { feeItems: items })).status).toBe(409);
  });
});

describe('A seat that falls free while somebody waits', () => {
  const heard = async (token = at.owner): Promise<string[]> =>
    (await at.get('notifications', token)).body.map(({ text }: { text: string }) => text);

  it('is told to whoever may enrol, and never given by itself', async () => {
    await at.set({ features: { timetable: true } });
    const { token: registrar } = await at.app.logInAs(at.owner, 'Registrar', ['/stdenrollment']);
    const { token: clerk } = await at.app.logInAs(at.owner, 'Clerk', ['/class']);
    const room = await place({ className: 'FREE-7', capacity: 1 });
    const [seated, waiting] = await students(2);
    if (!seated || !waiting) throw new Error('Nobody');
    const seat = await enrol(seated, room);
    const waits = await enrol(waiting, room, { enrolledStatus: 'waiting' });
    expect(await heard(registrar)).toEqual([]);
    await expectSaved(put(`Enrollment/${seat._id}`, { enrolledStatus: 'graduated' }));
    const told = 'FREE-7 has a free seat: 1 waits for it';
    expect([await heard(registrar), await heard(clerk)]).toEqual([[told], []]);
    expect(await seatsOf(room)).toEqual([0, 1, 1]);
    await expectSaved(put(`Enrollment/${waits._id}`, { enrolledStatus: 'active' }));
    const [news] = (await at.get('notifications', registrar)).body;
    expect([news.isRead, news.path]).toEqual([true, '/stdenrollment?q=FREE-7']);
    await at.set({ features: { timetable: false } });
    await enrol((await students(1))[0] ?? seated, room, { enrolledStatus: 'waiting' });
    await expectSaved(at.app.call('DELETE', `Enrollment/${waits._id}`, { token: at.owner }));
    expect(await heard(registrar)).toHaveLength(1);
  });
});
