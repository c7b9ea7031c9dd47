// Proves AL24, DC9, DC10, DC11, AL6, AL15, AL18.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '#house/notification/notification.fixture';
import { expectSaved } from '#testing/test-app';
import { type Account, type Boxes, startBoxes, today, yesterday } from './boxes.fixture';

let boxes: Boxes;
let admin: { token: string };
beforeAll(async () => {
  boxes = await startBoxes();
  admin = await boxes.app.logInAs(boxes.owner, 'admin', []);
});
afterAll(() => boxes.app.stop());
afterEach(() => boxes.app.setClock(new Date(`${today}T15:00:00Z`)));

const saved = async (answer: ReturnType<Boxes['count']>) => (await expectSaved(answer)).body.info;
const opened = (openingBalance: number, values = {}): Promise<Account> =>
  boxes.box({ openingBalance, openingDate: yesterday, ...values });
const sign = (close: { _id: string }, token = boxes.owner) =>
  boxes.call('POST', `dayClose/${close._id}/sign`, {}, token);
const takeBack = (close: { _id: string }, token = boxes.owner, reason: unknown = 'Miscounted') =>
  boxes.call('DELETE', `dayClose/${close._id}`, { reason }, token);
const later = (minutes: number) => boxes.app.setClock(new Date(Date.parse(`${today}T15:00:00Z`) + minutes * 60_000));
const told = async (answer: ReturnType<Boxes['count']>) => {
  const { status, body } = await answer;
  return [status, body.message];
};

describe('a close is signed', () => {
  it('once its difference has a reason, and is fixed from then on', async () => {
    const close = await saved(boxes.count(await opened(10), { counted: 8 }, boxes.amina.token));
    expect(await told(sign(close))).toEqual([409, 'Say why first']);
    await expectSaved(boxes.call('PUT', `dayClose/${close._id}`, { reason: 'A lost note' }, boxes.amina.token));
    expect(await saved(sign(close, boxes.bilan.token))).toMatchObject({ status: 'signed', signedBy: 'Bilan person' });
    const fixed = [409, `Close ${close.closeNo} is signed`];
    expect(await told(sign(close))).toEqual(fixed);
    expect(await told(boxes.call('PUT', `dayClose/${close._id}`, { reason: 'Another' }))).toEqual(fixed);
    const log = (await boxes.call('GET', `activity?recordID=${close._id}&sort=createdAt`)).body;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['create', 'update', 'sign', 'refused']);
  });

  it('is one line in the activity log, with its difference and its float, and so is taking it back', async () => {
    const [box, safe] = [await opened(50), await boxes.box()];
    const lines = async () => (await boxes.call('GET', 'activity?sort=-createdAt&page=1&pageSize=6')).body;
    const newSince = async (before: { _id: string }[]) =>
      (await lines())
        .filter(({ _id }: { _id: string }) => before.every((one) => one._id !== _id))
        .map(({ action, resource }: Record<string, string>) => [action, resource]);
    const before = await lines();
    const close = await saved(boxes.count(box, { counted: 48, leave: 20, moveToID: safe._id }));
    expect(close.difference).toBe(-2);
    expect(await newSince(before)).toEqual([['create', 'dayClose']]);
    const counted = await lines();
    await expectSaved(takeBack(close));
    expect(await newSince(counted)).toEqual([['void', 'dayClose']]);
  });

  it('after its books are closed too, since nothing moves', async () => {
    const close = await saved(boxes.count(await opened(10), { counted: 10 }));
    await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: today }));
    expect((await sign(close, boxes.amina.token)).status).toBe(200);
    expect((await takeBack(close)).status).toBe(409);
    await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: null }));
  });

  it('never once it is voided', async () => {
    const close = await saved(boxes.count(await opened(10), { counted: 10 }));
    await expectSaved(takeBack(close));
    expect(await told(sign(close, boxes.amina.token))).toEqual([409, 'This document is voided and cannot be changed']);
  });
});

describe('a close is taken back', () => {
  it('with a reason: its rows are free again and its difference is voided', async () => {
    const box = await opened(50);
    await expectSaved(boxes.book(box, 20));
    const close = await saved(boxes.count(box, { counted: 65 }));
    expect((await boxes.read(box)).balance).toBe(65);
    expect(await told(takeBack(close, boxes.owner, ''))).toEqual([400, 'Enter reason']);
    expect(await told(takeBack(close, boxes.owner, 'no'))).toEqual([400, 'Enter reason']);
    expect(await saved(takeBack(close))).toMatchObject({ voidReason: 'Miscounted', voidedBy: 'Hodan Warsame' });
    expect(await boxes.rows(box)).toMatchObject([{ amount: 20, closeNo: null }]);
    expect(await boxes.read(box)).toMatchObject({ balance: 70, lastCount: null, openingBalance: 50 });
    const again = await saved(boxes.count(box, { counted: 70 }));
    expect(again).toMatchObject({ opening: 50, income: 20, difference: 0, closeNo: close.closeNo + 1 });
  });

  it('with the opening that it was, and what is free again may be voided as before', async () => {
    const box = await boxes.box();
    const row = (await expectSaved(boxes.book(box, 12.5))).body.info;
    const close = await saved(boxes.count(box, { counted: 312.5 }));
    await expectSaved(takeBack(close));
    expect(await boxes.read(box)).toMatchObject({
      balance: 12.5,
      lastCount: null,
      openingBalance: null,
      openingDate: null,
    });
    await expectSaved(boxes.call('DELETE', `transection/${row._id}`, {}));
    expect(await boxes.rows(box)).toEqual([]);
  });

  it('with its float, unless that was counted where it went', async () => {
    const [box, safe] = [await opened(100), await opened(0)];
    const float = { counted: 100, leave: 30, moveToID: safe._id };
    await expectSaved(takeBack(await saved(boxes.count(box, float))));
    expect([(await boxes.read(box)).balance, (await boxes.read(safe)).balance]).toEqual([100, 0]);
    const close = await saved(boxes.count(box, float));
    await saved(boxes.count(safe, { counted: 70 }));
    await expectSaved(takeBack(close));
    expect([(await boxes.read(box)).balance, (await boxes.read(safe)).balance]).toEqual([30, 70]);
  });

  it('only while it is the latest of its account', async () => {
    const box = await opened(10);
    const first = await saved(boxes.count(box, { counted: 11 }));
    const second = await saved(boxes.count(box, { counted: 12 }));
    expect(await told(takeBack(first))).toEqual([
      409,
      `Void close ${second.closeNo} first, which was counted after it`,
    ]);
    await expectSaved(takeBack(second));
    expect(await boxes.read(box)).toMatchObject({ balance: 11, lastCount: today });
    await expectSaved(takeBack(first));
  });

  it('by who counted within 15 minutes, by an administrator while it is not signed, by a superAdmin always', async () => {
    const box = await opened(10);
    const close = await saved(boxes.count(box, { counted: 10 }, boxes.amina.token));
    const onlyNow = [403, 'A close is voided by who counted within 15 minutes, later by an administrator'];
    expect(await told(takeBack(close, boxes.bilan.token))).toEqual(onlyNow);
    later(16);
    expect(await told(takeBack(close, boxes.amina.token))).toEqual(onlyNow);
    await expectSaved(takeBack(close, admin.token));
    later(17);
    const next = await saved(boxes.count(box, { counted: 11, reason: 'Found' }, boxes.amina.token));
    await expectSaved(sign(next));
    for (const token of [boxes.amina.token, admin.token])
      expect(await told(takeBack(next, token))).toEqual([403, 'Only a superAdmin voids a signed close']);
    expect((await takeBack(next)).status).toBe(200);
  });

  it('though a row that it counted was taken back since: both count in the next close', async () => {
    const box = await opened(0);
    const row = (await expectSaved(boxes.book(box, 25))).body.info;
    const close = await saved(boxes.count(box, { counted: 25 }));
    await expectSaved(boxes.call('DELETE', `transection/${row._id}`, { reason: 'Entered twice' }));
    await expectSaved(takeBack(close));
    expect(await saved(boxes.count(box, { counted: 0 }))).toMatchObject({ income: 25, expense: 25, difference: 0 });
  });
});

describe('what a close tells', () => {
  it('whoever else may sign it, and of a difference above 5.00; once it is signed nobody has to', async () => {
    const box = await opened(100, { name: 'Till' });
    const close = await saved(boxes.count(box, { counted: 94.99, reason: 'A lost note' }, boxes.amina.token));
    const seen = async (token: string) =>
      (await notificationsOf(boxes.app, token))
        .filter(({ path }) => path === `/dayClose?q=${close.closeNo}`)
        .map(({ text, isRead }) => [text, isRead] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const differs = `Close ${close.closeNo} of Till: $5.01 is missing`;
    const toSign = `Close ${close.closeNo} of Till is to be signed`;
    const both = (isRead: boolean) => [
      [toSign, isRead],
      [differs, false],
    ];
    expect(await seen(boxes.amina.token)).toEqual([]);
    expect(await seen(boxes.bilan.token)).toEqual(both(false));
    await expectSaved(sign(close));
    expect(await seen(boxes.bilan.token)).toEqual(both(true));
  });

  it('nobody who does not count the account, and nothing of a difference of 5.00', async () => {
    const box = await opened(100, { name: 'Drawer', keeperID: boxes.amina._id });
    const close = await saved(boxes.count(box, { counted: 105, reason: 'Found' }, boxes.amina.token));
    const about = async (token: string) =>
      (await notificationsOf(boxes.app, token)).filter(({ path }) => path === `/dayClose?q=${close.closeNo}`);
    expect([(await about(boxes.bilan.token)).length, (await about(boxes.owner)).length]).toEqual([0, 1]);
  });
});

it('switched off it is not there, and what was counted stays counted', async () => {
  const box = await opened(10);
  const row = (await expectSaved(boxes.book(box, 5))).body.info;
  const { closeNo } = await saved(boxes.count(box, { counted: 15 }));
  await expectSaved(boxes.call('PUT', 'settings', { features: { dayClose: false } }));
  const off = [404, 'This feature is switched off'];
  expect(await told(boxes.call('GET', 'dayClose'))).toEqual(off);
  expect(await told(boxes.count(box, { counted: 1 }))).toEqual(off);
  expect((await boxes.call('PUT', 'settings', { booksClosedUpTo: today })).body.warnings).toBeUndefined();
  await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: null }));
  const moved = await boxes.call('PUT', `transection/${row._id}`, { amount: 6 });
  expect([moved.status, moved.body.message]).toEqual([409, `Counted in close ${closeNo}. Void it and enter it again`]);
  await expectSaved(boxes.call('PUT', 'settings', { features: { dayClose: true } }));
});
