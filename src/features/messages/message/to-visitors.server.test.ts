// Proves ME1, ME2, ME5, ME8, ME12.
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

type Values = Readonly<Record<string, unknown>>;

/** Who came to ask for a course. */
async function visitor(values: Values = {}) {
  const body = {
    Name: 'Cabdi Nuur',
    phone: '0615550404',
    Address: 'Hodan',
    Course: 'Web Development',
    Days: 'Mornings',
    Description: 'Asked for the price',
    ...values,
  };
  return (await expectSaved(at.app.call('POST', 'note', { token: at.owner, body }))).body.info;
}

describe('a message to whoever came to ask', () => {
  it('is an enquiry, goes to the phone of the note, and is opened by WhatsApp', async () => {
    const one = await visitor();
    const { _id: templateID } = await at.builtIn('enquiry');
    const { info } = (await expectSaved(at.send({ noteIDs: [one._id], channel: 'whatsapp', templateID }))).body;
    expect(info).toMatchObject([
      {
        noteID: { _id: one._id, Name: 'Cabdi Nuur' },
        studentID: null,
        customerID: null,
        guardianID: null,
        purpose: 'enquiry',
        channel: 'whatsapp',
        messageStatus: 'opened',
        address: '252615550404',
        text: expect.stringContaining('Cabdi Nuur'),
        link: expect.stringMatching(/^https:\/\/wa\.me\/252615550404\?/),
      },
    ]);
    expect(await at.list(`&noteID=${one._id}`)).toHaveLength(1);
    expect(await at.list('&q=Cabdi')).toHaveLength(1);
  });

  it('is followed up by itself, once, whoever sends it', async () => {
    const one = await visitor({ Name: 'Followed Up' });
    const { _id: templateID } = await at.builtIn('enquiry');
    const [made] = (await expectSaved(at.send({ noteIDs: [one._id], channel: 'whatsapp', templateID }))).body.info;
    const { body } = await at.app.call('GET', `followUp?noteID=${one._id}`, { token: at.owner });
    expect(body).toMatchObject([
      { noteID: { Name: 'Followed Up' }, channel: 'whatsapp', outcome: 'sent', amountOpen: 0, messageID: made._id },
    ]);
  });

  it('with words of its own is an enquiry too', async () => {
    const one = await visitor({ Name: 'Own Words' });
    const text = 'Dear {name}, the course begins on Saturday';
    const { info } = (await expectSaved(at.send({ noteIDs: [one._id], channel: 'whatsapp', text }))).body;
    expect(info).toMatchObject([{ purpose: 'enquiry', text: 'Dear Own Words, the course begins on Saturday' }]);
  });

  it("is written in the visitor's language, else in that of the house", async () => {
    const [somali, any] = [await visitor({ Name: 'Ayaan', language: 'so' }), await visitor({ Name: 'Bile' })];
    expect([somali.language, any.language]).toEqual(['so', null]);
    await expectSaved(at.set(through(at.gateway)));
    const { _id: templateID } = await at.builtIn('enquiry');
    const body = { noteIDs: [somali._id, any._id], channel: 'sms', templateID };
    const preview = (await expectSaved(at.preview(body))).body.info;
    expect(preview).toMatchObject({ count: 2, parts: 2, cost: 0.04, skipped: [] });
    const { info } = (await expectSaved(at.send(body))).body;
    expect(info.map(({ language, text }: Values) => [language, String(text).slice(0, 12)])).toEqual([
      ['so', 'Ayaan, waad '],
      ['en', 'Dear Bile, t'],
    ]);
    await at.settled();
  });

  it('has no e-mail, and nothing that is owed', async () => {
    const one = await visitor({ Name: 'No Mail' });
    const by = async (body: Values) => {
      const asked = { noteIDs: [one._id], ...body };
      return (await expectSaved(at.preview(asked))).body.info.skipped;
    };
    expect(await by({ channel: 'email', text: 'Hello' })).toEqual([{ name: 'No Mail', why: 'no email address' }]);
    expect(await by({ channel: 'sms', text: 'Pay {overdue}' })).toEqual([
      { name: 'No Mail', why: 'nothing is overdue' },
    ]);
  });

  it('is for one kind of receivers, for notes that there are, and for no teacher', async () => {
    const one = await visitor();
    const student = await at.make.student();
    const both = await at.send({ noteIDs: [one._id], studentIDs: [student._id], channel: 'sms', text: 'Hello' });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([400, ['noteIDs']]);
    const teacher = await at.make.teacher();
    await at.make.letTeachersOpen(['/messages', '/note']);
    const token = await at.make.tokenOf(teacher);
    const by = await at.send({ noteIDs: [one._id], channel: 'whatsapp', text: 'Hello' }, token);
    expect(by.status).toBe(403);
    const none = await at.send({ noteIDs: [student._id], channel: 'sms', text: 'Hello' });
    expect([none.status, none.body.errors]).toEqual([400, { noteIDs: 'Choose from the list' }]);
  });

  it('keeps the note from being deleted, as whoever was written to is known by it', async () => {
    const one = await visitor({ Name: 'Kept Note' });
    await expectSaved(at.send({ noteIDs: [one._id], channel: 'whatsapp', text: 'Hello {name}' }));
    const { status } = await at.app.call('DELETE', `note/${one._id}`, { token: at.owner });
    expect(status).toBe(409);
  });
});
