// Proves that a complaint is answered by the staff and that the person who filed it can read the answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { complaintSlice } from './complaint-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let room: Awaited<ReturnType<AcademyRecords['class']>>;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, complaintSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  make = academyRecords(app, owner);
  room = await make.class();
});
afterAll(() => app.stop());

const post = (body: unknown, token = owner) => app.call('POST', 'complain', { token, body });
const put = (id: string, body: unknown) => app.call('PUT', `complain/${id}`, { token: owner, body });
const get = (path: string, token = owner) => app.call('GET', path, { token });

describe('the answer to a complaint', () => {
  it('is read by whoever filed it, and a complaint that nobody had begun with is in process from then on', async () => {
    const me = await make.student();
    await make.enroll(me, room);
    const token = await make.portalTokenOf(me);
    const filed = (await expectSaved(post({ classID: room._id, description: 'No light' }, token))).body.info;
    expect(filed.answer).toBeNull();
    const { info } = (await expectSaved(put(filed._id, { answer: 'A new lamp comes on Monday', __v: filed.__v }))).body;
    expect(info).toMatchObject({ answer: 'A new lamp comes on Monday', status: 'process' });
    const [read] = (await get(`complain/${me._id}`, token)).body;
    expect(read).toMatchObject({ answer: 'A new lamp comes on Monday', status: 'process' });
    const closed = (await expectSaved(put(filed._id, { status: 'completed', __v: info.__v }))).body.info;
    const after = await expectSaved(put(filed._id, { answer: 'It hangs', __v: closed.__v }));
    expect(after.body.info.status).toBe('completed');
    const both = (
      await expectSaved(post({ studentID: me._id, classID: room._id, description: 'No chalk', status: 'accepted' }))
    ).body.info;
    expect((await put(both._id, { answer: 'Done', status: 'completed' })).body.info.status).toBe('completed');
  });

  it('is the staff’s to write: a student who sends one is refused', async () => {
    const me = await make.student();
    await make.enroll(me, room);
    const token = await make.portalTokenOf(me);
    const sent = { classID: room._id, description: 'No light', answer: 'It is fine' };
    expect((await post(sent, token)).status).toBe(403);
    expect((await post({ ...sent, answer: '' }, token)).body.info.answer).toBeNull();
  });
});
