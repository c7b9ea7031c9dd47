// Proves WA4, WA8, WA12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
import { expectSaved } from '#testing/test-app';
import { type AtWallets, edahab, evc, newPhone, startAtWallets } from './wallet.fixture';

let at: AtWallets;
beforeAll(async () => {
  at = await startAtWallets();
});
afterAll(() => at.app.stop());

describe('a transaction is used once', () => {
  it('WA example 5: a reference typed today and again tomorrow is refused with the first payment', async () => {
    const { fees } = await at.owing([10, 10]);
    const pay = (reference: string) =>
      at.take({ debts: paying(fees, [5]), payments: at.rows(['e-Dahab', 5, { reference }]) });
    const { body } = await expectSaved(pay('PP261123.1'));
    // Past midnight in Mogadishu; the session is used in between.
    at.app.setClock(new Date('2026-11-23T15:00:00Z'));
    await at.get('account');
    at.app.setClock(new Date('2026-11-23T21:30:00Z'));
    const again = await pay(' pp261123.1 ');
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
    expect([again.status, again.body.errors]).toEqual([
      409,
      {
        'payments.0.reference': `Transaction pp261123.1 was used on 2026-11-23 for payment ${body.info.paymentNo}`,
      },
    ]);
    // Of another account it is another.
    await expectSaved(
      at.take({ debts: paying(fees, [5]), payments: at.rows(['Jeeb', 5, { reference: 'PP261123.1' }]) }),
    );
    await expectSaved(at.remove(`payment/${body.info._id}`));
    await expectSaved(pay('PP261123.1'));
  });

  it('a reference typed by twenty clerks at once is taken once', async () => {
    const { student } = await at.owing([]);
    const pay = () =>
      at.take({
        studentID: student._id,
        keepRest: true,
        debts: [],
        payments: at.rows(['e-Dahab', 5, { reference: 'ONCE-1' }]),
      });
    const statuses = (await Promise.all(Array.from({ length: 20 }, pay))).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(19).fill(409)]);
    expect(await at.creditOf(student)).toBe(5);
  });

  it('a typed reference whose message lies open is linked by itself, and of another amount refused', async () => {
    const { fees } = await at.owing([25]);
    const message = await at.pasted(edahab(25, 'AB.12', { phone: newPhone() }), 'e-Dahab');
    const pay = (amount: number) =>
      at.take({ debts: paying(fees, [amount]), payments: at.rows(['e-Dahab', amount, { reference: 'ab.12' }]) });
    const wrong = await pay(20);
    expect([wrong.status, wrong.body.message]).toEqual([409, 'The message says $25.00']);
    const { body } = await expectSaved(pay(25));
    expect(await at.message(message)).toMatchObject({ status: 'booked', paymentID: { _id: body.info._id } });
  });

  it('voiding the payment opens the message again', async () => {
    const { parentPhone } = await at.parentOf([25]);
    const message = await at.pasted(edahab(25, 'VOID.1', { phone: parentPhone }), 'e-Dahab');
    const [payment] = await at.booked([message]);
    expect((await at.change(message, { status: 'ignored', reason: 'Sent by mistake' })).body.message).toBe(
      `Void payment ${payment?.paymentNo} first`,
    );
    await expectSaved(at.remove(`payment/${payment?._id}`));
    expect(await at.message(message)).toMatchObject({
      status: 'open',
      paymentID: null,
      proposal: { sureness: 'sure' },
    });
    await at.booked([message]);
  });

  it('is ignored for a reason, and opened again', async () => {
    const message = await at.pasted(evc(3, { phone: newPhone(), left: 10_003 }));
    expect((await at.change(message, { status: 'ignored' })).body.errors).toEqual({ reason: 'Enter reason' });
    await expectSaved(at.change(message, { status: 'ignored', reason: 'A friend paid me back' }));
    expect(await at.message(message)).toMatchObject({
      status: 'ignored',
      reason: 'A friend paid me back',
      proposal: null,
    });
    expect((await at.book([message])).body.message).toBe('Open the message again first');
    await expectSaved(at.change(message, { status: 'open' }));
    expect(await at.message(message)).toMatchObject({ status: 'open', reason: null });
    const read = await at.message(message);
    await expectSaved(at.change(message, { ...read, status: 'open' }));
    expect((await at.change(message, { status: 'open', __v: 0 })).status).toBe(409);
    expect((await at.change(message, {})).status).toBe(400);
  });

  it('a message that names nothing of its own is kept each time, marked, and never booked with others', async () => {
    const { parentPhone } = await at.parentOf([12.5, 9]);
    const short = `[-EVCPlus-] waxaad $12.50 ka heshay ${parentPhone}, Tar: 23/11/26`;
    const [one, other] = [await at.pasted(short), await at.pasted(short)];
    expect([one.isWeak, other.isWeak, other._id === one._id]).toEqual([true, true, false]);
    const { body } = await at.get(`walletMessage?page=1&q=${parentPhone}`);
    expect(body.map(({ like }: { like: string | null }) => typeof like)).toEqual(['string', 'string']);
    const strong = await at.pasted(evc(9, { phone: parentPhone, left: 11_009 }));
    expect((await at.book([strong, one])).body.message).toBe('A message that is not unique is booked by itself');
    await at.booked([one]);
  });
});
