// Proves S§9, B11, E22.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, studentBody, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices] })));
});
afterAll(() => app.stop());

const post = (body: unknown) => app.call('POST', 'student', { token: owner, body });
const put = (id: string, body: unknown) => app.call('PUT', `student/${id}`, { token: owner, body });
const pictureOf = ({ _id }: { readonly _id: string }) => `student/${_id}/photo`;

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('the photo of a student', () => {
  it('is sent with the record or alone, read by its address, and taken away with null', async () => {
    const made = await make.student({ photo: onePixel });
    expect(made.photoUrl).toBe(`student/${made._id}/photo`);
    const picture = await app.call('GET', pictureOf(made), { token: owner });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await app.call('GET', pictureOf(made))).status).toBe(401);
    expect((await put(made._id, { photo: null })).body.info.photoUrl).toBeNull();
    expect((await app.call('GET', pictureOf(made), { token: owner })).status).toBe(404);
    expect((await put(made._id, { photo: onePixel })).body.info.photoUrl).toBe(made.photoUrl);
  });

  it('is at most 500 KB', async () => {
    const png = Buffer.from(onePixel.split(',')[1] ?? '', 'base64');
    const big = Buffer.concat([png.subarray(0, 33), Buffer.alloc(512_000), png.subarray(-12)]);
    const { status, body } = await post(studentBody({ photo: `data:image/png;base64,${big.toString('base64')}` }));
    expect([status, body.errors.photo]).toEqual([400, 'The image must be smaller than 500 KB']);
  });
});

describe('students of a class', () => {
  it('are the choices for it, but for who waits for a seat', async () => {
    const room = await make.class();
    const [inside, past, waiting] = [await make.student(), await make.student(), await make.student()];
    await make.enroll(inside, room);
    await make.enroll(past, room, 'graduated');
    await make.enroll(waiting, room, 'waiting');
    const { body } = await app.call('GET', `student/options?classID=${room._id}`, { token: owner });
    expect(body.map((row: { _id: string }) => row._id)).toEqual([past._id, inside._id]);
    expect((await app.call('GET', 'student/options?classID=none', { token: owner })).status).toBe(400);
  });

  it("are all that the class's teacher finds and sees", async () => {
    const room = await make.class();
    const foreign = await make.class();
    const [mine, theirs] = [await make.student({ photo: onePixel }), await make.student({ photo: onePixel })];
    await make.enroll(mine, room);
    await make.enroll(theirs, foreign);
    const me = (await app.call('GET', `teacher/${room.teacherID._id}`, { token: owner })).body;
    await make.letTeachersOpen(['/marks', '/student']);
    const token = await make.tokenOf(me);
    const found = await app.call('GET', 'student/options', { token });
    expect(found.body.map((row: { _id: string }) => row._id)).toEqual([mine._id]);
    expect((await app.call('GET', `student/options?classID=${foreign._id}`, { token })).status).toBe(403);
    expect((await app.call('GET', pictureOf(mine), { token })).status).toBe(200);
    expect((await app.call('GET', pictureOf(theirs), { token })).status).toBe(403);
    expect((await app.call('GET', 'student', { token })).body).toHaveLength(1);
    expect((await app.call('GET', `student/${theirs._id}`, { token })).status).toBe(403);
  });
});
