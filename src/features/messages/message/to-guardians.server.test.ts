// Proves ME1, ME6.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import type { Message } from './message.contract';
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

it('a message about a student reaches the guardians whom it concerns, each in the own language and as each wants, and nobody else', async () => {
  const child = await at.make.student({
    studentName: 'Child Guarded',
    parentName: 'Parent',
    parentPhone: '252615559000',
  });
  const guard = async (guardianName: string, guardianPhone: string, access: string, more: object = {}) => {
    const children = [{ studentID: child._id, relation: 'other', access, consentDate: '2026-11-01' }];
    const body = { guardianName, guardianPhone, children, ...more };
    return (await expectSaved(at.app.call('POST', 'guardian', { token: at.owner, body }))).body.info;
  };
  const mother = await guard('Mother', '252615559001', 'all', { language: 'so' });
  await guard('Employer', '252615559002', 'fees');
  const uncle = await guard('Uncle', '252615559003', 'contact', { email: 'uncle@example.test' });
  const quiet = await guard('Quiet', '252615559004', 'all', { messageChoice: 'none' });
  const made = await at.make.class();
  await at.money.enrol(child, made);
  await expectSaved(at.money.chargeStudent(child, made, { feeAmount: 40 }));
  const reached = async (purpose: string, channel = 'sms') => {
    const { _id: templateID } = await at.builtIn(purpose);
    const { body } = await at.preview({ studentIDs: [child._id], channel, templateID });
    return body.info.samples.map(({ name, text }: { name: string; text: string }) => [name, text.split(/[ ,]/)[0]]);
  };
  const skipped = async (channel: string) => {
    const { _id: templateID } = await at.builtIn('announcement');
    return (await at.preview({ studentIDs: [child._id], channel, templateID })).body.info.skipped;
  };
  expect(await reached('announcement')).toEqual([
    ['Mother', 'Mother'],
    ['Employer', 'Dear'],
    ['Uncle', 'Dear'],
  ]);
  const unwilling = { name: 'Quiet', why: 'wants no messages' };
  expect(await skipped('sms')).toEqual([unwilling]);
  expect(await skipped('email')).toEqual([
    { name: 'Mother', why: 'no email address' },
    { name: 'Employer', why: 'no email address' },
    unwilling,
  ]);
  const blocked = { messageChoice: 'all', guardianStatus: 'blocked' };
  await expectSaved(at.app.call('PUT', `guardian/${quiet._id}`, { token: at.owner, body: blocked }));
  expect(await reached('announcement')).toHaveLength(3);
  expect((await reached('reminder')).map(([name]: string[]) => name)).toEqual(['Mother', 'Employer']);
  expect((await reached('announcement', 'email')).map(([name]: string[]) => name)).toEqual(['Uncle']);
  const { _id: templateID } = await at.builtIn('announcement');
  const { info } = (await expectSaved(at.send({ studentIDs: [child._id], channel: 'sms', templateID }))).body;
  expect(info.map((one: Message) => [one.studentID?._id, one.guardianID?._id])).toContainEqual([child._id, uncle._id]);
  expect((await at.list('&q=uncle')).map(({ guardianID }) => guardianID?._id)).toEqual([uncle._id]);
  expect((await at.app.call('DELETE', `guardian/${mother._id}`, { token: at.owner })).status).toBe(409);
  await at.settled();
});

it('two guardians are written to by WhatsApp one after the other, each once, and a guardian alone of each child', async () => {
  const [child, sister] = [await at.make.student({ studentName: 'Child Two' }), await at.make.student()];
  const guard = async (guardianName: string, guardianPhone: string, ids: readonly string[], access = 'all') => {
    const children = ids.map((studentID) => ({ studentID, relation: 'other', access, consentDate: '2026-11-01' }));
    const body = { guardianName, guardianPhone, children };
    return (await expectSaved(at.app.call('POST', 'guardian', { token: at.owner, body }))).body.info;
  };
  const mother = await guard('Mother Two', '252615558001', [child._id, sister._id]);
  const father = await guard('Father Two', '252615558002', [child._id]);
  const { _id: templateID } = await at.builtIn('announcement');
  const body = { studentIDs: [child._id], channel: 'whatsapp', templateID };
  expect((await at.send(body)).status).toBe(400);
  const { receivers } = (await at.preview(body)).body.info;
  expect(receivers).toEqual([
    { personID: child._id, name: 'Mother Two', address: '252615558001' },
    { personID: child._id, name: 'Father Two', address: '252615558002' },
  ]);
  const reached: unknown[] = [];
  for (const { address } of receivers) {
    const { info } = (await expectSaved(at.send({ ...body, address }))).body;
    reached.push(info.map((one: Message) => [one.messageStatus, one.address, one.guardianID?._id]));
  }
  expect(reached).toEqual([[['opened', '252615558001', mother._id]], [['opened', '252615558002', father._id]]]);
  expect((await at.send({ ...body, address: '252615558003' })).status).toBe(409);
  const own = async (more: object) => {
    const { info } = (await at.preview({ guardianIDs: [mother._id], channel: 'sms', text: '{student}', ...more })).body;
    return info.samples.map(({ name, text }: { name: string; text: string }) => [name, text]);
  };
  expect(await own({})).toHaveLength(2);
  expect(await own({ studentIDs: [child._id] })).toEqual([['Mother Two', 'Child Two']]);
  expect(
    (await at.preview({ guardianIDs: [father._id], studentIDs: [sister._id], channel: 'sms', text: 'Hi' })).status,
  ).toBe(400);
  expect((await at.preview({ guardianIDs: [child._id], channel: 'sms', text: 'Hi' })).status).toBe(400);
  expect((await at.preview({ guardianIDs: [mother._id], classID: child._id, channel: 'sms', text: 'Hi' })).status).toBe(
    400,
  );
  const unwilling = { messageChoice: 'none' };
  await expectSaved(at.app.call('PUT', `guardian/${mother._id}`, { token: at.owner, body: unwilling }));
  await guard('Aunt Two', '252615558004', [sister._id]);
  const both = await at.preview({ studentIDs: [child._id, sister._id], channel: 'sms', templateID });
  expect([both.body.info.count, both.body.info.skipped]).toEqual([
    2,
    [{ name: 'Mother Two', why: 'wants no messages' }],
  ]);
});
