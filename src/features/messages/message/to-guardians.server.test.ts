// Proves ME1.
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
  expect(await reached('announcement')).toEqual([
    ['Mother', 'Mother'],
    ['Employer', 'Dear'],
    ['Uncle', 'Dear'],
  ]);
  const blocked = { messageChoice: 'all', guardianStatus: 'blocked' };
  await expectSaved(at.app.call('PUT', `guardian/${quiet._id}`, { token: at.owner, body: blocked }));
  expect(await reached('announcement')).toHaveLength(3);
  expect((await reached('reminder')).map(([name]: string[]) => name)).toEqual(['Mother', 'Employer']);
  expect((await reached('announcement', 'email')).map(([name]: string[]) => name)).toEqual(['Uncle']);
  const { _id: templateID } = await at.builtIn('announcement');
  const { info } = (await expectSaved(at.send({ studentIDs: [child._id], channel: 'sms', templateID }))).body;
  expect(info.map((one: Message) => [one.studentID?._id, one.guardianID?._id])).toContainEqual([child._id, uncle._id]);
  expect((await at.app.call('DELETE', `guardian/${mother._id}`, { token: at.owner })).status).toBe(409);
  await at.settled();
});
