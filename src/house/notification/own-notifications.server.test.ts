// Proves R 3.3, R 4.2, A30, B8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { shopSales } from '#testing/shop-sales';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import { notificationsOf } from './notification.fixture';
import { academySlices } from '#testing/parts/academy';
import { shopSlices } from '#testing/parts/shop';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: TestApp;
let owner: string;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...shopSlices, complaintSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  [owner, shopOwner] = [await app.setUp(), await app.setUp('decoration')];
});
afterAll(() => app.stop());

const of = (token: string, brand?: Brand) => notificationsOf(app, token, brand);
const texts = async (token: string, brand?: Brand) => (await of(token, brand)).map(({ text }) => text);
const mark = (token: string, id: string, body: unknown = { isRead: true }) =>
  app.call('PUT', `notifications/${id}`, { token, body });

describe('own notifications', () => {
  it('are marked as read and unread, by their reader alone', async () => {
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    await expectSaved(
      app.call('POST', 'complain', {
        token: await make.portalTokenOf(student),
        body: { classID: room._id, description: 'The fan is broken' },
      }),
    );
    const [news] = await of(owner);
    if (!news) throw new Error('Nothing was told');
    expect((await expectSaved(mark(owner, news._id))).body.info).toMatchObject({ _id: news._id, isRead: true });
    expect((await of(owner))[0]?.isRead).toBe(true);
    // A notification as it was read is a valid body, and names itself (R 3.3).
    await expectSaved(app.call('PUT', 'notifications', { token: owner, body: { ...news, isRead: false } }));
    expect((await of(owner))[0]?.isRead).toBe(false);
    const stranger = await app.logInAs(owner, 'admin', []);
    expect((await mark(stranger.token, news._id)).status).toBe(403);
    expect((await mark(owner, '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b')).status).toBe(404);
    expect((await mark(owner, news._id, {})).body.errors).toEqual({ isRead: 'Say whether it is read' });
    expect((await mark(owner, news._id, { isRead: 'perhaps' })).status).toBe(400);
  });

  it("are read once they were shown: up to the newest of them, and nobody else's", async () => {
    const make = academyRecords(app, owner);
    const reader = await app.logInAs(owner, 'Reader', ['/complain']);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const complain = async (minute: number) => {
      app.setClock(new Date(Date.UTC(2026, 2, 10, 10, minute)));
      const body = { studentID: student._id, classID: room._id, description: 'Heat', status: 'assigned' };
      await expectSaved(app.call('POST', 'complain', { token: reader.token, body }));
    };
    const seen = (token: string, newest: unknown) => app.call('PUT', 'notifications/seen', { token, body: { newest } });
    await complain(1);
    await complain(2);
    const [newest] = await of(owner);
    await complain(3);
    expect((await seen(owner, newest?._id)).status).toBe(200);
    expect((await of(owner)).map(({ isRead }) => isRead).slice(0, 3)).toEqual([false, true, true]);
    expect((await seen(reader.token, newest?._id)).status).toBe(404);
    expect((await seen(owner, undefined)).body.errors).toEqual({ newest: 'Say up to which notification' });
    expect((await seen(owner, 'nonsense')).status).toBe(404);
  });

  it('go and come with the rights of the role, at once', async () => {
    const { token, username } = await app.logInAs(owner, 'Helper', ['/complain']);
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const studentToken = await make.portalTokenOf(student);
    await expectSaved(
      app.call('POST', 'complain', { token: studentToken, body: { classID: room._id, description: 'Dust' } }),
    );
    const [news] = await of(token);
    const { body: roles } = await app.call('GET', 'roles?q=Helper', { token: owner });
    const give = async (path: string) => {
      const body = { permissions: [{ name: path, path }] };
      await expectSaved(app.call('PUT', `roles/${roles[0]._id}`, { token: owner, body }));
      const login = await app.call('POST', 'login', { body: { username, password: 'correct horse' } });
      return login.body.token;
    };
    const without = await give('/courses');
    expect(await of(without)).toEqual([]);
    expect((await mark(without, news?._id ?? '')).status).toBe(403);
    expect(await of(await give('/complain'))).toHaveLength(1);
  });

  it('are fifty of a kind at most, the newest first, and those of one kind push out none of another', async () => {
    const sales = shopSales(app, shopOwner);
    const keeper = await app.logInAs(shopOwner, 'Keeper', ['/stock'], 'decoration');
    await app.database.pool.query(
      `insert into decoration.notification (_id, "createdAt", "userID", kind, screen, facts)
       values (gen_random_uuid(), '2026-03-10T08:00:00Z', $1, 'export finished', '/stock', '{"list": "Stock items", "rows": 7}')`,
      [keeper._id],
    );
    for (let nth = 1; nth <= 52; nth++) {
      app.setClock(new Date(Date.UTC(2026, 2, 10, 9, nth)));
      const item = await sales.item({ itemName: `Item ${nth}`, quantityInStock: 1 });
      await expectSaved(sales.sell([[item, 1]], { customerID: (await sales.customer())._id }));
    }
    const told = await texts(keeper.token, 'decoration');
    expect([told.length, told[0], told[49]]).toEqual([51, 'Item 52 is out of stock', 'Item 3 is out of stock']);
    expect(told[50]).toBe('Export finished: Stock items, 7 rows');
    const { rows } = await app.database.pool.query(
      'select count(*) as n from decoration.notification where "userID" = $1',
      [keeper._id],
    );
    expect(rows[0].n).toBe(51);
  });

  it('take no query and no student', async () => {
    expect((await app.call('GET', 'notifications?page=1', { token: owner })).status).toBe(400);
    const make = academyRecords(app, owner);
    const student = await make.portalTokenOf(await make.student());
    expect((await app.call('GET', 'notifications', { token: student })).status).toBe(403);
  });
});
