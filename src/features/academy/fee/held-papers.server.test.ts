// Proves FE10.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { dataUrlOf, pngOf } from '#testing/sent-form';
import { expectSaved, ownerPassword, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { reportCardSlice } from '#features/academy/report-card/report-card-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';

let at: AtCounter;
beforeAll(async () => {
  const slices = [...counterSlices, marksSlice, reportCardSlice, certificateSlice];
  at = await startAtCounter(await startTestApp({ slices }));
});
afterAll(() => at.app.stop());

/** A student with a login of their own, who owes 45.00, and the fee. */
async function owing() {
  const { student, fees } = await at.owing([45], { password: ownerPassword });
  const login = await at.app.call('POST', 'loginportal', { body: { stdID: student.stdID, password: ownerPassword } });
  const [fee] = fees;
  if (!fee) throw new Error('No fee was charged');
  return { student, fee, token: String(login.body.token) };
}

const due = (fee: { readonly _id: string }, dueDate: string) =>
  at.app.database.pool.query('update academy.fee set "dueDate" = $1 where _id = $2', [dueDate, fee._id]);

it('a student whose fees are overdue gets the mark sheet once they are paid; staff get it, and are warned', async () => {
  const { student, fee, token } = await owing();
  const sheet = (who = token) => at.get(`marks/sheet/${student._id}`, who);
  await due(fee, '2026-11-22');
  expect((await sheet()).status).toBe(200);
  await at.set({ holdPapersForDues: true });
  const held = await sheet();
  expect([held.status, held.body.message]).toEqual([409, 'Please pay $45.00 first']);
  const staff = await sheet(at.owner);
  expect([staff.status, decodeURIComponent(staff.headers['x-warning'] ?? '')]).toEqual([
    200,
    '$45.00 of this student is overdue',
  ]);
  // What is due today is not overdue.
  await due(fee, '2026-11-23');
  expect((await sheet()).status).toBe(200);
  await due(fee, '2026-11-22');
  await expectSaved(at.money.pay(fee, 45, { datePaid: '2026-11-23' }));
  expect((await sheet()).status).toBe(200);
  expect((await sheet(at.owner)).headers['x-warning']).toBeUndefined();
  await at.set({ holdPapersForDues: false });
});

it('a report card is held back as a mark sheet is', async () => {
  const { student, fee, token } = await owing();
  const card = (who = token) => at.get(`gradebook/reportCards/${at.schoolClass._id}?studentID=${student._id}`, who);
  await due(fee, '2026-11-22');
  await at.set({ holdPapersForDues: true });
  const held = await card();
  expect([held.status, held.body.message]).toEqual([409, 'Please pay $45.00 first']);
  const staff = await card(at.owner);
  expect([staff.status, decodeURIComponent(staff.headers['x-warning'] ?? '')]).toEqual([
    200,
    '$45.00 of this student is overdue',
  ]);
  await at.set({ holdPapersForDues: false });
  expect((await card()).status).toBe(200);
});

it('a certificate is held back as a mark sheet is', async () => {
  const { student, fee, token } = await owing();
  const facts = { certID: 'DA-1', certificateType: 'Diploma', issueDate: '2026-11-20', status: 'taken' };
  const body = { ...facts, photo: dataUrlOf(pngOf()), studentID: student._id, classID: at.schoolClass._id };
  const { info } = (await expectSaved(at.app.call('POST', 'certificate', { token: at.owner, body }))).body;
  const paper = (who = token) => at.get(`certificate/${info._id}/pdf`, who);
  await due(fee, '2026-11-22');
  await at.set({ holdPapersForDues: true });
  const held = await paper();
  expect([held.status, held.body.message]).toEqual([409, 'Please pay $45.00 first']);
  const staff = await paper(at.owner);
  expect([staff.status, decodeURIComponent(staff.headers['x-warning'] ?? '')]).toEqual([
    200,
    '$45.00 of this student is overdue',
  ]);
  await at.set({ holdPapersForDues: false });
  expect((await paper()).status).toBe(200);
});

it('nothing is held back while debts are switched off', async () => {
  const { student, fee, token } = await owing();
  await due(fee, '2026-11-01');
  await at.set({ holdPapersForDues: true, features: { debts: false } });
  expect((await at.get(`marks/sheet/${student._id}`, token)).status).toBe(200);
  await at.set({ holdPapersForDues: false, features: { debts: true } });
});
