// Proves CO12, CO16.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { counterSlices } from '#testing/parts/counter';
import { pdfText } from '#testing/pdf-text';
import { expectSaved, startTestApp } from '#testing/test-app';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: counterSlices }));
  // Credit waits until it is used by hand.
  await at.set({ useCreditAtCharge: false });
});
afterAll(() => at.app.stop());

it('the credit that a payment left stands on it as it was then when it is printed again, whatever was used or taken back since', async () => {
  const { student, fees } = await at.owing([25]);
  const debts = paying(fees, [25]);
  const info = await at.taken({ studentID: student._id, debts, payments: at.rows(['e-Dahab', 75]), keepRest: true });
  const { body } = await at.money.chargeStudent(student, at.schoolClass, { feeName: 'Later', feeAmount: 30 });
  at.app.setClock(new Date('2026-11-23T09:30:00Z'));
  const later = await at.taken({ studentID: student._id, debts: paying(body.info, [30]), useCredit: 30 });
  const left = async ({ _id }: { readonly _id: string }) => (await at.get(`payment/${_id}`)).body.creditLeft;
  expect([await left(info), await left(later)]).toEqual([50, 20]);
  at.app.setClock(new Date('2026-11-23T10:00:00Z'));
  await expectSaved(at.remove(`payment/${later._id}`));
  expect([await left(info), await left(later), await at.creditOf(student)]).toEqual([50, 20, 50]);
  expect(pdfText((await at.get(`payment/${info._id}/pdf`)).bytes)).toContain('$50.00');
});
