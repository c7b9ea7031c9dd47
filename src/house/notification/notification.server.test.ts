// Proves R 3.3, R 4.2, A30, B8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { expectSaved, startTestApp, type TestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import type { Notification } from './notification.contract';
import { product as facts } from '#app/product';
import { brands } from '#house/brand/brand.contract';
import { lookAfter } from './subscription-watch.server';

let app: TestApp;
let owner: string;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  [owner, shopOwner] = [await app.setUp(), await app.setUp('decoration')];
});
afterAll(() => app.stop());

const of = async (token: string, brand: Brand = 'academy'): Promise<Notification[]> => {
  const { status, body } = await app.call('GET', 'notifications', { token, brand });
  expect(status).toBe(200);
  return body;
};
const texts = async (token: string, brand: Brand = 'academy') => (await of(token, brand)).map(({ text }) => text);
const mark = (token: string, id: string, body: unknown = { isRead: true }) =>
  app.call('PUT', `notifications/${id}`, { token, body });

describe('a new complaint', () => {
  it('is told to those who may open the complaints, and to nobody else', async () => {
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const reader = await app.logInAs(owner, 'Care', ['/complain']);
    const other = await app.logInAs(owner, 'Desk', ['/student']);
    // The table is hidden from teachers, even from those whose role has the screen (A17).
    await make.letTeachersOpen(['/complain', '/attendence']);
    const teacher = await make.teacher();
    await expectSaved(
      app.call('POST', 'complain', {
        token: await make.portalTokenOf(student),
        body: { classID: room._id, description: 'The fan is broken' },
      }),
    );
    const [news] = await of(reader.token);
    expect(news).toMatchObject({
      kind: 'complaint',
      text: `New complaint by ${student.studentName} in ${room.className}`,
      path: `/complain?q=${student.stdID}`,
      isRead: false,
    });
    expect(await of(owner)).toHaveLength(1);
    expect(await of(other.token)).toEqual([]);
    expect(await of(await make.tokenOf(teacher))).toEqual([]);
  });

  it('is not told to whoever wrote it down', async () => {
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const before = (await of(owner)).length;
    const body = { studentID: student._id, classID: room._id, description: 'Noise', status: 'assigned' };
    await expectSaved(app.call('POST', 'complain', { token: owner, body }));
    expect(await of(owner)).toHaveLength(before);
  });

  it('that is completed or deleted concerns nobody any more', async () => {
    const make = academyRecords(app, owner);
    const reader = await app.logInAs(owner, 'Complaints', ['/complain']);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const body = { studentID: student._id, classID: room._id, description: 'Noise', status: 'assigned' };
    const file = async () => (await expectSaved(app.call('POST', 'complain', { token: owner, body }))).body.info;
    const [one, other] = [await file(), await file()];
    const unread = async () => (await of(reader.token)).filter(({ isRead }) => !isRead).length;
    const edit = (status: string) =>
      expectSaved(app.call('PUT', `complain/${one._id}`, { token: owner, body: { status } }));
    await edit('accepted');
    expect(await unread()).toBe(2);
    await edit('completed');
    expect(await unread()).toBe(1);
    await expectSaved(app.call('DELETE', `complain/${other._id}`, { token: owner }));
    expect(await unread()).toBe(0);
  });

  it('that is refused is told to nobody', async () => {
    const before = (await of(owner)).length;
    const { status } = await app.call('POST', 'complain', { token: owner, body: { description: 'Noise' } });
    expect([status, (await of(owner)).length]).toEqual([400, before]);
  });
});

describe('own notifications', () => {
  it('are marked as read and unread, by their reader alone', async () => {
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

  it('are fifty at most, the newest first', async () => {
    const sales = shopSales(app, shopOwner);
    const keeper = await app.logInAs(shopOwner, 'Keeper', ['/stock'], 'decoration');
    for (let nth = 1; nth <= 52; nth++) {
      app.setClock(new Date(Date.UTC(2026, 2, 10, 9, nth)));
      const item = await sales.item({ itemName: `Item ${nth}`, quantityInStock: 1 });
      await expectSaved(sales.sell([[item, 1]], { customerID: (await sales.customer())._id }));
    }
    const told = await texts(keeper.token, 'decoration');
    expect([told.length, told[0], told.at(-1)]).toEqual([50, 'Item 52 is out of stock', 'Item 3 is out of stock']);
    const { rows } = await app.database.pool.query(
      'select count(*) as n from decoration.notification where "userID" = $1',
      [keeper._id],
    );
    expect(rows[0].n).toBe(50);
  });

  it('take no query and no student', async () => {
    expect((await app.call('GET', 'notifications?page=1', { token: owner })).status).toBe(400);
    const make = academyRecords(app, owner);
    const student = await make.portalTokenOf(await make.student());
    expect((await app.call('GET', 'notifications', { token: student })).status).toBe(403);
  });
});

describe('stock that reached 0', () => {
  it('is told by a sale and by a correction, once each time', async () => {
    const sales = shopSales(app, shopOwner);
    const item = await sales.item({ itemName: 'Vinyl roll', quantityInStock: 5 });
    const keeper = await app.logInAs(shopOwner, 'Stockist', ['/stock'], 'decoration');
    const customerID = (await sales.customer())._id;
    await expectSaved(sales.sell([[item, 3]], { customerID }));
    expect(await of(keeper.token, 'decoration')).toEqual([]);
    expect((await sales.sell([[item, 3]], { customerID })).status).toBe(409);
    expect(await of(keeper.token, 'decoration')).toEqual([]);
    await expectSaved(sales.sell([[item, 2]], { customerID }));
    expect((await of(keeper.token, 'decoration'))[0]?.isRead).toBe(false);
    await expectSaved(sales.call('PUT', `stock/${item._id}`, { quantityInStock: 1 }));
    // Who is told that nothing is left need not read it once there is some again.
    expect((await of(keeper.token, 'decoration'))[0]?.isRead).toBe(true);
    await expectSaved(sales.call('PUT', `stock/${item._id}`, { quantityInStock: 0 }));
    await expectSaved(sales.call('PUT', `stock/${item._id}`, { quantityInStock: 0, sellingPrice: 9 }));
    expect(await of(keeper.token, 'decoration')).toMatchObject([
      { kind: 'stock empty', text: 'Vinyl roll is out of stock', path: '/stock?q=Vinyl%20roll' },
      { kind: 'stock empty', text: 'Vinyl roll is out of stock' },
    ]);
  });
});

describe('a task', () => {
  it('is told to the employee to whom it is given, once', async () => {
    const shop = shopServices(app, shopOwner);
    const printer = await shop.employee({ name: 'Bile' });
    const { token } = await app.logInAs(shopOwner, 'Printer', ['/tasks'], 'decoration', printer._id);
    const job = await shop.service({ serviceName: 'Banner', ProductionEmployeeID: printer._id });
    expect(await texts(token, 'decoration')).toEqual(['A task for you: Banner for Amina Warsame']);
    await expectSaved(shop.call('PUT', `service/${job._id}`, { prductionStatus: 'progress' }));
    expect(await of(token, 'decoration')).toHaveLength(1);
    const [news] = await of(token, 'decoration');
    expect(news).toMatchObject({ path: '/tasks?q=Banner', isRead: false });
    await expectSaved(shop.call('PUT', `service/${job._id}`, { prductionStatus: 'done' }));
    expect((await of(token, 'decoration'))[0]?.isRead).toBe(true);
  });

  it('that is done in all its parts is told to Sales, and not to whoever finished it', async () => {
    const shop = shopServices(app, shopOwner);
    const [designer, printer] = [await shop.employee(), await shop.employee()];
    const sales = await app.logInAs(shopOwner, 'Sales', [], 'decoration');
    const job = await shop.service({
      serviceName: 'Menu cards',
      workType: 'both',
      employeeID: designer._id,
      ProductionEmployeeID: printer._id,
      workStatus: 'progress',
      prductionStatus: 'pending',
    });
    await expectSaved(shop.call('PUT', `service/${job._id}`, { workStatus: 'done' }));
    expect(await of(sales.token, 'decoration')).toEqual([]);
    await expectSaved(shop.call('PUT', `service/${job._id}`, { prductionStatus: 'done' }));
    expect(await texts(sales.token, 'decoration')).toEqual(['Done: Menu cards for Amina Warsame']);
    await expectSaved(shop.call('PUT', `service/${job._id}`, { prductionStatus: 'progress' }));
    await expectSaved(shop.call('PUT', `service/${job._id}`, { prductionStatus: 'done' }, sales.token));
    expect(await of(sales.token, 'decoration')).toHaveLength(1);
  });
});

describe('the end of the subscription', () => {
  const pay = (expiredDate: string) =>
    app.call('POST', 'subscription', {
      token: owner,
      body: {
        subscriptoinTerm: 'OneMonth',
        amountPaid: 30,
        accountType: 'evc',
        PhonePaid: '252615550101',
        datePaid: '2026-03-01',
        expiredDate,
      },
    });
  const product = { ...facts, offered: brands };
  const ends = async () => (await texts(owner)).filter((text) => text.startsWith('The subscription'));

  it('is told from five days before, once, to those who keep it; renewing takes it back', async () => {
    // In Mogadishu the day ends at 21:00 of this clock.
    app.setClock(new Date('2026-03-10T20:30:00Z'));
    await expectSaved(pay('2026-03-16'));
    expect(await ends()).toEqual([]);
    const nextDay = new Date('2026-03-10T21:30:00Z');
    app.setClock(nextDay);
    await lookAfter({ database: app.database, product, brand: 'academy' }, nextDay);
    await lookAfter({ database: app.database, product, brand: 'academy' }, nextDay);
    expect(await ends()).toEqual(['The subscription ends on 16 Mar 2026']);
    const { token } = await app.logInAs(owner, 'Clerk', ['/student']);
    expect(await of(token)).toEqual([]);
    await expectSaved(pay('2026-04-17'));
    expect(await ends()).toEqual([]);
    const renewed = (await app.call('GET', 'subscription?sort=-expiredDate', { token: owner })).body[0];
    await expectSaved(app.call('DELETE', `subscription/${renewed._id}`, { token: owner }));
    expect(await ends()).toEqual(['The subscription ends on 16 Mar 2026']);
  });
});
