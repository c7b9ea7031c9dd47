// Proves FE1, FE2, FE3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Fee } from '#testing/academy-money';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const put = (fee: Pick<Fee, '_id'>, body: Values) => at.app.call('PUT', `fee/${fee._id}`, { token: at.owner, body });
const take = (fee: Pick<Fee, '_id'>, amount: number) =>
  at.app.call('POST', 'creditNote', {
    token: at.owner,
    body: { feeID: fee._id, creditKind: 'waiver', amount, reason: 'Agreed with the father' },
  });
const plan = [
  { dueDate: '2026-12-05', amount: 60 },
  { dueDate: '2027-01-05', amount: 60 },
  { dueDate: '2027-02-05', amount: 60 },
];
const owing = async (amount = 180): Promise<Fee> => {
  const { fees } = await at.owing([amount]);
  const [fee] = fees;
  if (!fee) throw new Error('No fee was charged');
  return fee;
};
const split = async (): Promise<Fee> => (await expectSaved(put(await owing(), { instalments: plan }))).body.info;
const amounts = async (fee: Pick<Fee, '_id'>) => (await at.fee(fee)).instalments?.map((one) => one.amount) ?? null;

describe('a plan of instalments', () => {
  it('is of what is owed, and the fee is due with its first part', async () => {
    const fee = await split();
    expect(fee).toMatchObject({ dueDate: '2026-12-05', instalments: plan, feeAmount: 180 });
    // What was read is sent back without a change.
    const read = await at.fee(fee);
    expect((await expectSaved(put(fee, { ...read }))).body.info).toMatchObject({ instalments: plan });
  });

  it('FE example 3: shrinks from its last part with a credit note, and grows again when that is voided', async () => {
    const fee = await split();
    await expectSaved(at.money.pay(fee, 75, { datePaid: '2026-11-23' }));
    const { info: waiver } = (await expectSaved(take(fee, 100))).body;
    expect(await at.fee(fee)).toMatchObject({ feeAmount: 80, feeBalance: 5 });
    expect(await amounts(fee)).toEqual([60, 20]);
    await expectSaved(at.remove(`creditNote/${waiver._id}`));
    expect(await amounts(fee)).toEqual([60, 120]);
    const more = (await expectSaved(take(fee, 110))).body.info;
    expect(more).toMatchObject({ lowered: 105, returned: 5 });
    expect(await at.fee(fee)).toMatchObject({ feeAmount: 70, feePaid: 70, feeBalance: 0 });
    expect(await amounts(fee)).toEqual([60, 10]);
  });

  it('FE example 3: no more than is owed can be credited', async () => {
    const fee = await split();
    const { status, body } = await take(fee, 181);
    expect([status, body.message]).toEqual([409, 'Only 180.00 can be credited']);
  });

  it('follows an edit of the amount, and ends where one part is left', async () => {
    const fee = await split();
    await expectSaved(put(fee, { feeAmount: 200 }));
    expect(await amounts(fee)).toEqual([60, 60, 80]);
    await expectSaved(put(fee, { feeAmount: 60 }));
    expect(await at.fee(fee)).toMatchObject({ instalments: null, dueDate: '2026-12-05' });
  });

  it('ends where none are sent, and its last day stays', async () => {
    const fee = await split();
    expect((await expectSaved(put(fee, { instalments: [] }))).body.info).toMatchObject({
      instalments: null,
      dueDate: '2027-02-05',
    });
  });

  it.each([
    ['a part too few', plan.slice(1), 'instalments', 'The instalments come to 120.00, the fee to 180.00'],
    ['one part', [{ dueDate: '2026-12-05', amount: 180 }], 'instalments', 'Enter 2 to 12 instalments'],
    ['days that descend', plan.toReversed(), 'instalments.1.dueDate', 'Each instalment is due after the one before it'],
    [
      'a part of nothing',
      [...plan, { dueDate: '2027-03-05', amount: 0 }],
      'instalments.3.amount',
      'The amount must be more than 0',
    ],
    [
      'a day before the charge',
      [{ dueDate: '2026-11-22', amount: 60 }, ...plan.slice(1)],
      'instalments.0.dueDate',
      'It cannot be due before the day on which it was made',
    ],
    ['no day', [{ amount: 60 }, ...plan.slice(1)], 'instalments.0.dueDate', 'Enter due date'],
  ])('is refused with %s', async (_what, instalments, field, sentence) => {
    const { status, body } = await put(await owing(), { instalments });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
  });

  it('is refused on a fee that is paid, and its day alone does not move', async () => {
    const paid = await owing(20);
    await expectSaved(at.money.pay(paid, 20, { datePaid: '2026-11-23' }));
    const halves = [
      { dueDate: '2026-12-05', amount: 10 },
      { dueDate: '2027-01-05', amount: 10 },
    ];
    expect((await put(paid, { instalments: halves })).body.errors).toEqual({ instalments: 'This fee is fully paid' });
    const fee = await split();
    expect((await put(fee, { dueDate: '2026-12-10' })).body.errors).toEqual({
      dueDate: 'The first instalment says when it is due',
    });
  });
});

it('due days and instalments change in closed books too: they are no money', async () => {
  const fee = await owing();
  await at.set({ booksClosedUpTo: '2026-11-23' });
  expect((await expectSaved(put(fee, { instalments: plan }))).body.info.dueDate).toBe('2026-12-05');
  await expectSaved(put(fee, { instalments: [], feeName: fee.feeName, feeAmount: 180 }));
  expect((await expectSaved(put(fee, { dueDate: '2026-12-24' }))).body.info.dueDate).toBe('2026-12-24');
  expect((await put(fee, { dueDate: '2026-12-24', feeAmount: 170 })).status).toBe(409);
  await at.set({ booksClosedUpTo: null });
});
