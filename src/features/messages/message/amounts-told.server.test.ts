// Proves ME3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Messages, startMessages } from './messages.fixture';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

it('an amount in an Arabic message keeps its sign in front, as on the screens', async () => {
  const made = await at.make.class();
  const owing = await at.make.student({ studentName: 'Cali Nuur', language: 'ar' });
  await at.money.enrol(owing, made);
  await expectSaved(at.money.chargeStudent(owing, made, { feeAmount: 40 }));
  const { _id: templateID } = await at.builtIn('reminder');
  const { body } = await at.preview({ studentIDs: [owing._id], channel: 'sms', templateID });
  expect(body.info.samples[0].text).toContain('عليكم \u2068$40.00\u2069 لدى');
});
