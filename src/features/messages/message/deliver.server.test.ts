// Proves ME8, ME10, ME11, AL18.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationsOf } from '#house/notification/notification.fixture';
import { expectSaved } from '#testing/test-app';
import { type Messages, monday, startMessages, through } from './messages.fixture';

let at: Messages;
let student: { readonly _id: string };
beforeAll(async () => {
  at = await startMessages();
  student = await at.make.student();
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});
beforeEach(async () => {
  at.at(monday);
  at.gateway.answer(200);
  await expectSaved(at.set(through(at.gateway)));
});

/** Has a text sent, and does not wait for it. */
async function begun(text: string): Promise<string> {
  const { info } = (await expectSaved(at.send({ studentIDs: [student._id], channel: 'sms', text }))).body;
  return info[0]._id;
}
/** Sends as above, and waits for what came of the first try. */
async function sent(text: string): Promise<string> {
  const id = await begun(text);
  await at.settled();
  return id;
}
const one = async (id: string) => (await at.app.call('GET', `message/${id}`, { token: at.owner })).body;
const asks = (text: string) => at.gateway.asked.filter(({ body }) => body.includes(text)).length;

describe('a message that is handed over', () => {
  it('ME example 5: is sent once where the gateway answers 500, 500 and 200, after six minutes', async () => {
    at.gateway.answer(500, 500, 200);
    const id = await sent('Five hundred');
    expect([(await one(id)).messageStatus, asks('Five hundred')]).toEqual(['waiting', 1]);
    await at.minute('2026-11-23T09:00:59Z');
    expect(asks('Five hundred')).toBe(1);
    await at.minute('2026-11-23T09:01:00Z');
    await at.minute('2026-11-23T09:05:59Z');
    expect([(await one(id)).messageStatus, asks('Five hundred')]).toEqual(['waiting', 2]);
    await at.minute('2026-11-23T09:06:00Z');
    expect(await one(id)).toMatchObject({ messageStatus: 'sent', sentAt: '2026-11-23T09:06:00.000Z', cost: 0.02 });
    await at.minute('2026-11-23T09:40:00Z');
    expect(asks('Five hundred')).toBe(3);
  });

  it('ME example 5: has failed where the line is cut after it was asked, nobody knows how, and it is not tried again', async () => {
    at.gateway.answer('cut off');
    const id = await sent('Cut off');
    expect(await one(id)).toMatchObject({
      messageStatus: 'failed',
      error: 'Not known whether it was sent',
      cost: 0.02,
    });
    await at.minute('2026-11-23T10:00:00Z');
    expect(asks('Cut off')).toBe(1);
  });

  it('has failed for good after the third try again, and costs nothing', async () => {
    at.gateway.answer(503);
    const id = await sent('Never');
    for (const minute of ['09:01', '09:06', '09:36', '09:59']) await at.minute(`2026-11-23T${minute}:00Z`);
    expect(await one(id)).toMatchObject({ messageStatus: 'failed', error: '503 out of credit', cost: 0 });
    expect(asks('Never')).toBe(4);
  });

  it('has failed at once where the gateway refuses it, with what it said', async () => {
    at.gateway.answer(402);
    expect(await one(await sent('Refused'))).toMatchObject({ messageStatus: 'failed', error: '402 out of credit' });
  });

  it('is not taken where the answer lacks the words of success', async () => {
    await expectSaved(at.set({ smsSuccess: 'delivered' }));
    expect((await one(await sent('Other words'))).error).toBe('200 {"state":"queued"}');
  });

  it('waits where nobody listens at the gateway, and goes when somebody does', async () => {
    await expectSaved(at.set({ smsUrl: 'http://127.0.0.1:9/send' }));
    const id = await sent('Nobody listens');
    expect((await one(id)).messageStatus).toBe('waiting');
    await expectSaved(at.set({ smsUrl: at.gateway.url }));
    await at.minute('2026-11-23T09:01:00Z');
    expect((await one(id)).messageStatus).toBe('sent');
  });

  it('is sent by the next process where the first died before it began', async () => {
    await at.app.database.pool.query(`update academy.organisation set "smsProvider" = 'generic', "smsUrl" = null`);
    const id = await begun('Left behind');
    // What began by itself has ended before there is a gateway.
    await at.minute(monday);
    await at.app.database.pool.query(`update academy.organisation set "smsUrl" = $1`, [at.gateway.url]);
    expect((await one(id)).messageStatus).toBe('waiting');
    await at.minute('2026-11-23T09:02:00Z');
    expect((await one(id)).messageStatus).toBe('sent');
  });

  it('has failed, nobody knows how, where the process died while it handed it over', async () => {
    await at.app.database.pool.query(`update academy.organisation set "smsUrl" = null`);
    const id = await begun('Died meanwhile');
    await at.app.database.pool.query(
      `update academy.message_waiting set "begunAt" = '2026-11-23T09:00:00Z' where "messageID" = $1`,
      [id],
    );
    await at.minute('2026-11-23T09:06:00Z');
    expect(await one(id)).toMatchObject({ messageStatus: 'failed', error: 'Not known whether it was sent' });
    expect(asks('Died meanwhile')).toBe(0);
  });

  it('is told to the administrators once where five fail within an hour', async () => {
    at.gateway.answer(402);
    for (let time = 0; time < 6; time++) await sent(`Failing ${time}`);
    const told = (await notificationsOf(at.app, at.owner)).filter(({ text }) => text.includes('SMS failed'));
    expect(told).toHaveLength(1);
  });
});

describe('messages of many sendings', () => {
  it('are handed over one at a time, so that the requests to the gateway are bounded', async () => {
    const before = at.gateway.asked.length;
    at.gateway.answer('silence');
    for (let sending = 0; sending < 5; sending++) await begun(`Sending ${sending}`);
    await vi.waitFor(() => expect(at.gateway.asked.length).toBeGreaterThan(before));
    expect(await at.list('&messageStatus=waiting')).toHaveLength(5);
    expect(at.gateway.asked.length - before).toBe(1);
    at.gateway.answer(200);
    at.gateway.hangUp();
    await at.settled();
    expect(at.gateway.asked.length - before).toBe(5);
  });
});

describe('a message that waits or has failed', () => {
  it('is cancelled while nobody sends it, costs nothing then, and is not sent', async () => {
    at.gateway.answer(500);
    const id = await sent('Taken back');
    const change = (call: string) => at.app.call('POST', `message/${call}`, { token: at.owner, body: { ids: [id] } });
    expect((await change('retry')).body.message).toBe('Only messages that failed can be sent again');
    expect((await expectSaved(change('cancel'))).body.info).toMatchObject([{ messageStatus: 'cancelled', cost: 0 }]);
    expect((await change('cancel')).status).toBe(409);
    await at.minute('2026-11-23T09:10:00Z');
    expect(asks('Taken back')).toBe(1);
  });

  it('is sent again where it failed', async () => {
    at.gateway.answer(402, 200);
    const id = await sent('Once more');
    const again = await at.app.call('POST', 'message/retry', { token: at.owner, body: { ids: [id] } });
    expect(again.body.info).toMatchObject([{ messageStatus: 'waiting', cost: 0.02, error: null }]);
    await at.settled();
    expect((await one(id)).messageStatus).toBe('sent');
  });
});

describe('the gateway of the settings', () => {
  it('is tried with an SMS', async () => {
    const tried = () => at.app.call('POST', 'settings/testSms', { token: at.owner, body: { phone: '0615550199' } });
    expect((await tried()).body.message).toBe('The gateway took an SMS to 252615550199');
    at.gateway.answer(401);
    expect((await tried()).body.message).toBe('The SMS was not sent: 401 out of credit');
    await expectSaved(at.set({ smsProvider: 'none' }));
    expect((await tried()).body.message).toBe('No gateway is set');
  });

  it('keeps its keys from the activity log and from whoever is no administrator', async () => {
    await expectSaved(at.set({ smsHeaders: 'Authorization: Bearer top-secret' }));
    const log = await at.app.call('GET', 'activity?sort=-createdAt&page=1&pageSize=50', { token: at.owner });
    expect(log.text).not.toContain('top-secret');
    const { token } = await at.app.logInAs(at.owner, 'Reader', ['/student']);
    const read = await at.app.call('GET', 'settings', { token });
    expect([read.text.includes('top-secret'), read.body.smsProvider]).toEqual([false, 'generic']);
    expect((await at.app.call('GET', 'settings', { token: at.owner })).body.smsHeaders).toContain('top-secret');
    await expectSaved(at.set({ smsHeaders: null }));
  });
});

describe('without SMS_LOCAL', () => {
  let elsewhere: Messages;
  beforeAll(async () => {
    elsewhere = await startMessages({});
  });
  afterAll(async () => {
    await elsewhere.gateway.close();
    await elsewhere.app.stop();
  });

  it.each([
    [
      'http',
      { smsUrl: 'http://sms.example.com/?to={to}&text={text}' },
      { smsUrl: 'The address of the gateway must begin with https://' },
    ],
    ['no address', { smsUrl: 'sms' }, { smsUrl: 'Enter an address such as https://sms.example.com/send' }],
    [
      'a host that is filled in',
      { smsUrl: 'https://{to}.example.com/{text}' },
      { smsUrl: 'Enter an address such as https://sms.example.com/send' },
    ],
    [
      'a request that names no receiver',
      { smsUrl: 'https://sms.example.com', smsBody: '{text}' },
      { smsBody: 'The request must contain {to}' },
    ],
    [
      'a broken header',
      { smsUrl: 'https://sms.example.com/{to}/{text}', smsHeaders: 'Host: evil' },
      { smsHeaders: 'Write one header a line, such as Authorization: Bearer 1234' },
    ],
    ['none at all', { smsUrl: null }, { smsUrl: 'Enter the address of the gateway' }],
  ])('a gateway with %s is refused', async (_what, values, errors) => {
    const { status, body } = await elsewhere.set({ smsProvider: 'generic', smsBody: null, ...values });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it.each([['https://127.0.0.1'], ['https://[::1]'], ['https://localhost'], ['https://10.0.0.8']])(
    'one in the own network is not asked: %s',
    async (host) => {
      await expectSaved(elsewhere.set({ smsProvider: 'generic', smsUrl: `${host}/?to={to}&text={text}` }));
      const tried = await elsewhere.app.call('POST', 'settings/testSms', {
        token: elsewhere.owner,
        body: { phone: '615550199' },
      });
      expect(tried.body.message).toBe(
        'The SMS was not sent: The address of the gateway lies in the own network of the server',
      );
    },
  );
});
