// Proves that the page of a class tells of each student what is owed and how often the student was there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Counter, startCounter } from '#testing/academy-money';
import { feeSlices } from '#testing/parts/fee';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from './attendance-slice.server';

let scene: Counter;

beforeAll(async () => {
  scene = await startCounter(await startTestApp({ slices: [...feeSlices, attendanceSlice] }));
});
afterAll(() => scene.app.stop());

it('The students of a class come by name, with what each owes in all and the share of lessons at which each was', async () => {
  const { app, owner, make, money, get } = scene;
  const [room, other] = [await make.class(), await make.class()];
  const [zahra, amina] = [await make.student({ studentName: 'Zahra' }), await make.student({ studentName: 'Amina' })];
  for (const student of [zahra, amina]) await expectSaved(money.enrol(student, room));
  await expectSaved(money.enrol(zahra, other));
  await expectSaved(money.chargeClass(room));
  await expectSaved(money.chargeClass(other));
  const register = (date: string, status: string) =>
    expectSaved(
      app.call('POST', 'attendence', {
        token: owner,
        body: [
          { studentID: zahra._id, classID: room._id, date, attendenceStatus: status },
          { studentID: amina._id, classID: room._id, date, attendenceStatus: 'present' },
        ],
      }),
    );
  const path = `Enrollment/ofClass?classID=${room._id}&sort=studentID&page=1&pageSize=200`;
  expect((await get(path)).body).toMatchObject([
    { owed: 40, attended: null },
    { owed: 80, attended: null },
  ]);
  await register('2026-03-07', 'present');
  await register('2026-03-08', 'upsent');
  await register('2026-03-09', 'upsent');
  expect((await get(path)).body).toMatchObject([
    { studentID: { studentName: 'Amina' }, owed: 40, attended: 1, enrolledStatus: 'active' },
    { studentID: { studentName: 'Zahra' }, owed: 80, attended: 0.333, enrolledStatus: 'active' },
  ]);
  expect((await get(path.replace('Enrollment', 'enrollment'))).body).toHaveLength(2);
});

it('Whoever may see neither fees nor registers is told neither', async () => {
  const { app, owner, get } = scene;
  const { token } = await app.logInAs(owner, 'Registrar', ['/stdenrollment']);
  const [row] = (await get('Enrollment/ofClass?page=1', token)).body;
  expect(row).toHaveProperty('enrolledStatus');
  expect(row).not.toHaveProperty('owed');
  expect(row).not.toHaveProperty('attended');
  const nobody = await app.logInAs(owner, 'Nobody', ['/attendence']);
  expect((await get('Enrollment/ofClass', nobody.token)).status).toBe(403);
});
