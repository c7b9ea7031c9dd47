// Proves CL8.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { lessonSlice } from './lesson-slice.server';
import { forgetTakenBack } from './taken-back.server';

type Values = Readonly<Record<string, unknown>>;

/** Tuesday, 10 March 2026; 'Morning' is held on Saturdays and Mondays. */
let at: TwoClasses;
beforeAll(async () => {
  const slices = [...academySlices, lessonSlice, attendanceSlice, settingsSlice];
  at = await startTwoClasses(await startTestApp({ slices }));
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values) =>
  at.app.call(method, path, { token: at.owner, ...(body === undefined ? {} : { body }) });
const changed = (values: Values) => call('POST', 'lessonChange', { classID: at.mine._id, ...values });
const register = (date: string) =>
  expectSaved(
    call('POST', 'attendence', { studentID: at.amina._id, classID: at.mine._id, date, attendenceStatus: 'present' }),
  );

it('a change is not deleted where it would take away a register, or give back a second lesson of a day', async () => {
  const move = { date: '2026-03-09', changeKind: 'changed', newDate: '2026-03-08' };
  const { info } = (await expectSaved(changed(move))).body;
  const beside = { date: '2026-03-16', changeKind: 'changed', newDate: '2026-03-09' };
  const second = (await expectSaved(changed(beside))).body.info;
  const removed = (id: string) => call('DELETE', `lessonChange/${id}`);
  expect((await removed(info._id)).body.message).toBe('The class has another lesson on 9 Mar 2026 already');
  await expectSaved(removed(second._id));
  await register('2026-03-08');
  const [{ _id }] = (await call('GET', `attendence?classID=${at.mine._id}&from=2026-03-08&to=2026-03-08`)).body;
  const refused = await removed(info._id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The register of this lesson was taken. It can be neither cancelled nor moved.',
  ]);
  await expectSaved(call('DELETE', `attendence/${_id}`));
  await expectSaved(removed(info._id));
});

it('that a change was taken back is known for two days', async () => {
  const { info } = (await expectSaved(changed({ date: '2026-03-30', changeKind: 'cancelled', reason: 'Ill' }))).body;
  await expectSaved(call('DELETE', `lessonChange/${info._id}`));
  const kept = async (now: string) => {
    await forgetTakenBack({ database: at.app.served, brand: 'academy' }, new Date(now));
    const sql = 'select became from academy.lesson_taken_back where "changeID" = $1';
    return (await at.app.database.pool.query(sql, [info._id])).rows;
  };
  expect(await kept('2026-03-12T05:00:00Z')).toEqual([{ became: 'planned' }]);
  expect(await kept('2026-03-13T05:00:00Z')).toEqual([]);
});
