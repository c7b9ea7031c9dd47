// Proves AL18.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { notificationSlice } from '#house/notification/notification-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { lessonSlice } from './lesson-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** Tuesday, 10 March 2026; 'Morning' is held on Saturdays and Mondays. */
let at: TwoClasses;
beforeAll(async () => {
  at = await startTwoClasses(
    await startTestApp({ slices: [...academySlices, roomSlice, lessonSlice, settingsSlice, notificationSlice] }),
  );
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
  await at.make.letTeachersOpen(['/timetable']);
  at = { ...at, teacher: await logIn(at.mine.teacherID), colleague: await logIn(at.theirs.teacherID) };
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token = at.owner) =>
  at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const logIn = async ({ _id }: { readonly _id: string }) => at.make.tokenOf((await call('GET', `teacher/${_id}`)).body);
const told = async (token: string): Promise<string[]> =>
  (await call('GET', 'notifications', undefined, token)).body.map(({ text, path }: Record<string, string>) =>
    [text, path].join(' → '),
  );
const changed = async (values: Values, token = at.owner) =>
  (await expectSaved(call('POST', 'lessonChange', { classID: at.mine._id, ...values }, token))).body.info;

it('a teacher is told of each change of an own lesson by somebody else, once, and of nothing that is over', async () => {
  const { _id } = await changed({ date: '2026-03-16', changeKind: 'cancelled', reason: 'Ill' });
  await expectSaved(
    call('PUT', `lessonChange/${_id}`, { changeKind: 'changed', TimeIn: '09:00', TimeOut: '11:00', __v: 0 }),
  );
  await expectSaved(call('DELETE', `lessonChange/${_id}`, {}));
  const extra = await changed({ date: '2026-03-17', changeKind: 'extra', TimeIn: '08:00', TimeOut: '09:00' });
  await expectSaved(call('DELETE', `lessonChange/${extra._id}`, {}));
  await changed({ date: '2026-03-09', changeKind: 'cancelled', reason: 'Ill' });
  await changed({ date: '2026-03-21', changeKind: 'cancelled', reason: 'Away' }, at.teacher);
  expect(await told(at.teacher)).toEqual([
    'Your lesson of Morning on 17 Mar 2026 is cancelled → /timetable?date=2026-03-17',
    'You have an extra lesson of Morning on 17 Mar 2026 → /timetable?date=2026-03-17',
    'The lesson of Morning on 16 Mar 2026 is as it was planned again → /timetable?date=2026-03-16',
    'Your lesson of Morning on 16 Mar 2026 has changed → /timetable?date=2026-03-16',
    'Your lesson of Morning on 16 Mar 2026 is cancelled → /timetable?date=2026-03-16',
  ]);
  expect(await told(at.colleague)).toEqual([]);
  expect(await told(at.owner)).toEqual([]);
});

it('whoever gives a lesson for another is told of it, and told too when it is taken back', async () => {
  const { _id } = await changed({
    date: '2026-03-23',
    changeKind: 'changed',
    teacherID: at.theirs.teacherID._id,
  });
  const [first] = await told(at.colleague);
  expect(first).toBe('Your lesson of Morning on 23 Mar 2026 has changed → /timetable?date=2026-03-23');
  await expectSaved(call('DELETE', `lessonChange/${_id}`, {}));
  expect((await told(at.colleague))[0]).toContain('as it was planned again');
  expect((await told(at.teacher))[0]).toContain('as it was planned again');
});
