import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisation } from '#house/organisation/organisation.contract';
import { certificates } from '#features/academy/certificate/certificate.fixture';
import { blackPng, heavyPictures, withSize } from './uploads/heavy-pictures';
import { pictures } from './uploads/sent-pictures';
import { dataUrlOf, pngOf } from './sent-form';
import { type Answer, setUpBody, type TestApp, startTestApp } from './test-app';
import { type PictureReference, pictureReferences } from '#kit/server/pictures/references';
import { sweepPictures } from '#kit/server/pictures/sweep';
import { academySlices } from './parts/academy';
import { ledgerSlices } from './parts/ledger';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';

let app: TestApp;
let pictured: PictureReference[];
let token: string;
let student: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...ledgerSlices, studentClassesSlice, certificateSlice] });
  pictured = pictureReferences([...app.whole.product.entities, organisation]);
  const made = await certificates(app);
  token = made.owner;
  student = `student/${made.student._id}`;
});
afterAll(() => app.stop());

const put = (photo: Buffer | null): Promise<Answer> =>
  app.call('PUT', student, { token, body: { photo: photo && dataUrlOf(photo) } });
const get = async (path: string) => (await app.call('GET', path, { token })).bytes;
const seen = async () => sharp(await get(`${student}/photo`)).metadata();
const kept = async () =>
  (await app.database.in('academy').selectFrom('upload').select(['_id', 'state']).orderBy('_id').execute()).length;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

describe('a picture that costs more to draw than to send', () => {
  const tooMany = 'The picture must have at most 25 million pixels, for example 5,000 × 5,000';

  it.each(Object.entries(heavyPictures()))('is refused by what its header says: %s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThanOrEqual(512_000);
    const before = await kept();
    const { status, body } = await put(bytes);
    expect([status, body.errors]).toEqual([400, { photo: tooMany }]);
    expect(await kept()).toBe(before);
  });

  it('is refused wherever a picture is sent: also for an organisation, and when it is set up', async () => {
    const picture = dataUrlOf(blackPng(11_000));
    const settings = await app.call('PUT', 'settings', { token, body: { headerImage: picture } });
    expect([settings.status, settings.body.errors]).toEqual([400, { headerImage: tooMany }]);
    const brand = 'decoration';
    const refused = await app.call('POST', 'setup', { brand, body: { ...setUpBody(brand), logo: picture } });
    expect([refused.status, refused.body.errors]).toEqual([400, { logo: tooMany }]);
  });

  it('is drawn where it keeps within the bound, also where it holds less than it says; a damaged one is refused', async () => {
    expect((await put(await plain(5000, 5000).png({ progressive: true }).toBuffer())).status).toBe(200);
    expect(await seen()).toMatchObject({ format: 'png', width: 1600, height: 1600 });
    const short = withSize(await plain(64, 64).jpeg().toBuffer(), 4000);
    expect((await put(short)).status).toBe(200);
    const { status, body } = await put(blackPng(1000, 1));
    expect([status, body.errors]).toEqual([400, { photo: 'The picture is damaged: save it again as png or jpeg' }]);
  });
});

describe('a picture that is kept', () => {
  it('no longer tells where it was taken, and is upright however the camera was held', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '2/1 2/1 0/1', GPSLatitudeRef: 'N' } };
    const sent = await plain(2000, 1000).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    expect((await put(sent)).status).toBe(200);
    const shown = await seen();
    expect([shown.format, shown.width, shown.height]).toEqual(['jpeg', 800, 1600]);
    expect([shown.exif, shown.orientation, shown.icc, shown.xmp, shown.comments]).toEqual(Array(5).fill(undefined));
  });

  it('keeps what is transparent, and becomes a picture of eight bits in the colours of screens', async () => {
    const clear = { width: 20, height: 10, channels: 4 as const, background: { r: 10, g: 20, b: 30, alpha: 0 } };
    await put(await sharp({ create: clear }).png().toBuffer());
    expect(
      (
        await sharp(await get(`${student}/photo`))
          .raw()
          .toBuffer()
      ).subarray(0, 4)[3],
    ).toBe(0);
    await put(await plain(40, 40).toColourspace('rgb16').png().toBuffer());
    expect(await seen()).toMatchObject({ format: 'png', depth: 'uchar', space: 'srgb' });
    await put(await plain(40, 40).toColourspace('cmyk').jpeg().toBuffer());
    expect(await seen()).toMatchObject({ format: 'jpeg', channels: 3, space: 'srgb' });
  });

  it('is the first one of those that move', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const moving = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    await put(moving);
    expect((await seen()).pages ?? 1).toBe(1);
    expect(
      (
        await sharp(await get(`${student}/photo`))
          .raw()
          .toBuffer()
      )[0],
    ).toBe(255);
  });

  it('is small in a list, and there is no other size', async () => {
    await put(await plain(900, 600).png().toBuffer());
    expect(await sharp(await get(`${student}/photo?size=small`)).metadata()).toMatchObject({ width: 144, height: 144 });
    expect((await app.call('GET', `${student}/photo?size=huge`, { token })).status).toBe(400);
  });

  it('never has more bytes than one may send, whatever it shows', async () => {
    const cells = Buffer.alloc(2400 * 2400, 0).map((_, at) => ((at * 2_654_435_761) >>> 13) & 1 && 255);
    const noise = await sharp(cells, { raw: { width: 2400, height: 2400, channels: 1 } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const { status, body } = await put(noise);
    if (noise.length > 512_000) expect([status, body.message]).toEqual([400, 'The image must be smaller than 500 KB']);
    else expect((await get(`${student}/photo`)).length).toBeLessThanOrEqual(512_000);
  });
});

describe('a picture that nobody names any more', () => {
  it('goes with the edit that replaces it or takes it away, and with the record', async () => {
    await put(pngOf());
    const before = await kept();
    await put(pngOf());
    expect(await kept()).toBe(before);
    await put(null);
    expect(await kept()).toBe(before - 1);
    const body = {
      studentName: 'Ayan',
      studentPhone: '252617000001',
      studentGender: 'female',
      studentAddress: 'Hodan',
      educationalLevel: 'Bachelor',
      username: 'ayan@example.test',
      password: 'long enough',
      photo: dataUrlOf(pngOf()),
    };
    const made = await app.call('POST', 'student', { token, body });
    expect([made.status, await kept()]).toEqual([200, before]);
    await app.call('DELETE', `student/${made.body.info._id}`, { token });
    expect(await kept()).toBe(before - 1);
  });

  it('goes with the settings that name another', async () => {
    await app.call('PUT', 'settings', { token, body: { logo: dataUrlOf(pngOf()) } });
    const before = await kept();
    await app.call('PUT', 'settings', { token, body: { logo: dataUrlOf(pictures['image/png']) } });
    expect(await kept()).toBe(before);
  });

  it('goes with the sweep at the latest, a day after it came, by the rights that the product has', async () => {
    const [old, young] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
    const rows = [
      [old, '2026-03-01'],
      [young, '2026-03-09T12:00:00Z'],
    ] as const;
    for (const [_id, createdAt] of rows)
      await app.database
        .in('academy')
        .insertInto('upload')
        .values({ _id, createdAt, type: 'image/png', bytes: pngOf(), small: null, state: 'drawn' })
        .execute();
    const before = await kept();
    await sweepPictures(app.served, 'academy', pictured, new Date('2026-03-10T09:00:00Z'));
    expect(await kept()).toBe(before - 1);
    await sweepPictures(app.served, 'academy', pictured, new Date('2026-03-12T09:00:00Z'));
    expect(await kept()).toBe(before - 2);
  });
});

describe('a picture from before pictures were drawn', () => {
  const stored = async (bytes: Buffer) => {
    await put(pngOf());
    await app.database
      .in('academy')
      .updateTable('upload')
      .set({ bytes, small: null, state: 'sent' })
      .where('_id', '=', (eb) =>
        eb.selectFrom('student').select('photo').where('_id', '=', student.slice(8)).$castTo<string>(),
      )
      .execute();
  };
  const sweep = () => sweepPictures(app.served, 'academy', pictured, new Date());

  it('is drawn by the sweep; until then a paper draws it for itself', async () => {
    await stored(await plain(3000, 2000).png().toBuffer());
    expect((await app.call('GET', `${student}/card`, { token })).status).toBe(200);
    await sweep();
    expect(await seen()).toMatchObject({ width: 1600 });
  });

  it('stays as it was sent where it cannot be drawn, and no paper tries', async () => {
    const heavy = blackPng(11_000);
    await stored(heavy);
    for (const step of [async () => undefined, sweep]) {
      await step();
      expect((await app.call('GET', `${student}/card`, { token })).status).toBe(200);
      expect((await get(`${student}/photo`)).equals(heavy)).toBe(true);
    }
  });
});
