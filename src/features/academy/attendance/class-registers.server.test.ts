import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type RegisterScene, startRegisters } from './attendance.fixture';

let scene: RegisterScene;

beforeAll(async () => {
  scene = await startRegisters();
});
afterAll(() => scene.app.stop());

const registers = (query: string, token?: string) => scene.get(`attendence/registers?${query}`, token);

it('The registers of a class are counted day by day, the last day first, page by page', async () => {
  const { taken, mine, bashir, record, post } = scene;
  await taken('2026-03-08');
  await taken('2026-03-09');
  await expectSaved(post([record(bashir, '2026-03-09', 'sick')]));
  const all = await registers(`classID=${mine._id}`);
  expect([all.status, all.headers['x-total-count'], all.body]).toEqual([
    200,
    '2',
    [
      { date: '2026-03-09', present: 1, upsent: 0, sick: 1 },
      { date: '2026-03-08', present: 1, upsent: 1, sick: 0 },
    ],
  ]);
  const second = await registers(`classID=${mine._id}&page=2&pageSize=1`);
  expect(second.body).toEqual([{ date: '2026-03-08', present: 1, upsent: 1, sick: 0 }]);
});

it('The registers of a class are those of its teacher alone, and ask which class is meant', async () => {
  const { mine, theirs, teacher, student } = scene;
  expect((await registers(`classID=${mine._id}`, teacher)).status).toBe(200);
  expect((await registers(`classID=${theirs._id}`, teacher)).status).toBe(403);
  expect((await registers(`classID=${mine._id}`, student)).status).toBe(403);
  expect((await registers('')).body.errors).toEqual({ classID: 'Select class' });
  expect((await registers('classID=none')).status).toBe(400);
  expect((await registers(`classID=${mine._id}&day=1`)).status).toBe(400);
});
