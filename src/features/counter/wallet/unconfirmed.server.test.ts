// Proves WA10, WA11, WA12, AL18, AL24.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '#house/notification/notification.fixture';
import { brands } from '#house/brand/brand.contract';
import { openTally } from '#house/paper/page-tally.server';
import { paying } from '#testing/at-counter';
import { expectSaved, ownerPassword } from '#testing/test-app';
import { type AtWallets, evc, startAtWallets } from './wallet.fixture';
import { tellOfWallets } from './wallet-news.server';

let at: AtWallets;
beforeAll(async () => {
  at = await startAtWallets();
});
afterAll(() => at.app.stop());

const unconfirmed = async () => (await at.get('walletMessage/unconfirmed')).body;
/** What the owner is told of wallets this evening. */
const seenByOwner = async () =>
  (await at.get('owner')).body.attention.filter(({ kind }: { kind: string }) => kind.startsWith('wallet'));
const stored = async () => (await at.get('walletMessage?sort=-createdAt')).body;

describe('a payment into a wallet without a message', () => {
  it('WA example 6: is unconfirmed once the wallet is listened to, and linked to the message that comes later', async () => {
    at.app.setClock(new Date('2026-11-23T08:50:00Z'));
    const { fees: before } = await at.owing([8]);
    await at.taken({ debts: paying(before, [8]), payments: at.rows(['Evc plus', 8]) });
    expect(await unconfirmed()).toEqual([]);
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
    await at.pasted(evc(1, { left: 101 }));
    at.app.setClock(new Date('2026-11-23T09:05:00Z'));
    const { student, fees } = await at.owing([25]);
    const payment = await at.taken({
      studentID: student._id,
      debts: paying(fees, [25]),
      payments: at.rows(['Evc plus', 25]),
    });
    await at.taken({ studentID: student._id, debts: [], keepRest: true, payments: at.rows(['Cash', 3]) });
    expect(await unconfirmed()).toMatchObject([
      { paymentNo: payment.paymentNo, amount: 25, account: 'Evc plus', payer: student.studentName, messages: [] },
    ]);
    expect(await seenByOwner()).toEqual([
      {
        kind: 'walletUnconfirmed',
        count: 1,
        amount: 25,
        path: '/wallet?part=unconfirmed',
        text: 'No message confirms 1 wallet payment: $25.00',
      },
    ]);
    const message = await at.pasted(evc(25, { phone: '0617777777', left: 126 }));
    await at.pasted(evc(25, { phone: '0617777777', left: 9_126, day: '19/11/26' }));
    const [row] = await unconfirmed();
    expect(row.messages).toMatchObject([{ _id: message._id, from: '0617777777' }]);
    await expectSaved(at.change(message, { paymentID: payment._id }));
    expect(await unconfirmed()).toEqual([]);
    expect(await at.message(message)).toMatchObject({ status: 'known', paymentID: { paymentNo: payment.paymentNo } });
    const other = await at.pasted(evc(24, { phone: '0617777777', left: 150 }));
    const { status, body } = await at.change(other, { paymentID: payment._id });
    expect([status, body.message]).toEqual([409, `Payment ${payment.paymentNo} has no such amount in this account`]);
    await expectSaved(at.change(message, { status: 'open' }));
    expect(await unconfirmed()).toHaveLength(1);
    await expectSaved(at.change(message, { paymentID: payment._id }));
    await expectSaved(at.remove(`payment/${payment._id}`));
    expect(await at.message(message)).toMatchObject({ status: 'open', paymentID: null });
  });

  it('is not listed any more a week after the last message', async () => {
    const { fees } = await at.owing([6]);
    await at.taken({ debts: paying(fees, [6]), payments: at.rows(['Evc plus', 6]) });
    expect(await unconfirmed()).toHaveLength(1);
    const moved = (way: '-' | '+') =>
      at.app.database.pool.query(
        `update academy.wallet_message set "receivedAt" = "receivedAt" ${way} interval '8 days'`,
      );
    await moved('-');
    expect(await unconfirmed()).toEqual([]);
    await moved('+');
  });
});

describe('a phone that forwards', () => {
  it('WA example 8: has what others wrote passed over, and only counted', async () => {
    const key = await at.key();
    const before = await stored();
    const answer = await at.forward(key, {
      from: '0611222333',
      text: 'Salaan, guriga kaalay',
      sentStamp: 1_795_424_400_000,
    });
    expect([answer.status, answer.body.status]).toEqual([200, true]);
    expect(await stored()).toEqual(before);
    const [wallet] = (await at.get('walletMessage/wallets')).body;
    expect(wallet).toMatchObject({ name: 'Evc plus', passedOver: 1, hasKey: true });
    const { rows } = await at.app.database.pool.query('select to_jsonb(f)::text as row from academy.wallet_forward f');
    expect(rows.map(({ row }) => row).join()).not.toContain('Salaan');
    expect(rows.map(({ row }) => row).join()).not.toContain(key);
  });

  it('has messages of trusted senders kept, each once, whichever way it comes', async () => {
    const key = await at.key();
    const text = evc(31, { phone: '0618888888', left: 531 });
    const sent = { from: '192', text, sentStamp: 1_795_424_400_000, receivedStamp: 1_795_424_401_000, sim: 'SIM1' };
    expect((await at.forward(key, sent)).body.message).toBe('The message is kept');
    for (const again of [sent, { sender: 'EVCPLUS', body: text }])
      expect(await at.forward(key, again)).toMatchObject({ status: 200, body: { status: true } });
    expect((await at.paste(text)).body).toMatchObject({ known: 1 });
    const [message] = (await at.get('walletMessage?page=1&q=0618888888')).body;
    expect(message).toMatchObject({ via: 'forwarded', sender: '192', amount: 31, status: 'open', userID: null });
    expect(await stored()).toHaveLength(new Set((await stored()).map(({ text: one }: { text: string }) => one)).size);
    expect((await at.forward(key, { from: '192', text: 'PIN changed' })).body.message).toBe(
      'The message is kept, but no pattern reads it',
    );
    const weak = {
      from: '192',
      text: '[-EVCPlus-] waxaad $4 ka heshay 0618888888, Tar: 23/11/26',
      sentStamp: 1_795_424_400_000,
    };
    for (let time = 0; time < 2; time++) await at.forward(key, weak);
    expect((await at.get('walletMessage?isWeak=true')).body).toHaveLength(1);
  });

  it('has a message that is too long to be kept whole refused, and a personal one of any length passed over', async () => {
    const key = await at.key();
    const before = await stored();
    const text = `${evc(7, { phone: '0618888877', left: 607 })} ${'x'.repeat(1_000)}`;
    const refused = await at.forward(key, { from: '192', text });
    expect([refused.status, refused.body.errors]).toEqual([400, { text: 'A message has at most 1000 characters' }]);
    expect(await stored()).toEqual(before);
    for (const from of ['0611222333', `192${'x'.repeat(200)}`])
      expect((await at.forward(key, { from, text })).body.message).toMatch(/^Passed over/);
    expect(await stored()).toEqual(before);
    expect((await at.forward(key, { from: '192', text: text.slice(0, 1_000) })).status).toBe(200);
  });

  it('is refused with a wrong key, an old one and a revoked one', async () => {
    const [old, key] = [await at.key(), await at.key()];
    const sent = { from: '192', text: evc(5) };
    expect((await at.forward('made-up', sent)).status).toBe(401);
    expect((await at.forward(old, sent)).status).toBe(401);
    expect((await at.app.call('POST', 'walletMessage/forward', { body: sent })).status).toBe(401);
    const revoke = () =>
      at.app.call('DELETE', `account/${at.accounts.get('Evc plus')}/forwardKey`, { token: at.owner });
    await expectSaved(revoke());
    expect((await revoke()).status).toBe(404);
    expect((await at.forward(key, sent)).status).toBe(401);
  });

  it.each([
    ['no text', { from: '192' }],
    ['a text that is none', { from: '192', text: 5 }],
    ['a sender that is none', { from: {}, text: 'x' }],
    ['a text with NUL', { from: '192', text: 'a\u0000b' }],
    ['a list', []],
  ])('is refused %s', async (_what, body) => {
    expect((await at.forward(await at.key(), body)).status).toBe(400);
  });

  it('sends 4,000 bytes at most, and 60 messages a minute', async () => {
    const key = await at.key();
    const long = (length: number) =>
      JSON.stringify({ from: '0611', text: '' }).replace('"text":""', `"text":"${'x'.repeat(length)}"`);
    const bare = long(0).length;
    expect((await at.forward(key, long(4_000 - bare))).status).toBe(200);
    expect((await at.forward(key, long(4_001 - bare))).status).toBe(413);
    const statuses: number[] = [];
    for (let time = 0; time < 62; time++) statuses.push((await at.forward(key, { from: '0611', text: 'x' })).status);
    expect(new Set(statuses.slice(0, 58))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('has a key that nobody but administrators make, of a wallet alone', async () => {
    const path = (account: string) => `account/${at.accounts.get(account)}/forwardKey`;
    const clerk = await at.app.logInAs(at.owner, 'Clerk', ['/wallet', '/accounts']);
    for (const method of ['POST', 'DELETE'] as const)
      expect((await at.app.call(method, path('Evc plus'), { token: clerk.token })).status).toBe(403);
    expect((await at.app.call('POST', path('Cash'), { token: at.owner })).status).toBe(409);
    const key = await at.key('Jeeb');
    await expectSaved(at.app.call('DELETE', path('Jeeb'), { token: at.owner }));
    const { body: log } = await at.get('activity?page=1&pageSize=2&sort=-createdAt');
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['key revoked', 'key made']);
    expect(log).toMatchObject([1, 2].map(() => ({ resource: 'account', label: 'Jeeb' })));
    expect(JSON.stringify(log)).not.toContain(key);
  });

  it('rests while the feature is off', async () => {
    const key = await at.key();
    await at.set({ features: { wallet: false } });
    expect((await at.forward(key, { from: '192', text: evc(6) })).status).toBe(404);
    expect((await at.get('walletMessage')).status).toBe(404);
    expect((await at.get('payWays?amount=5')).status).toBe(404);
    await at.set({ features: { wallet: true } });
  });
});

it('tells once a day of messages that are open, and once of a phone that is silent, to who has the screen', async () => {
  const product = { ...at.app.whole.product, offered: brands, opened: openTally(), smsLocal: false, catalogues: {} };
  const tellAt = (moment: string) =>
    tellOfWallets({ database: at.app.database, product, brand: 'academy' }, new Date(moment));
  const kinds = async (token = at.owner) =>
    (await notificationsOf(at.app, token))
      .map(({ kind }) => kind)
      .filter((kind) => /wallet|forwarder/.test(kind))
      .toSorted();
  const key = await at.key('e-Dahab');
  await at.forward(key, { from: '0611', text: 'x' });
  const clerk = await at.app.logInAs(at.owner, 'Seller', ['/counter']);
  await tellAt('2026-11-23T12:00:00Z');
  expect(await kinds()).toEqual([]);
  for (let time = 0; time < 2; time++) await tellAt('2026-11-24T12:00:00Z');
  expect((await kinds()).filter((kind) => kind === 'wallet open')).toHaveLength(1);
  expect((await kinds()).filter((kind) => kind === 'forwarder silent').length).toBeGreaterThan(0);
  const told = (await kinds()).length;
  await tellAt('2026-11-24T13:00:00Z');
  expect(await kinds()).toHaveLength(told);
  expect(await kinds(clerk.token)).toEqual([]);
});

it('is open for a day once a day has passed since it came, and not when the day turns', async () => {
  const openAt = async (moment: string) => {
    at.app.setClock(new Date(moment));
    const owner = { username: 'owner@academy.test', password: ownerPassword };
    const { token } = (await expectSaved(at.app.call('POST', 'login', { body: owner }))).body;
    const { attention } = (await at.get('owner', token)).body;
    return attention.some(({ kind }: { kind: string }) => kind === 'walletOpen');
  };
  await at.pasted(evc(3, { phone: '0618888866', left: 903 }));
  await at.app.database.pool.query(`update academy.wallet_message set "receivedAt" = '2026-11-23T09:00:00Z'`);
  expect(await openAt('2026-11-23T21:30:00Z')).toBe(false);
  expect(await openAt('2026-11-24T09:30:00Z')).toBe(true);
});
