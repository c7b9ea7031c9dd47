// Proves A30.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { type TestApp, startTestApp } from '#testing/test-app';
import type { Notification } from './notification.contract';
import { shopSlices } from '#testing/parts/shop';

let app: TestApp;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices] });
  app.setClock(new Date('2026-03-10T19:00:00Z'));
  shopOwner = await app.setUp('decoration');
});
afterAll(() => app.stop());

const of = async (token: string): Promise<Notification[]> =>
  (await app.call('GET', 'notifications', { token, brand: 'decoration' })).body;

describe('an import', () => {
  it('that took long is told to whoever began it, with what was saved and what was not; a short one is not', async () => {
    const csv = 'name,phone\nBakaaro Papers,252615550404\nNobody,x';
    const bring = (text: string) => sendFile(app, 'suplier/import', text, { token: shopOwner, brand: 'decoration' });
    app.setClock(new Date('2026-03-10T20:00:00Z'));
    expect((await bring(csv)).body).toMatchObject({ saved: 1, notSaved: 1 });
    expect((await of(shopOwner))[0]?.kind).not.toBe('import finished');
    // Each look at the clock finds it six seconds later.
    let now = Date.parse('2026-03-10T20:10:00Z');
    app.setClock(() => new Date((now += 6000)));
    expect((await bring('name,phone\nHamar Inks,252615550405\nNobody,x')).body.saved).toBe(1);
    const [news] = await of(shopOwner);
    app.setClock(new Date('2026-03-10T20:20:00Z'));
    expect(news).toMatchObject({ kind: 'import finished', path: '/supplier' });
    expect(news?.text).toBe('Import finished: Suppliers. Saved: 1, not saved: 1.');
  });

  it('and an export that was read to its end is told too', async () => {
    let now = Date.parse('2026-03-10T20:30:00Z');
    app.setClock(() => new Date((now += 6000)));
    const file = await app.call('GET', 'suplier?format=csv', { token: shopOwner, brand: 'decoration' });
    app.setClock(new Date('2026-03-10T20:40:00Z'));
    const [news] = await of(shopOwner);
    expect(news).toMatchObject({ kind: 'export finished', path: '/supplier' });
    expect(news?.text).toBe(`Export finished: Suppliers, ${file.headers['x-total-count']} rows`);
  });
});
