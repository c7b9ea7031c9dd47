// Proves E1.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RegisterScene, startRegisters } from '#features/academy/attendance/attendance.fixture';

let scene: RegisterScene;

beforeAll(async () => {
  scene = await startRegisters();
});
afterAll(() => scene.app.stop());

describe('what the classes’ choice list tells of registers', () => {
  it('is which classes are held on a date', async () => {
    const { mine, theirs, get, make } = scene;
    const never = await make.class({ className: 'Whenever', courseID: mine.courseID._id, days: [] });
    const held = async (date: string) =>
      (await get(`class/options?heldOn=${date}`)).body.map((one: { _id: string }) => one._id);
    expect(new Set(await held('2026-03-09'))).toEqual(new Set([mine._id, theirs._id, never._id]));
    expect(await held('2026-03-10')).toEqual([never._id]);
    expect(await held('2026-02-23')).toEqual([]);
    expect((await get(`class/options?heldOn=2026-03-09&ids=${mine._id}`)).body).toHaveLength(1);
    expect((await get('class/options?heldOn=2026-02-30')).status).toBe(400);
  });

  it('is which classes of a date have begun by now', async () => {
    const { mine, theirs, app, get } = scene;
    const begun = async (date: string) =>
      (await get(`class/options?begunOn=${date}`)).body.map((one: { _id: string }) => one._id);
    const times = { validFrom: '2026-03-01' };
    await app.call('PUT', `class/${mine._id}`, {
      token: scene.owner,
      body: { ...times, TimeIn: '08:00', TimeOut: '09:00' },
    });
    await app.call('PUT', `class/${theirs._id}`, {
      token: scene.owner,
      body: { ...times, TimeIn: '14:00', TimeOut: '15:00' },
    });
    app.setClock(new Date('2026-03-09T06:00:00Z'));
    expect(await begun('2026-03-09')).toEqual([mine._id]);
    expect(new Set(await begun('2026-03-07'))).toEqual(new Set([theirs._id, mine._id]));
    expect(await begun('2026-03-14')).toEqual([]);
    expect((await get('class/options?begunOn=soon')).status).toBe(400);
  });

  it('is which active classes with students of a date have no register yet', async () => {
    const { mine, theirs, amina, make, record, post, get, teacher } = scene;
    const without = async (date: string, token?: string) =>
      (await get(`class/options?notTakenOn=${date}`, token)).body.map((one: { _id: string }) => one._id);
    const thursdays = (more: object) => make.class({ courseID: mine.courseID._id, days: ['Thursday'], ...more });
    const [one, other] = [
      await thursdays({ teacherID: mine.teacherID._id }),
      await thursdays({ teacherID: theirs.teacherID._id }),
    ];
    const [closed, over] = [await thursdays({}), await thursdays({ startedDate: '2026-01-01', endDate: '2026-03-04' })];
    await thursdays({ className: 'Without students' });
    for (const into of [one, other, closed, over]) await make.enroll(amina, into);
    await scene.app.call('PUT', `class/${closed._id}`, { token: scene.owner, body: { classStatus: 'blocked' } });
    expect(new Set(await without('2026-03-05'))).toEqual(new Set([one._id, other._id]));
    expect(await without('2026-03-05', teacher)).toEqual([one._id]);
    expect(await without('2026-03-06')).toEqual([]);
    await post(record(amina, '2026-03-05', 'upsent', { classID: one._id }));
    expect(await without('2026-03-05')).toEqual([other._id]);
    expect((await get('class/options?notTakenOn=soon')).status).toBe(400);
  });
});
