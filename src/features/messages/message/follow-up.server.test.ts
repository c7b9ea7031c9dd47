// Proves ME12, ME13, ME14, ME15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Messages, startMessages, through } from './messages.fixture';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
  await expectSaved(at.set({ features: { messages: true, debts: true } }));
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: Readonly<Record<string, unknown>> = {}) =>
  at.app.call(method, path, method === 'GET' ? { token: at.owner } : { token: at.owner, body });

async function owing(amount: number, values: Readonly<Record<string, unknown>> = {}) {
  const made = await at.make.class();
  const one = await at.make.student(values);
  await at.money.enrol(one, made);
  await expectSaved(at.money.chargeStudent(one, made, { feeAmount: amount }));
  return one;
}

const followUpsOf = async ({ _id }: { readonly _id: string }) =>
  (await call('GET', `followUp?studentID=${_id}&sort=-createdAt`)).body;

/** The row of somebody among those who owe. */
const owed = async ({ _id }: { readonly _id: string }) =>
  (await expectSaved(call('POST', 'reports/agedDebts'))).body.ReportData.find(
    (row: { _id: string }) => row._id === _id,
  );

/** A reminder by the built-in template. */
async function remind(one: { readonly _id: string }, channel: string) {
  const { _id: templateID } = await at.builtIn('reminder');
  return (await expectSaved(at.send({ studentIDs: [one._id], channel, templateID }))).body.info;
}

describe('a message about what is owed', () => {
  it('ME example 7: opened by WhatsApp, one follow-up with outcome sent stands beside it', async () => {
    const one = await owing(40, { studentPhone: '0615550101' });
    const [message] = await remind(one, 'whatsapp');
    expect(message).toMatchObject({
      messageStatus: 'opened',
      link: expect.stringMatching(/^https:\/\/wa\.me\/252615550101\?/),
    });
    expect(await followUpsOf(one)).toMatchObject([
      {
        studentID: { _id: one._id },
        customerID: null,
        channel: 'whatsapp',
        outcome: 'sent',
        said: null,
        amountOpen: 40,
        messageID: message._id,
        userID: { fullName: 'Hodan Warsame' },
      },
    ]);
  });

  it('leaves what was promised as it was', async () => {
    const one = await owing(30, { studentPhone: '0615550102' });
    const promised = { channel: 'call', outcome: 'promised', said: 'On Wednesday', promiseDate: '2026-11-25' };
    await expectSaved(call('POST', 'followUp', { studentID: one._id, ...promised }));
    const before = await owed(one);
    await remind(one, 'whatsapp');
    expect(await followUpsOf(one)).toHaveLength(2);
    expect(await owed(one)).toEqual(before);
    expect(before).toMatchObject({ promiseDate: '2026-11-25', inHand: true });
  });

  it('keeps its receiver from being asked again for three days, also where it went by itself', async () => {
    const [one, other] = [await owing(30, { studentPhone: '0615550105' }), await owing(30)];
    await expectSaved(at.set(through(at.gateway)));
    await at.letWrite('reminder');
    await at.app.database.pool.query('update academy.fee set "dueDate" = $2 where "studentID" = $1', [
      one._id,
      '2026-11-22',
    ]);
    await at.minute('2026-11-23T09:10:00Z');
    expect(await at.list(`&studentID=${one._id}`)).toMatchObject([{ purpose: 'reminder', userID: null }]);
    expect(await followUpsOf(one)).toEqual([]);
    expect([(await owed(one)).inHand, (await owed(other)).inHand]).toEqual([true, false]);
  });

  it('is changed and deleted by nobody, and written as sent by no person', async () => {
    const one = await owing(20, { studentPhone: '0615550103' });
    await remind(one, 'whatsapp');
    const [kept] = await followUpsOf(one);
    const stays = 'This stands for a message that was sent, and stays';
    const [edited, deleted] = [
      await call('PUT', `followUp/${kept._id}`, { said: 'Something else', __v: kept.__v }),
      await call('DELETE', `followUp/${kept._id}`),
    ];
    expect([edited.status, edited.body.message]).toEqual([409, stays]);
    expect([deleted.status, deleted.body.message]).toEqual([409, stays]);
    const alone = await call('POST', 'followUp', { studentID: one._id, channel: 'sms', outcome: 'sent' });
    expect([alone.status, alone.body.errors]).toEqual([
      400,
      { outcome: 'Choose one of: reached, noAnswer, wrongNumber, promised, refused' },
    ]);
    expect(await followUpsOf(one)).toEqual([kept]);
  });

  it('makes no follow-up where it is about something else, and none where debts are not followed', async () => {
    const one = await owing(10, { studentPhone: '0615550104' });
    await expectSaved(at.send({ studentIDs: [one._id], channel: 'whatsapp', text: 'The school is closed today' }));
    expect(await followUpsOf(one)).toEqual([]);
    await expectSaved(at.set({ features: { debts: false } }));
    await remind(one, 'whatsapp');
    await expectSaved(at.set({ features: { debts: true } }));
    expect(await followUpsOf(one)).toEqual([]);
  });
});
