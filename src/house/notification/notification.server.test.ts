// Proves R 3.3, R 4.2, A30, B8.
import { openTally } from '#house/paper/page-tally.server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import { notificationsOf } from './notification.fixture';
import { brands } from '#house/brand/brand.contract';
import { lookAfter } from './subscription-watch.server';
import { academySlices } from '#testing/parts/academy';
import { shopSlices } from '#testing/parts/shop';
import { serviceSlices } from '#testing/parts/service';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';
import { subscriptionSlice } from '#features/people/subscription/subscription-slice.server';

let app: TestApp;
let owner: string;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp({
    slices: [...academySlices, ...shopSlices, ...serviceSlices, complaintSlice, subscriptionSlice],
  });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  [owner, shopOwner] = [await app.setUp(), await app.setUp('decoration')];
});
afterAll(() => app.stop());

const of = (token: string, brand?: Brand) => notificationsOf(app, token, brand);
const texts = async (token: string, brand?: Brand) => (await of(token, brand)).map(({ text }) => text);

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
    // A reader who was told that nothing is left need not see that once there is some again.
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
  const deployed = { offered: brands, opened: openTally(), smsLocal: false, catalogues: {} };
  const ends = async () => (await texts(owner)).filter((text) => text.startsWith('The subscription'));

  it('is told from five days before, once, to those who keep it; renewing takes it back', async () => {
    // In Mogadishu the day ends at 21:00 of this clock.
    app.setClock(new Date('2026-03-10T20:30:00Z'));
    await expectSaved(pay('2026-03-16'));
    expect(await ends()).toEqual([]);
    const nextDay = new Date('2026-03-10T21:30:00Z');
    app.setClock(nextDay);
    await lookAfter(
      { database: app.database, product: { ...app.whole.product, ...deployed }, brand: 'academy' },
      nextDay,
    );
    await lookAfter(
      { database: app.database, product: { ...app.whole.product, ...deployed }, brand: 'academy' },
      nextDay,
    );
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
