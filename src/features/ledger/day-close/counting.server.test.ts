// Proves DC1, DC2, DC3, DC5, DC7, DC8, AL6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Account, type Boxes, startBoxes, today, yesterday } from './boxes.fixture';

let boxes: Boxes;
beforeAll(async () => {
  boxes = await startBoxes();
});
afterAll(() => boxes.app.stop());

const saved = async (answer: ReturnType<Boxes['count']>) => (await expectSaved(answer)).body.info;
const opened = (openingBalance: number, values = {}): Promise<Account> =>
  boxes.box({ openingBalance, openingDate: yesterday, ...values });
const told = async (answer: ReturnType<Boxes['count']>) => {
  const { status, body } = await answer;
  return [status, body.errors ?? body.message];
};

describe('a count is blind', () => {
  it('nothing that the screen may read says what is expected before it is saved', async () => {
    const box = await opened(123.45);
    const { token } = boxes.amina;
    expect((await boxes.call('GET', 'account', undefined, token)).status).toBe(403);
    expect((await boxes.call('GET', `account/${box._id}`, undefined, token)).status).toBe(403);
    expect((await boxes.call('GET', `account/${box._id}/entries`, undefined, token)).status).toBe(403);
    const said = await Promise.all([
      boxes.call('GET', 'account/options', undefined, token),
      boxes.call('GET', 'account/options?mine=1', undefined, token),
      boxes.call('GET', 'dayClose', undefined, token),
      boxes.call('GET', 'dayClose?latest=1', undefined, token),
      boxes.count(box, {}, token),
      boxes.count(box, { counted: 1, leave: 2 }, token),
      boxes.count(box, { counted: 1, date: '2026-11-24' }, token),
    ]);
    expect(said.map(({ text, headers }) => `${text} ${headers['x-totals']}`).join(' ')).not.toContain('123.45');
    const close = await saved(boxes.count(box, { counted: 100 }, token));
    expect(close).toMatchObject({ expected: 123.45, difference: -23.45 });
  });
});

describe('a count is kept as it is made', () => {
  it('a reason may follow, and nothing else changes', async () => {
    const box = await opened(10);
    const close = await saved(boxes.count(box, { counted: 8, notes: [{ currency: 'main', value: 2, count: 4 }] }));
    const put = (body: object) => boxes.call('PUT', `dayClose/${close._id}`, { ...body });
    expect(await saved(put({ reason: 'Change was given twice' }))).toMatchObject({ reason: 'Change was given twice' });
    const kept = 'A count is kept as it is made: void it and count again';
    expect(await told(put({ counted: 10 }))).toEqual([409, { counted: kept }]);
    const { body: read } = await boxes.call('GET', `dayClose/${close._id}`);
    expect(await told(put({ ...read, leave: 1, moveToID: box._id }))).toEqual([409, { leave: kept, moveToID: kept }]);
    expect((await put({ ...read, reason: 'Counted again' })).status).toBe(200);
    expect((await boxes.call('GET', `dayClose/${close._id}`)).body).toMatchObject({
      counted: 8,
      reason: 'Counted again',
    });
  });

  it('each count of a day tells how many there were, with those that were taken back', async () => {
    const box = await opened(10);
    const first = await saved(boxes.count(box, { counted: 9 }, boxes.amina.token));
    await expectSaved(boxes.call('DELETE', `dayClose/${first._id}`, { reason: 'Miscounted' }, boxes.amina.token));
    expect(await saved(boxes.count(box, { counted: 10 }, boxes.amina.token))).toMatchObject({
      counts: 2,
      difference: 0,
    });
    const both = (await boxes.call('GET', `dayClose?accountID=${box._id}&voided=1&sort=closeNo`)).body;
    expect(both).toMatchObject([
      { counts: 1, voidReason: 'Miscounted' },
      { counts: 2, voidedAt: null },
    ]);
  });
});

describe('what is wrong with a count', () => {
  it('is said at its field, and nothing is saved', async () => {
    const box = await opened(10);
    const other = await boxes.box();
    const note = { currency: 'main', value: 5, count: 2 };
    const unknown = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a';
    const credit = (await boxes.call('GET', 'account')).body.find(({ kind }: Account) => kind === 'credit');
    const isOff = await boxes.box({ isActive: false });
    const twoCents = 'Enter an amount like 12.50, without a sign and with at most two decimals';
    expect(await told(boxes.count(box, {}))).toEqual([400, { counted: 'Enter what you counted' }]);
    expect(await told(boxes.count(box, { counted: -1 }))).toEqual([400, { counted: twoCents }]);
    expect(await told(boxes.count(box, { counted: '1.005' }))).toEqual([400, { counted: twoCents }]);
    expect(await told(boxes.count(box, { notes: [note], counted: 11 }))).toEqual([
      400,
      { counted: 'The notes come to another amount' },
    ]);
    expect(await told(boxes.count(box, { notes: [{ ...note, count: -1 }] }))).toEqual([
      400,
      { 'notes.0.count': 'Enter a number from 0 to 1000000' },
    ]);
    expect(await told(boxes.count(box, { notes: [{ ...note, value: 0 }] }))).toEqual([
      400,
      { notes: 'A note is worth more than 0' },
    ]);
    expect((await boxes.count(box, { notes: Array.from({ length: 41 }, () => note) })).status).toBe(400);
    expect(await told(boxes.count(box, { notes: [{ ...note, currency: 'second' }] }))).toEqual([
      400,
      { notes: 'The settings name no rate for a second currency' },
    ]);
    expect(await told(boxes.count(box, { counted: 1, date: '2026-11-24' }))).toEqual([
      400,
      { date: 'What will be there tomorrow cannot be counted today' },
    ]);
    for (const accountID of [unknown, credit._id])
      expect(await told(boxes.count(box, { accountID, counted: 1 }))).toEqual([400, { accountID: 'Select account' }]);
    expect(await told(boxes.count(isOff, { counted: 1 }))).toEqual([400, { accountID: 'This account is not in use' }]);
    expect(await told(boxes.count(box, { counted: 10, leave: 11, moveToID: other._id }))).toEqual([
      400,
      { leave: 'No more can stay than was counted' },
    ]);
    expect(await told(boxes.count(box, { counted: 10, leave: 1 }))).toEqual([
      400,
      { moveToID: 'Select where the rest goes' },
    ]);
    expect(await told(boxes.count(box, { counted: 10, leave: 1, moveToID: box._id }))).toEqual([
      400,
      { moveToID: 'Choose two different accounts' },
    ]);
    expect(await told(boxes.count(box, { counted: 10, leave: 1, moveToID: credit._id }))).toEqual([
      400,
      { moveToID: 'Select account' },
    ]);
    expect((await boxes.call('GET', `dayClose?accountID=${box._id}`)).body).toEqual([]);
  });

  it('is that the account was counted later already, or was opened then', async () => {
    const box = await opened(10);
    const counted = (day: string) => ({ date: `${box.name} was counted on ${day}` });
    expect(await told(boxes.count(box, { counted: 10, date: yesterday }))).toEqual([409, counted(yesterday)]);
    await saved(boxes.count(box, { counted: 10 }));
    expect(await told(boxes.count(box, { counted: 11, date: yesterday }))).toEqual([409, counted(today)]);
  });

  it('is that the books are closed', async () => {
    const box = await boxes.box({ openingBalance: 10, openingDate: '2026-11-01' });
    await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: yesterday }));
    expect((await boxes.count(box, { counted: 10, date: yesterday })).status).toBe(409);
    expect((await boxes.count(box, { counted: 10 })).status).toBe(200);
    await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: null }));
  });

  it('is not that the same count comes again after a lost answer', async () => {
    const box = await opened(10);
    const body = { _id: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b', counted: 9 };
    const [first, again] = [await saved(boxes.count(box, body)), await saved(boxes.count(box, body))];
    expect(again).toEqual(first);
    expect((await boxes.rows(box)).filter(({ type }) => type === 'cash difference')).toHaveLength(1);
  });
});

describe('a float', () => {
  it('stays, and the rest is moved right after the close', async () => {
    const [box, safe] = [await opened(410), await boxes.box()];
    const close = await saved(boxes.count(box, { counted: 410, leave: 50, moveToID: safe._id }));
    expect([(await boxes.read(box)).balance, (await boxes.read(safe)).balance]).toEqual([50, 360]);
    const { body: transfer } = await boxes.call('GET', `transfer/${close.transferID._id}`);
    expect(transfer).toMatchObject({ amount: 360, fromCloseNo: null, toCloseNo: null, date: today });
    expect(await saved(boxes.count(box, { counted: 50 }))).toMatchObject({ opening: 410, expected: 50, difference: 0 });
  });

  it('that is all there is moves nothing', async () => {
    const [box, safe] = [await opened(40), await boxes.box()];
    const close = await saved(boxes.count(box, { counted: 40, leave: 40, moveToID: safe._id }));
    expect([close.transferID, (await boxes.read(safe)).balance]).toEqual([null, 0]);
  });

  it('goes both ways at once without anybody waiting for ever', async () => {
    const [one, other] = [await opened(100), await opened(100)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? boxes.count(one, { counted: 100 + index, leave: 90, moveToID: other._id })
          : boxes.count(other, { counted: 100 + index, leave: 90, moveToID: one._id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('a box that is kept by somebody', () => {
  it('is counted by its keeper and by who has the screen of accounts', async () => {
    const box = await opened(10, { keeperID: boxes.amina._id });
    const refused = await boxes.count(box, { counted: 10 }, boxes.bilan.token);
    expect(refused.status).toBe(403);
    const close = await saved(boxes.count(box, { counted: 10 }, boxes.amina.token));
    const of = async (token: string) =>
      (await boxes.call('GET', `dayClose?accountID=${box._id}`, undefined, token)).body;
    expect([await of(boxes.bilan.token), await of(boxes.amina.token)]).toMatchObject([[], [{ _id: close._id }]]);
    for (const [method, path] of [
      ['GET', `dayClose/${close._id}`],
      ['GET', `dayClose/${close._id}/pdf`],
      ['POST', `dayClose/${close._id}/sign`],
    ] as const)
      expect((await boxes.call(method, path, method === 'GET' ? undefined : {}, boxes.bilan.token)).status).toBe(403);
    const { body: choices } = await boxes.call('GET', `account/options?ids=${box._id}`, undefined, boxes.bilan.token);
    expect(choices).toEqual([]);
    expect((await boxes.call('POST', `dayClose/${close._id}/sign`, {})).status).toBe(200);
  });

  it('takes no float of who does not keep it', async () => {
    const [box, kept] = [await opened(10), await boxes.box({ keeperID: boxes.amina._id })];
    const float = { counted: 10, leave: 1, moveToID: kept._id };
    expect((await boxes.count(box, float, boxes.bilan.token)).status).toBe(403);
    expect((await boxes.count(box, float, boxes.amina.token)).status).toBe(200);
  });
});
