// Proves ME1, ME2, ME3, ME5, ME6, ME7, ME8, ME9, ME11, AL14, AL24.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectSaved } from '#testing/test-app';
import type { Message } from './message.contract';
import { type Messages, monday, startMessages, through } from './messages.fixture';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
  await expectSaved(at.set(through(at.gateway)));
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

const sentTo = (name: string) => at.gateway.asked.filter(({ body }) => body.includes(name));

describe('a message', () => {
  it('goes through the gateway, and is listed with what it cost and who sent it', async () => {
    const one = await at.make.student({ studentName: 'Ayan Ali', studentPhone: '0615550101' });
    const { info } = (
      await expectSaved(at.send({ studentIDs: [one._id], channel: 'sms', text: 'Dear {name}, welcome "home"' }))
    ).body;
    expect(info).toMatchObject([
      {
        studentID: { studentName: 'Ayan Ali' },
        customerID: null,
        channel: 'sms',
        purpose: 'announcement',
        messageStatus: 'waiting',
        text: 'Dear Ayan Ali, welcome "home"',
        address: '252615550101',
        language: 'en',
        parts: 1,
        cost: 0.02,
        userID: { fullName: 'Hodan Warsame' },
      },
    ]);
    await vi.waitFor(async () => expect((await at.list())[0]?.messageStatus).toBe('sent'), { timeout: 30_000 });
    expect(sentTo('Ayan')).toMatchObject([
      {
        method: 'POST',
        url: '/send',
        body: '{"to":"252615550101","text":"Dear Ayan Ali, welcome \\"home\\"","from":"Hodan"}',
        headers: { 'content-type': 'application/json' },
      },
    ]);
    const sums = (await at.app.call('GET', 'message?page=1', { token: at.owner })).headers['x-totals'];
    expect(JSON.parse(sums ?? '{}')).toEqual({ parts: 1, cost: 0.02 });
  });

  it('is sent once though its call is repeated', async () => {
    const one = await at.make.student({ studentName: 'Once Only' });
    const body = { studentIDs: [one._id], channel: 'sms', text: 'Only once' };
    const key = { 'idempotency-key': 'once-and-for-all' };
    const [first, again] = [await at.send(body, at.owner, key), await at.send(body, at.owner, key)];
    expect(again.body).toEqual(first.body);
    await at.settled();
    expect(await at.list('&q=Once')).toHaveLength(1);
  });

  it('ME example 2: of a class of 20, guardians and parents are written to once each, one who opted out is named, and the others themselves', async () => {
    const made = await at.make.class();
    const add = async (values: object) => {
      const one = await at.make.student({ ...values });
      await at.make.enroll(one, made);
      return one;
    };
    const numbered = (from: number, count: number) => Array.from({ length: count }, (_one, n) => String(from + n));
    // 14 students of 12 guardians: two of these have two children here.
    const children: { readonly _id: string }[] = [];
    for (let child = 0; child < 14; child++) children.push(await add({}));
    const guarding = numbered(252616001000, 12);
    for (const [place, guardianPhone] of guarding.entries()) {
      const link = { relation: 'mother', access: 'all', consentDate: '2026-11-01' };
      const own = children.filter((_one, child) => child % 12 === place);
      const body = {
        guardianName: `Guardian ${place}`,
        guardianPhone,
        children: own.map(({ _id }) => ({ studentID: _id, ...link })),
      };
      await expectSaved(at.app.call('POST', 'guardian', { token: at.owner, body }));
    }
    const parents = numbered(252617001000, 3);
    for (const parentPhone of parents) await add({ parentPhone });
    await add({ studentName: 'Quiet One', messageChoice: 'none' });
    const themselves = numbered(252618001000, 2);
    for (const studentPhone of themselves) await add({ studentPhone });
    const { _id: templateID } = await at.builtIn('announcement');
    const asked = { classID: made._id, channel: 'sms', templateID };
    const { body } = await at.preview(asked);
    expect([body.info.count, body.info.parts, body.info.cost]).toEqual([17, 17, 0.34]);
    expect(body.info.skipped).toEqual([
      { name: expect.stringMatching(/^Quiet One \(\d+\)$/), why: 'wants no messages' },
    ]);
    expect(body.info.samples).toHaveLength(3);
    const sent: readonly Message[] = (await expectSaved(at.send(asked))).body.info;
    const to = (has: (one: Message) => boolean) => sent.flatMap((one) => (has(one) ? [one.address] : [])).toSorted();
    expect(to(({ guardianID }) => guardianID !== null)).toEqual(guarding);
    expect(to(({ guardianID }) => guardianID === null)).toEqual([...parents, ...themselves]);
    await at.settled();
  });

  it('speaks the language of its receiver, else that of the house, and skips whom something has no value for', async () => {
    const { _id: templateID } = await at.builtIn('reminder');
    const made = await at.make.class();
    const owing = await at.make.student({ studentName: 'Cali Nuur', language: 'so' });
    await at.money.enrol(owing, made);
    await expectSaved(at.money.chargeStudent(owing, made, { feeAmount: 40 }));
    const free = await at.make.student({ studentName: 'Owes Nothing' });
    const { body } = await at.preview({ studentIDs: [owing._id, free._id], channel: 'sms', templateID });
    expect(body.info.samples).toMatchObject([
      {
        name: 'Cali Nuur',
        text: 'Cali Nuur, Hodan Academy ayaa kugu leh $40.00. Maalinta bixinta: 23 Nof 2026. Fadlan bixi.',
      },
    ]);
    expect(body.info.skipped).toEqual([{ name: expect.stringContaining('Owes Nothing'), why: 'nothing is owed' }]);
    await expectSaved(at.set({ defaultLanguage: 'de' }));
    const german = await at.make.student({ studentName: 'Anna Abdi' });
    const announced = await at.preview({
      studentIDs: [german._id],
      channel: 'sms',
      templateID: (await at.builtIn('announcement'))._id,
    });
    expect(announced.body.info.samples[0].text).toMatch(/^Guten Tag Anna Abdi, bitte rufen Sie Hodan Academy an/);
    await expectSaved(at.set({ defaultLanguage: 'en' }));
  });

  it('tells of a receipt by its record: the amount, the number, and what is still open', async () => {
    const made = await at.make.class();
    const one = await at.make.student({ studentName: 'Paying One' });
    await at.money.enrol(one, made);
    const fee = (await expectSaved(at.money.chargeStudent(one, made, { feeAmount: 40 }))).body.info[0];
    const receipt = (await expectSaved(at.money.pay(fee, 15, { datePaid: '2026-11-23' }))).body.info;
    const { _id: templateID } = await at.builtIn('receipt');
    const { body } = await at.preview({ recordID: receipt._id, channel: 'sms', templateID });
    expect(body.info.samples).toMatchObject([
      {
        text: `Hodan Academy: received $15.00 from Paying One. Receipt ${receipt.receiptNo}, 23 Nov 2026. Still open: $25.00.`,
      },
    ]);
    const own = await at.preview({ recordID: fee._id, channel: 'whatsapp', text: '{amount} for number {number}' });
    expect(own.body.info.samples[0].text).toBe(`$40.00 for number ${fee.feeNo}`);
  });

  it('reaches whoever is overdue for so many days, students and customers', async () => {
    const made = await at.make.class();
    const late = await at.make.student({ studentName: 'Late Student' });
    await at.money.enrol(late, made);
    at.at('2026-11-02T09:00:00Z');
    const fee = (await expectSaved(at.money.chargeStudent(late, made, { feeAmount: 40 }))).body.info[0];
    await expectSaved(at.app.call('PUT', `fee/${fee._id}`, { token: at.owner, body: { dueDate: '2026-11-13' } }));
    at.at(monday);
    const text = '{overdue}';
    const names = async (overdueDays: number) =>
      (await at.preview({ overdueDays, channel: 'sms', text })).body.info.samples.map(
        ({ name }: { name: string }) => name,
      );
    expect([await names(10), await names(11)]).toEqual([['Late Student'], []]);
  });

  it('ME example 6: with 5.00 a month of which 4.98 is spent, two parts of 0.02 are refused and nothing is sent', async () => {
    const one = await at.make.student();
    const cents = async () => Math.round((await at.list()).reduce((sum, { cost }) => sum + cost, 0) * 100);
    const left = (498 - (await cents())) / 100;
    await expectSaved(at.set({ smsMonthlyLimit: 5, smsPrice: left }));
    await expectSaved(at.send({ studentIDs: [one._id], channel: 'sms', text: 'What makes it 4.98' }));
    await expectSaved(at.set({ smsPrice: 0.02 }));
    await at.settled();
    expect(await cents()).toBe(498);
    const [before, asked] = [(await at.list()).length, at.gateway.asked.length];
    const refused = await at.send({ studentIDs: [one._id], channel: 'sms', text: 'a'.repeat(161) });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This would cost more than may be spent on SMS this month',
    ]);
    expect([(await at.list()).length, at.gateway.asked.length, await cents()]).toEqual([before, asked, 498]);
    expect((await at.send({ studentIDs: [one._id], channel: 'sms', text: 'One part' })).status).toBe(200);
    expect(await cents()).toBe(500);
    await expectSaved(at.set({ smsMonthlyLimit: null }));
    await at.settled();
  });

  it('two at once do not pass the limit of a month together', async () => {
    const one = await at.make.student();
    const spent = (await at.list()).reduce((sum, { cost }) => sum + cost, 0);
    await expectSaved(at.set({ smsMonthlyLimit: Math.round((spent + 0.02) * 100) / 100 }));
    const each = ['first', 'second', 'third'].map((text) => at.send({ studentIDs: [one._id], channel: 'sms', text }));
    const statuses = (await Promise.all(each)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await expectSaved(at.set({ smsMonthlyLimit: null }));
    await at.settled();
  });

  it('ME example 7: by WhatsApp it is opened, not sent, under the phone in its one form', async () => {
    const one = await at.make.student({ studentPhone: '0615550101', studentName: 'Wa One' });
    const { info } = (await expectSaved(at.send({ studentIDs: [one._id], channel: 'whatsapp', text: 'Hi & bye' })))
      .body;
    expect(info).toMatchObject([
      { messageStatus: 'opened', cost: 0, link: 'https://wa.me/252615550101?text=Hi%20%26%20bye' },
    ]);
    const two = await at.make.student();
    const both = await at.send({ studentIDs: [one._id, two._id], channel: 'whatsapp', text: 'Hi' });
    expect([both.status, both.body.message]).toEqual([400, 'WhatsApp opens one chat at a time']);
  });

  it('without a gateway is an SMS that the phone opens', async () => {
    await expectSaved(at.set({ smsProvider: 'none' }));
    const one = await at.make.student({ studentPhone: '615550102' });
    const { info } = (await expectSaved(at.send({ studentIDs: [one._id], channel: 'sms', text: 'Hi' }))).body;
    expect(info).toMatchObject([{ messageStatus: 'opened', cost: 0, link: 'sms:252615550102?body=Hi' }]);
    await expectSaved(at.set({ smsProvider: 'generic' }));
  });

  it.each(['sms', 'whatsapp', 'email'])('warns of the quiet hours where %s is sent by hand', async (channel) => {
    at.at('2026-11-23T19:00:00Z');
    const one = await at.make.student();
    const { body } = await at.preview({ studentIDs: [one._id], channel, text: 'Hi' });
    expect(body.info.warnings).toEqual(['These are the quiet hours: it reaches people at night']);
    at.at(monday);
  });
});

describe('a sending is refused', () => {
  it.each([
    ['with both a template and a text', { templateID: '5f1d7a3e-0000-4000-8000-000000000001', text: 'Hi' }, 'text'],
    ['with neither', { text: null }, 'text'],
    ['with a name that there is not', { text: '{balanse}' }, 'text'],
    ['of more than 700 letters', { text: 'a'.repeat(701) }, 'text'],
    ['of more than six parts', { text: 'ب'.repeat(403) }, 'text'],
    ['to two kinds of receivers', { overdueDays: 3 }, 'overdueDays'],
    ['to nobody', { studentIDs: null }, 'studentIDs'],
    ['by no channel', { channel: 'letter' }, 'channel'],
    [
      'to 501 students',
      {
        studentIDs: Array.from({ length: 501 }, (_one, n) => `5f1d7a3e-0000-4000-8000-${String(n).padStart(12, '0')}`),
      },
      'studentIDs',
    ],
    ['to a student who is not there', { studentIDs: ['5f1d7a3e-0000-4000-8000-000000000001'] }, 'studentIDs'],
    ['about no record', { studentIDs: null, recordID: 'x' }, 'recordID'],
  ])('%s', async (_what, values, field) => {
    const one = await at.make.student();
    const { status, body } = await at.send({ studentIDs: [one._id], channel: 'sms', text: 'Hi', ...values });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});
