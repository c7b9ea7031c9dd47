// Proves ME4, ME7, ME8, ME9.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '#testing/statements';
import { expectSaved } from '#testing/test-app';
import { type Messages, monday, startMessages, through } from './messages.fixture';

let at: Messages;
beforeEach(async () => {
  at = await startMessages();
  await expectSaved(at.set(through(at.gateway)));
});
afterEach(async () => {
  await at.gateway.close();
  await at.app.stop();
});

async function enrolled(values: Readonly<Record<string, unknown>> = {}) {
  const made = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
  const student = await at.make.student(values);
  await at.money.enrol(student, made);
  const owe = async (feeAmount: number, dueDate: string) => {
    // Long ago, since nothing is due before it was made.
    at.at('2026-11-02T09:00:00Z');
    const fee = (
      await expectSaved(at.money.chargeStudent(student, made, { feeAmount, feeName: `Fee of ${feeAmount}` }))
    ).body.info[0];
    await expectSaved(at.app.call('PUT', `fee/${fee._id}`, { token: at.owner, body: { dueDate } }));
    at.at(monday);
    return fee;
  };
  return { made, student, owe };
}

describe('a reminder', () => {
  it('ME example 4: runs at nine, twice and after a restart, and is one message for two fees', async () => {
    await at.letWrite('reminder', { receivers: 'student' });
    const { owe } = await enrolled({ studentName: 'Two Fees' });
    await owe(40, '2026-11-22');
    await owe(25, '2026-11-26');
    await at.minute('2026-11-23T05:59:00Z');
    expect(await at.list()).toEqual([]);
    await at.minute('2026-11-23T06:00:00Z');
    await at.minute('2026-11-23T06:01:00Z');
    await Promise.all([at.minute('2026-11-23T07:00:00Z'), at.minute('2026-11-23T07:00:00Z')]);
    expect(await at.list()).toMatchObject([
      { purpose: 'reminder', messageStatus: 'sent', userID: null, text: expect.stringContaining('$65.00') },
    ]);
    expect(at.gateway.asked).toHaveLength(1);
    // The next day is none of those days for either fee.
    await at.minute('2026-11-24T06:00:00Z');
    expect(await at.list()).toHaveLength(1);
  });

  it('follows the parts of a plan, of which each has its own day', async () => {
    await at.letWrite('reminder', { receivers: 'student' });
    const { student, made } = await enrolled();
    const fee = (await expectSaved(at.money.chargeStudent(student, made, { feeAmount: 40 }))).body.info[0];
    const instalments = [
      { dueDate: '2026-11-23', amount: 20 },
      { dueDate: '2026-12-20', amount: 20 },
    ];
    await expectSaved(at.app.call('PUT', `fee/${fee._id}`, { token: at.owner, body: { instalments } }));
    await at.minute('2026-11-23T06:00:00Z');
    expect(await at.list()).toEqual([]);
    await at.minute('2026-12-17T06:00:00Z');
    expect(await at.list()).toHaveLength(1);
  });

  it('leaves out who wants no messages, and writes by itself of one purpose once', async () => {
    await at.letWrite('reminder');
    const { owe } = await enrolled({ messageChoice: 'none' });
    await owe(40, '2026-11-22');
    await at.minute('2026-11-23T06:00:00Z');
    expect(await at.list()).toEqual([]);
    const texts = [{ language: 'en', text: 'Pay' }];
    const second = await at.app.call('POST', 'messageTemplate', {
      token: at.owner,
      body: { templateName: 'Second', purpose: 'reminder', texts, isAutomatic: true },
    });
    expect([second.status, second.body.errors]).toEqual([
      409,
      { isAutomatic: 'Reminder is written by itself already' },
    ]);
  });
});

describe('a receipt', () => {
  it('is written of once, for all that was paid at once, and not of what came before', async () => {
    const { owe } = await enrolled({ studentName: 'Payer', parentPhone: '252615550777', parentName: 'Mother' });
    const [first, second] = [await owe(40, '2026-12-01'), await owe(30, '2026-12-01')];
    await expectSaved(at.money.pay(first, 5, { datePaid: '2026-11-23' }));
    at.at('2026-11-23T09:10:00Z');
    await at.letWrite('receipt');
    at.at('2026-11-23T09:20:00Z');
    const account = (await at.app.call('GET', 'account?paymentMethod=cash', { token: at.owner })).body[0];
    await expectSaved(
      at.app.call('POST', 'counter', {
        token: at.owner,
        body: {
          studentID: first.studentID._id,
          debts: [
            { feeID: first._id, amount: 10 },
            { feeID: second._id, amount: 10 },
          ],
          payments: [{ accountID: account._id, amount: 20 }],
        },
      }),
    );
    await at.minute('2026-11-23T09:21:00Z');
    await at.minute('2026-11-23T09:22:00Z');
    expect(await at.list()).toMatchObject([
      {
        purpose: 'receipt',
        address: '252615550777',
        text: expect.stringMatching(
          /^Hodan Academy: received \$20\.00 from Mother\. Receipt \d+, \d+, 23 Nov 2026\. Still open: \$45\.00\.$/,
        ),
      },
    ]);
  });

  it('is asked nothing more about in the minutes after it was written of', async () => {
    await at.letWrite('receipt');
    const { owe } = await enrolled();
    for (const amount of [40, 30, 20])
      await expectSaved(at.money.pay(await owe(amount, '2026-12-01'), 5, { datePaid: '2026-11-23' }));
    await at.minute('2026-11-23T09:01:00Z');
    expect(await at.list()).toHaveLength(3);
    const after = await statementsOf(() => at.minute('2026-11-23T09:02:00Z'));
    const tooLate = await statementsOf(() => at.minute('2026-11-23T12:00:00Z'));
    // All that is asked of three receipts is whether they were written of.
    expect(after.length).toBe(tooLate.length + 1);
    expect(await at.list()).toHaveLength(3);
  });

  it('waits until the quiet hours are over', async () => {
    await at.letWrite('receipt');
    const { owe } = await enrolled();
    const fee = await owe(40, '2026-12-01');
    at.at('2026-11-23T19:00:00Z');
    await expectSaved(at.money.pay(fee, 5, { datePaid: '2026-11-23' }));
    await at.minute('2026-11-23T19:01:00Z');
    expect(await at.list()).toMatchObject([{ messageStatus: 'waiting' }]);
    await at.minute('2026-11-24T03:59:00Z');
    expect(at.gateway.asked).toEqual([]);
    await at.minute('2026-11-24T04:00:00Z');
    expect(await at.list()).toMatchObject([{ messageStatus: 'sent' }]);
  });

  it('waits until the 1st where this month has nothing left to spend', async () => {
    await expectSaved(at.set({ smsMonthlyLimit: 0.01 }));
    await at.letWrite('receipt');
    const { owe } = await enrolled();
    const fee = await owe(40, '2026-12-01');
    await expectSaved(at.money.pay(fee, 5, { datePaid: '2026-11-23' }));
    await at.minute('2026-11-23T09:01:00Z');
    await at.minute('2026-11-30T12:00:00Z');
    expect(await at.list()).toMatchObject([{ messageStatus: 'waiting' }]);
    await at.minute('2026-12-01T04:00:00Z');
    expect(await at.list()).toMatchObject([{ messageStatus: 'sent' }]);
  });
});

describe('an absence', () => {
  it('is written of while the lesson ended at most 24 hours ago, however late the register was saved', async () => {
    at.at('2026-11-23T05:00:00Z');
    await at.letWrite('absence');
    const made = await at.make.class({
      startedDate: '2026-11-01',
      endDate: '2027-04-30',
      days: ['Sunday'],
      TimeIn: '08:00',
      TimeOut: '10:00',
    });
    const [soon, late] = [
      await at.make.student({ parentPhone: '252615550771' }),
      await at.make.student({ parentPhone: '252615550772' }),
    ];
    for (const one of [soon, late]) await at.make.enroll(one, made);
    const told = async (one: { readonly _id: string }, saved: string, minute: string) => {
      at.at(saved);
      const body = [{ studentID: one._id, classID: made._id, date: '2026-11-22', attendenceStatus: 'upsent' }];
      await expectSaved(at.app.call('POST', 'attendence', { token: at.owner, body }));
      await at.minute(minute);
      return (await at.list()).map(({ address }) => address);
    };
    // It ended on Sunday at 07:00 UTC.
    expect(await told(soon, '2026-11-23T06:30:00Z', '2026-11-23T06:45:00Z')).toEqual(['252615550771']);
    expect(await told(late, '2026-11-23T06:50:00Z', '2026-11-23T07:05:00Z')).toEqual(['252615550771']);
  });

  it('ME example 3: of two absent of whom one is corrected, one message goes after a quarter of an hour, and none when the register is saved again', async () => {
    await at.letWrite('absence');
    const made = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30', days: ['Monday'] });
    const [amina, bashir] = [
      await at.make.student({ studentName: 'Amina Warsame', parentPhone: '252615550777' }),
      await at.make.student({ studentName: 'Bashir Ali' }),
    ];
    for (const one of [amina, bashir]) await at.make.enroll(one, made);
    const record = (studentID: string, attendenceStatus: string) => ({
      studentID,
      classID: made._id,
      date: '2026-11-23',
      attendenceStatus,
    });
    const save = (of: string) =>
      expectSaved(
        at.app.call('POST', 'attendence', {
          token: at.owner,
          body: [record(amina._id, 'upsent'), record(bashir._id, of)],
        }),
      );
    at.at('2026-11-23T13:00:00Z');
    await save('upsent');
    await at.minute('2026-11-23T13:05:00Z');
    const rows: { readonly _id: string; readonly studentID: { readonly _id: string } }[] = (
      await at.app.call('GET', 'attendence', { token: at.owner })
    ).body;
    const ofBashir = rows.find(({ studentID }) => studentID._id === bashir._id);
    await expectSaved(
      at.app.call('PUT', `attendence/${ofBashir?._id}`, { token: at.owner, body: { attendenceStatus: 'present' } }),
    );
    await at.minute('2026-11-23T13:14:00Z');
    expect(await at.list()).toEqual([]);
    await at.minute('2026-11-23T13:15:00Z');
    expect(await at.list()).toMatchObject([
      { address: '252615550777', text: expect.stringContaining('Amina Warsame was absent from') },
    ]);
    await save('present');
    await at.minute('2026-11-23T13:40:00Z');
    expect(await at.list()).toHaveLength(1);
  });
});
