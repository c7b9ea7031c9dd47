// Proves S§5, S§7, S§9, B20, E20.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataUrlOf, pngOf, sendForm } from '#testing/sent-form';
import { type TestApp, startTestApp } from '#testing/test-app';
import { pixelsOf } from '#testing/uploads/pixels';
import { pictures } from '#testing/uploads/sent-pictures';
import { certificates, png } from './certificate.fixture';
import { academySlices } from '#testing/parts/academy';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { certificateSlice } from './certificate-slice.server';

type World = Awaited<ReturnType<typeof certificates>>;
let app: TestApp;
let owner: string;
let facts: World['facts'];
let put: World['put'];
let get: World['get'];
let made: World['made'];

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, studentClassesSlice, certificateSlice] });
  ({ owner, facts, put, get, made } = await certificates(app));
});
afterAll(() => app.stop());

const { 'image/gif': gif, 'image/jpeg': jpeg } = pictures;

describe('the photo of a certificate', () => {
  it.each([
    ['png', pngOf(), 'image/png'],
    ['gif', gif, 'image/gif'],
    ['jpeg', jpeg, 'image/jpeg'],
  ])(
    'is answered as the %s that it is, whatever the sender called it, and never sniffed',
    async (_kind, bytes, type) => {
      const photo = { bytes, type: 'text/html', name: 'x.html' };
      const { body } = await sendForm(app, 'POST', 'certificate', { ...facts(), photo }, owner);
      const answer = await get(body.info.photoUrl);
      expect([answer.status, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      // A jpeg is drawn with small losses of colour.
      const drawn = async (picture: Buffer) =>
        (await pixelsOf(picture)).slice(0, type === 'image/jpeg' ? 8 : undefined);
      expect(await drawn(answer.bytes)).toBe(await drawn(bytes));
    },
  );

  it('is 512,000 bytes at most', async () => {
    const send = (size: number) =>
      sendForm(app, 'POST', 'certificate', { ...facts(), photo: { ...png, bytes: pngOf(size) } }, owner);
    expect((await send(512_000)).status).toBe(200);
    const { status, body } = await send(512_001);
    expect([status, body.errors]).toEqual([400, { photo: 'The image must be smaller than 500 KB' }]);
    expect((await send(1_200_000)).status).toBe(413);
  });

  it('is one picture, and none but png, jpeg and gif by its content', async () => {
    const svg = { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: 'image/png', name: 'x.png' };
    const { status, body } = await sendForm(app, 'POST', 'certificate', { ...facts(), photo: svg }, owner);
    expect([status, body.errors]).toEqual([400, { photo: 'The picture must be a png, jpeg or gif file' }]);
    const two = await sendForm(app, 'POST', 'certificate', { ...facts(), photo: [png, png] }, owner);
    expect([400, 413]).toContain(two.status);
    const twice = await sendForm(
      app,
      'POST',
      'certificate',
      { ...facts(), photo: dataUrlOf(pngOf()), photo2: png },
      owner,
    );
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([400, ['photo2']]);
  });

  it('stays where an edit brings none, in a form as in JSON, and is replaced where it does', async () => {
    const one = await made();
    const none = { bytes: Buffer.alloc(0), type: 'application/octet-stream', name: '' };
    const kept = await sendForm(
      app,
      'PUT',
      'certificate',
      { ...facts({ certID: one.certID }), _id: one._id, __v: String(one.__v), status: 'order', photo: none },
      owner,
    );
    expect([kept.status, kept.body.info.status]).toEqual([200, 'order']);
    expect(await pixelsOf((await get(one.photoUrl)).bytes)).toBe(await pixelsOf(pngOf()));
    expect((await put(one._id, { photo: null })).body.errors).toEqual({ photo: 'Please choose a photo' });
    await sendForm(
      app,
      'PUT',
      `certificate/${one._id}`,
      { photo: { bytes: gif, type: 'image/gif', name: 'g' } },
      owner,
    );
    expect((await get(one.photoUrl)).headers['content-type']).toBe('image/gif');
  });
});
