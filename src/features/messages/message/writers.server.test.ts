// Proves ME1, ME6, AL15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Messages, startMessages, through } from './messages.fixture';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
  await expectSaved(at.set(through(at.gateway)));
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

describe('who may write', () => {
  it('a teacher writes to people of own classes, and not by what they owe', async () => {
    const teacher = await at.make.teacher();
    const own = await at.make.class({ teacherID: teacher._id });
    const [mine, other] = [await at.make.student(), await at.make.student()];
    await at.make.enroll(mine, own);
    await at.make.letTeachersOpen(['/messages']);
    const token = await at.make.tokenOf(teacher);
    const to = async (body: object) => (await at.preview({ channel: 'sms', text: 'Hi', ...body }, token)).status;
    expect([
      await to({ studentIDs: [mine._id] }),
      await to({ classID: own._id }),
      await to({ studentIDs: [mine._id, other._id] }),
      await to({ classID: (await at.make.class())._id }),
      await to({ overdueDays: 1 }),
    ]).toEqual([200, 200, 403, 403, 403]);
    const seen = async () => (await at.app.call('GET', 'message', { token })).body;
    expect(await seen()).toEqual([]);
    await expectSaved(at.send({ studentIDs: [mine._id], channel: 'whatsapp', text: 'Hi' }, token));
    expect(await seen()).toHaveLength(1);
  });

  it('whoever may read a receipt writes about it by WhatsApp, not by SMS, and about nothing else', async () => {
    const made = await at.make.class();
    const one = await at.make.student();
    await at.money.enrol(one, made);
    const fee = (await expectSaved(at.money.chargeStudent(one, made, { feeAmount: 40 }))).body.info[0];
    const receipt = (await expectSaved(at.money.pay(fee, 15, { datePaid: '2026-11-23' }))).body.info;
    const { token } = await at.app.logInAs(at.owner, 'Till', ['/receipt']);
    const about = async (recordID: string, channel: string) =>
      (await at.send({ recordID, channel, text: 'Thank you' }, token)).status;
    expect([
      await about(receipt._id, 'whatsapp'),
      await about(receipt._id, 'sms'),
      await about(fee._id, 'whatsapp'),
      (await at.send({ studentIDs: [one._id], channel: 'whatsapp', text: 'Hi' }, token)).status,
    ]).toEqual([200, 403, 403, 403]);
  });

  it('about a record nothing has to be typed: its template is written in the language of the receiver', async () => {
    const made = await at.make.class();
    const one = await at.make.student({ studentName: 'Asha Cali', language: 'so', studentPhone: '0615550177' });
    await at.money.enrol(one, made);
    const fee = (await expectSaved(at.money.chargeStudent(one, made, { feeAmount: 40 }))).body.info[0];
    const receipt = (await expectSaved(at.money.pay(fee, 15, { datePaid: '2026-11-23' }))).body.info;
    const { token } = await at.app.logInAs(at.owner, 'Desk', ['/receipt']);
    const { body } = await expectSaved(at.send({ recordID: receipt._id, channel: 'whatsapp' }, token));
    const [sent] = body.info;
    expect(sent).toMatchObject({
      purpose: 'receipt',
      messageStatus: 'opened',
      language: 'so',
      address: '252615550177',
    });
    expect(sent.text).toContain('$15.00 ayaa laga helay Asha Cali');
    expect(new URL(sent.link).searchParams.get('text')).toBe(sent.text);
    const own = { templateName: 'Thanks', purpose: 'receipt', texts: [{ language: 'en', text: 'Paid {amount}' }] };
    const values = { ...own, receivers: 'student', isAutomatic: true };
    const template = await expectSaved(at.app.call('POST', 'messageTemplate', { token: at.owner, body: values }));
    const again = await expectSaved(at.send({ recordID: receipt._id, channel: 'whatsapp' }, token));
    expect(again.body.info[0].text).toBe('Paid $15.00');
    await expectSaved(
      at.app.call('DELETE', `messageTemplate/${template.body.info._id}`, { token: at.owner, body: { __v: 0 } }),
    );
    expect((await at.send({ studentIDs: [one._id], channel: 'whatsapp' })).body.errors).toEqual({
      text: 'Choose a template or write a text',
    });
  });

  it('a student chooses in the portal how to be written to', async () => {
    const one = await at.make.student();
    const token = await at.make.portalTokenOf(one);
    const call = (method: 'GET' | 'PUT', body?: object) =>
      at.app.call(method, 'student/me', { token, ...(body ? { body } : {}) });
    expect((await call('GET')).body).toEqual({ language: null, messageChoice: 'all', guardians: [] });
    const saved = await expectSaved(call('PUT', { language: 'so', messageChoice: 'needed' }));
    expect(saved.body.info).toEqual({ language: 'so', messageChoice: 'needed' });
    expect((await call('PUT', { messageChoice: 'never' })).status).toBe(400);
    const preview = await at.preview({ studentIDs: [one._id], channel: 'sms', text: 'Hi' });
    expect(preview.body.info.skipped).toMatchObject([{ why: 'wants only what is needed' }]);
    const body = { messageChoice: 'all' };
    expect((await at.app.call('PUT', 'student/me', { token: at.owner, body })).status).toBe(404);
  });

  it('nobody while messages are switched off', async () => {
    await expectSaved(at.set({ features: { messages: false } }));
    const { status, body } = await at.send({ studentIDs: [], channel: 'sms', text: 'Hi' });
    expect([status, body.message]).toEqual([404, 'This feature is switched off']);
    await expectSaved(at.set({ features: { messages: true } }));
  });
});
