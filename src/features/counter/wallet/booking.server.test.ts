// Proves WA5, WA7, AL24.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
import { expectSaved } from '#testing/test-app';
import { type AtWallets, evc, newPhone, startAtWallets } from './wallet.fixture';

let at: AtWallets;
beforeAll(async () => {
  at = await startAtWallets();
});
afterAll(() => at.app.stop());

describe('booking', () => {
  it('WA example 3: by twenty clerks at once makes one payment, and nineteen hear which', async () => {
    const { parentPhone, fees } = await at.parentOf([25]);
    const message = await at.pasted(evc(25, { phone: parentPhone, left: 4_025 }));
    const [evcPlus, count] = [await at.balanceOf('Evc plus'), (await at.get('payment')).body.length];
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.book([message])));
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    const paymentNo = saved[0]?.body.info[0].paymentNo;
    const others = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(others).toEqual(Array(19).fill(`Booked already by payment ${paymentNo}`));
    expect((await at.get('payment')).body).toHaveLength(count + 1);
    expect(await at.balanceOf('Evc plus')).toBe(evcPlus + 25);
    expect(await at.fee(fees[0] ?? { _id: '' })).toMatchObject({ feePaid: 25, feeBalance: 0 });
    expect(await at.message(message)).toMatchObject({ status: 'booked', paymentID: { paymentNo } });
  });

  it('of several is one payment each, or nothing', async () => {
    const [one, other] = [await at.parentOf([25]), await at.parentOf([15])];
    const [first, second] = [
      await at.pasted(evc(25, { phone: one.parentPhone, left: 5_025 })),
      await at.pasted(evc(15, { phone: other.parentPhone, left: 5_040 })),
    ];
    const unknown = await at.pasted(evc(5, { phone: newPhone(), left: 5_045 }));
    expect((await at.book([first, second, unknown])).status).toBe(409);
    expect(await at.message(first)).toMatchObject({ status: 'open' });
    const payments = await at.booked([first, second]);
    expect(payments.map(({ total }) => total)).toEqual([25, 15]);
    expect((await at.book([first])).status).toBe(409);
  });

  it('of two messages for one debt books none of them together', async () => {
    const { parentPhone } = await at.parentOf([25]);
    const both = [
      await at.pasted(evc(25, { phone: parentPhone, left: 6_025 })),
      await at.pasted(evc(25, { phone: parentPhone, left: 6_050 })),
    ];
    const { status, body } = await at.book(both);
    expect([status, body.message]).toEqual([
      409,
      `${parentPhone}: phone of the parent, owes nothing. Book it by itself`,
    ]);
    for (const one of both) expect((await at.message(one)).status).toBe('open');
  });

  it('is of the day of the message, or of today where the account was counted since', async () => {
    const { parentPhone } = await at.parentOf([25, 35]);
    const message = await at.pasted(evc(25, { phone: parentPhone, left: 7_025, day: '20/11/26' }), 'Evc plus');
    expect((await at.booked([message]))[0]).toMatchObject({ date: '2026-11-20' });
    const { parentPhone: other } = await at.parentOf([18]);
    const old = await at.pasted(
      `[-JEEB-] waxaad $18 ayaad ka heshay SAGAL OMAR(${other}), 20/11/26 13:02:33 haraagagu waa $71.2`,
      'Jeeb',
    );
    await expectSaved(
      at.app.call('POST', 'dayClose', {
        token: at.owner,
        body: { accountID: at.accounts.get('Jeeb'), counted: 50, date: '2026-11-22' },
      }),
    );
    expect((await at.booked([old]))[0]).toMatchObject({ date: '2026-11-23' });
  });

  it('at the counter takes the message of the row: of that account and amount, and no other', async () => {
    const { fees } = await at.owing([25, 25]);
    const message = await at.pasted(evc(25, { phone: newPhone(), left: 8_025 }));
    const pay = (account: string, amount: number, messageID: unknown = message._id) =>
      at.take({ debts: paying(fees, [amount]), payments: at.rows([account, amount, { messageID }]) });
    expect((await pay('e-Dahab', 25)).body.errors).toEqual({
      'payments.0.messageID': 'This message is of another account',
    });
    const other = await pay('Evc plus', 20);
    expect([other.status, other.body.errors]).toEqual([409, { 'payments.0.amount': 'The message says $25.00' }]);
    expect((await pay('Evc plus', 25, '01900000-0000-7000-8000-000000000001')).status).toBe(400);
    await expectSaved(pay('Evc plus', 25));
    const { body } = await pay('Evc plus', 25);
    expect(body.message).toMatch(/^Booked already by payment \d+$/);
  });

  it('WA example 7: of 150,000 in the second currency at rate 10,000 is 15.00; without a rate the rate is set first', async () => {
    const parentPhone = newPhone();
    await at.owing([15], { parentName: 'Hodan', parentPhone });
    const wallet = await expectSaved(
      at.app.call('POST', 'account', {
        token: at.owner,
        body: { name: 'Zaad', kind: 'wallet', paymentMethod: 'others', provider: 'zaad', number: '0634000000' },
      }),
    );
    const text = `[-ZAAD SLSH-] Tix: 6021117301, Waxaad SLSH150,000 ka heshay HODAN ISMAIL(${parentPhone}) Tar: 23/11/26 09:15:20, Hadhaagaaga:SLSH420,000`;
    const { body } = await expectSaved(
      at.app.call('POST', 'walletMessage', { token: at.owner, body: { accountID: wallet.body.info._id, text } }),
    );
    const [message] = body.info;
    expect((await at.message(message)).proposal).toMatchObject({ worth: null, why: 'Set the rate first' });
    const unset = await at.book([message]);
    expect([unset.status, unset.body.message]).toEqual([409, 'Set the rate first']);
    await at.set({ secondCurrency: 'SLSH', secondRate: 10_000 });
    expect((await at.message(message)).proposal).toMatchObject({ worth: 15, sureness: 'sure' });
    expect((await at.booked([message]))[0]).toMatchObject({ total: 15, payments: [{ reference: '6021117301' }] });
  });

  it('is for who holds the counter too, and reading for who holds /wallet', async () => {
    const { parentPhone } = await at.parentOf([5]);
    const message = await at.pasted(evc(5, { phone: parentPhone, left: 9_005 }));
    const reader = await at.app.logInAs(at.owner, 'Reader', ['/wallet']);
    const clerk = await at.app.logInAs(at.owner, 'Clerk', ['/wallet', '/counter']);
    const other = await at.app.logInAs(at.owner, 'Other', ['/counter']);
    expect((await at.book([message], reader.token)).status).toBe(403);
    expect((await at.get('walletMessage', reader.token)).status).toBe(200);
    expect((await at.get('walletMessage', other.token)).status).toBe(403);
    await expectSaved(at.book([message], clerk.token));
  });
});

it('booking is one line in the activity log, which names the message; a paste is one line', async () => {
  const { parentPhone } = await at.parentOf([25]);
  const message = await at.pasted(evc(25, { phone: parentPhone, left: 12_025 }));
  await at.booked([message]);
  const { body: log } = await at.get('activity?page=1&pageSize=2&sort=-createdAt');
  expect(
    log.map(({ action, resource }: { action: string; resource: string }) => [action, resource]).toSorted(),
  ).toEqual([
    ['create', 'payment'],
    ['create', 'walletMessage'],
  ]);
  const line = log.find(({ resource }: { resource: string }) => resource === 'payment');
  expect(line.after.payments[0].messageID).toMatchObject({ _id: message._id });
});
