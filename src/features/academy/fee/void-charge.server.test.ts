// Proves that a charge of many is taken back as one document, and that what was paid stays.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Fee, SchoolClass, Student } from '#testing/academy-money';
import { expectSaved, ownerPassword, startTestApp } from '#testing/test-app';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, activitySlice] }));
  at.app.setClock(new Date('2026-11-01T09:00:00Z'));
  // Discounts and credit notes belong to it.
  await at.set({ features: { debts: true } });
});
afterAll(() => at.app.stop());

const post = (path: string, body: object) => at.app.call('POST', path, { token: at.owner, body });
const voidCharge = (fee: Pick<Fee, '_id'>, body: object = {}) => post(`fee/voidCharge/${fee._id}`, body);
const wouldVoid = async (fee: Pick<Fee, '_id'>) => (await post(`fee/voidCharge/${fee._id}?preview=1`, {})).body.info;

/** A class with students who each pay so much a month. */
async function classOf(...amounts: readonly number[]): Promise<{ place: SchoolClass; students: Student[] }> {
  const place = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
  const students: Student[] = [];
  for (const Amount of amounts) {
    const student = await at.make.student();
    await expectSaved(at.money.enrol(student, place, { Amount, enrolledDate: '2026-11-01' }));
    students.push(student);
  }
  return { place, students };
}

async function chargeMonth(place: SchoolClass): Promise<Fee[]> {
  return (await expectSaved(at.money.chargeClass(place, { feeName: 'November 2026', feeMonth: '2026-11' }))).body.info;
}

const totals = async () => JSON.parse((await at.get('fee?page=1')).headers['x-totals'] as string);

describe('a charge of a class', () => {
  it('is voided as one, by any of its fees, with its reason, and can be made again', async () => {
    const before = await totals();
    const { place } = await classOf(38, 20.5, 30);
    const fees = await chargeMonth(place);
    expect(new Set(fees.map((fee) => (fee as object as { chargeID: string }).chargeID)).size).toBe(1);
    expect(await wouldVoid(fees[1] as Fee)).toEqual({ count: 3, amount: 88.5, stays: 0 });
    expect((await totals()).feeAmount).toBe(before.feeAmount + 88.5);
    const { body } = await expectSaved(voidCharge(fees[1] as Fee, { reason: 'Wrong month' }));
    expect(body).toMatchObject({ message: '3 fees voided', info: { count: 3, amount: 88.5, stays: 0 } });
    expect(await totals()).toEqual(before);
    for (const { _id } of fees)
      expect(await at.money.fee(_id)).toMatchObject({
        voidReason: 'Wrong month',
        voidedAt: '2026-11-01T09:00:00.000Z',
      });
    const [line] = (await at.get('activity?resource=fee&sort=-createdAt&page=1&pageSize=1')).body;
    expect(line).toMatchObject({ action: 'void', label: 'November 2026', after: { count: 3, amount: 88.5 } });
    expect(await chargeMonth(place)).toHaveLength(3);
  });

  it('leaves what was paid, however little, and the discounts of the others go with them', async () => {
    const { place, students } = await classOf(38, 20, 30, 50);
    const [paying, reduced, taken] = students as [Student, Student, Student, Student];
    await expectSaved(
      post('discount', { studentID: reduced._id, discountKind: 'staff', reason: 'Teaches here', percent: 10 }),
    );
    const fees = await chargeMonth(place);
    const of = (student: Student) => fees.find(({ studentID }) => studentID._id === student._id) as Fee;
    await expectSaved(at.money.pay(of(paying), 0.01, { datePaid: '2026-11-01' }));
    await expectSaved(
      post('creditNote', {
        feeID: of(taken)._id,
        amount: 5,
        creditKind: 'discount',
        reason: 'Was ill',
        date: '2026-11-01',
      }),
    );
    const { body } = await expectSaved(voidCharge(of(paying)));
    expect(body.info).toEqual({ count: 2, amount: 68, stays: 2 });
    expect(body.message).toBe('2 fees voided. 2 stay, of which something was paid or taken off.');
    expect(await at.money.fee(of(paying)._id)).toMatchObject({ voidedAt: null, feeBalance: 37.99 });
    expect(await at.money.fee(of(taken)._id)).toMatchObject({ voidedAt: null, feeBalance: 25 });
    const gone = await at.money.fee(of(reduced)._id);
    expect(gone).toMatchObject({ feeAmount: 20, credited: 0, feeBalance: 20 });
    expect(gone.voidedAt).not.toBeNull();
    expect((await at.get(`creditNote?feeID=${of(reduced)._id}`)).body).toEqual([]);
    const again = await voidCharge(of(paying));
    expect([again.status, again.body.message]).toEqual([409, 'Nothing of this charge can be voided']);
  });

  it('is not mixed up with one made at the same moment, nor with a fee charged alone', async () => {
    const first = await classOf(38);
    const second = await classOf(20);
    const [fees, others] = await Promise.all([chargeMonth(first.place), chargeMonth(second.place)]);
    await expectSaved(voidCharge(fees[0] as Fee));
    expect((await at.money.fee((others[0] as Fee)._id)).voidedAt).toBeNull();
    const alone = (await expectSaved(at.money.chargeStudent(first.students[0] as Student, first.place))).body.info[0];
    const refused = await voidCharge(alone);
    expect([refused.status, refused.body.message]).toEqual([409, 'This fee was not charged together with others']);
    expect((await voidCharge({ _id: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' })).status).toBe(404);
  });

  it('and a payment at the same moment are one after the other: what is paid stays, what is voided takes no payment', async () => {
    const { place } = await classOf(38, 20, 30);
    const fees = await chargeMonth(place);
    const [paid, voided] = await Promise.all([
      at.money.pay(fees[0] as Fee, 10, { datePaid: '2026-11-01' }),
      voidCharge(fees[1] as Fee),
    ]);
    expect(voided.status).toBe(200);
    const fee = await at.money.fee((fees[0] as Fee)._id);
    expect(fee.voidedAt === null).toBe(paid.status === 200);
    expect(fee.feePaid).toBe(paid.status === 200 ? 10 : 0);
  });

  it('stays whole in closed books', async () => {
    const { place } = await classOf(38);
    const [fee] = await chargeMonth(place);
    await expectSaved(at.app.call('PUT', 'settings', { token: at.owner, body: { booksClosedUpTo: '2026-11-01' } }));
    at.app.setClock(new Date('2026-11-02T09:00:00Z'));
    const { token } = (
      await at.app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })
    ).body;
    const refused = await at.app.call('POST', `fee/voidCharge/${fee?._id}`, { token, body: {} });
    expect(refused.status).toBe(409);
    expect((await at.app.call('GET', `fee/${fee?._id}`, { token })).body.voidedAt).toBeNull();
  });
});
