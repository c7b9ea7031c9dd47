// Proves CL5, ME4, ME6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrollment, SchoolClass } from '#testing/academy-money';
import { expectSaved } from '#testing/test-app';
import { type Messages, startMessages } from './messages.fixture';

let at: Messages;
let room: SchoolClass;
let waits: Enrollment;

beforeAll(async () => {
  at = await startMessages();
  room = await at.make.class({ className: 'NEXT-9', capacity: 1 });
  const [seated, waiting] = [
    await at.make.student(),
    await at.make.student({ studentName: 'Hibo Ali', studentPhone: '0615550119' }),
  ];
  await expectSaved(at.money.enrol(seated, room));
  waits = (await expectSaved(at.money.enrol(waiting, room, { enrolledStatus: 'waiting' }))).body.info;
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

describe('Who waits for a seat', () => {
  it('is written to by WhatsApp, of the class, by the template that the product brought', async () => {
    const { info } = (await expectSaved(at.send({ recordID: waits._id, channel: 'whatsapp' }))).body;
    expect(info).toMatchObject([
      { purpose: 'seatFree', messageStatus: 'opened', studentID: { studentName: 'Hibo Ali' } },
    ]);
    expect(info[0].text).toMatch(/: a seat in NEXT-9 is free\. Call us on .+ if Hibo Ali still wants it\.$/);
    expect(info[0].link).toContain('https://wa.me/252615550119?text=');
  });

  it('is written to also who wants only what is needed', async () => {
    const student = `student/${waits.studentID._id}`;
    await expectSaved(at.app.call('PUT', student, { token: at.owner, body: { messageChoice: 'needed' } }));
    expect((await at.preview({ recordID: waits._id, channel: 'whatsapp' })).body.info).toMatchObject({
      count: 1,
      skipped: [],
    });
  });

  it('is written to by whoever may read enrollments, and by nobody else', async () => {
    const { token: registrar } = await at.app.logInAs(at.owner, 'Registrar', ['/stdenrollment']);
    const { token: clerk } = await at.app.logInAs(at.owner, 'Clerk', ['/class']);
    const body = { recordID: waits._id, channel: 'whatsapp' };
    expect((await at.preview(body, registrar)).status).toBe(200);
    expect((await at.preview(body, clerk)).status).toBe(403);
  });

  it('is not written to by itself: a template of a free seat is by hand alone', async () => {
    const { _id } = await at.builtIn('seatFree');
    const answer = await at.app.call('PUT', `messageTemplate/${_id}`, { token: at.owner, body: { isAutomatic: true } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['isAutomatic']]);
  });

  it('is written to no more of it once there is a seat', async () => {
    await expectSaved(at.app.call('PUT', `class/${room._id}`, { token: at.owner, body: { capacity: 2 } }));
    await expectSaved(
      at.app.call('PUT', `Enrollment/${waits._id}`, { token: at.owner, body: { enrolledStatus: 'active' } }),
    );
    const answer = await at.send({ recordID: waits._id, channel: 'whatsapp' });
    expect([answer.status, answer.body.message]).toEqual([409, 'Nobody waits for a seat here']);
  });
});
