// Proves B21.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AcademyRecords, studentBody, startRecords } from '#testing/academy-records';
import { pngOf, sendForm } from '#testing/sent-form';
import { type TestApp, startTestApp } from '#testing/test-app';
import { pixelsOf } from '#testing/uploads/pixels';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices] })));
});
afterAll(() => app.stop());

const photo = { bytes: pngOf(), type: 'image/png', name: 'amina.png' };
const formOf = (values = {}) =>
  Object.fromEntries(Object.entries(studentBody(values)).map(([name, value]) => [name, String(value)]));

it('A student is registered by a form with a photo, and changed by one', async () => {
  const { status, body } = await sendForm(app, 'POST', 'student', { ...formOf(), photo }, owner);
  expect([status, body.info.photoUrl]).toEqual([200, `student/${body.info._id}/photo`]);
  const answer = await app.call('GET', body.info.photoUrl, { token: owner });
  expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
  expect(await pixelsOf(answer.bytes)).toBe(await pixelsOf(pngOf()));
  const edit = { _id: body.info._id, __v: String(body.info.__v), studentName: 'Amina Nuur' };
  const changed = await sendForm(app, 'PUT', 'student', edit, owner);
  expect(changed.body.info).toMatchObject({ studentName: 'Amina Nuur', photoUrl: body.info.photoUrl });
  expect((await sendForm(app, 'PUT', 'student', edit, owner)).status).toBe(409);
});

it('A form with a photo that is too large or none registers nobody', async () => {
  const before = (await make.student()).stdID;
  const big = { ...photo, bytes: pngOf(512_001) };
  const refused = await sendForm(app, 'POST', 'student', { ...formOf(), photo: big }, owner);
  expect([refused.status, refused.body.errors]).toEqual([400, { photo: 'The image must be smaller than 500 KB' }]);
  const page = { bytes: Buffer.from('<script>'), type: 'image/png', name: 'x.png' };
  expect((await sendForm(app, 'POST', 'student', { ...formOf(), photo: page }, owner)).status).toBe(400);
  const twice = { ...formOf(), studentName: 'Amina' };
  expect((await make.student()).stdID).toBe(before + 1);
  expect((await sendForm(app, 'POST', 'student', twice, owner)).body.info.photoUrl).toBeNull();
});
