// Proves ME3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Messages, startMessages, through } from './messages.fixture';

const publicAddress = 'https://daftar.example.com';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
  await expectSaved(
    at.set({ ...through(at.gateway), publicAddress, features: { messages: true, debts: true, papers: true } }),
  );
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

const text = 'See {link}';

/** What the first message of a sending would say. */
async function written(body: Readonly<Record<string, unknown>>): Promise<string> {
  return (await at.preview({ channel: 'sms', text, ...body })).body.info.samples[0].text;
}

/** What anybody sees who opens what a text leads to. */
async function opened(said: string) {
  const code = said.replace(`See ${publicAddress}/p/`, '');
  expect(code).not.toBe(said);
  return (await expectSaved(at.app.call('GET', `public/${code}`))).body.info;
}

async function paying() {
  const made = await at.make.class();
  const one = await at.make.student({ studentName: 'Linked One', studentPhone: '0615550109' });
  await at.money.enrol(one, made);
  const fee = (await expectSaved(at.money.chargeStudent(one, made, { feeAmount: 40 }))).body.info[0];
  return { one, fee };
}

describe('{link}', () => {
  it('leads whoever paid to the receipt, as its code does', async () => {
    const { fee } = await paying();
    const receipt = (await expectSaved(at.money.pay(fee, 15, { datePaid: '2026-11-23' }))).body.info;
    const said = await written({ recordID: receipt._id });
    expect(said).toBe(`See ${publicAddress}/p/${receipt.paperCode}`);
    expect(await opened(said)).toMatchObject({ kind: 'receipt', state: 'genuine' });
  });

  it('leads a customer to the invoice, twice to the same link', async () => {
    const customer = await at.shop.customer({ phone: '0615550110' });
    const item = await at.shop.item({});
    const sold = await expectSaved(at.shop.sell([[item, 4, 5]], { customerID: customer._id }));
    const { _id: recordID } = sold.body.currentinvoice;
    const [first, again] = [await written({ recordID }), await written({ recordID })];
    expect(again).toBe(first);
    expect(await opened(first)).toMatchObject({ kind: 'invoice', state: 'owed' });
  });

  it('leads whoever is sent a statement, a student or a customer, to the statement', async () => {
    const { one } = await paying();
    const customer = await at.shop.customer({ phone: '0615550112' });
    const { _id: templateID } = await at.builtIn('statement');
    for (const { _id: recordID } of [one, customer]) {
      const said = await written({ recordID });
      expect(await opened(said)).toMatchObject({ kind: 'statement' });
      const { body } = await at.preview({ recordID, channel: 'sms', templateID });
      expect(body.info.samples[0].text).toContain(said.replace('See ', ''));
    }
    const { token } = await at.app.logInAs(at.owner, 'Desk', ['/student']);
    expect((await at.preview({ recordID: one._id, channel: 'whatsapp', text }, token)).status).toBe(403);
  });

  it('leads a student to the portal where there is no such page, and a customer nowhere', async () => {
    const { one, fee } = await paying();
    expect(await written({ studentIDs: [one._id] })).toBe(`See ${publicAddress}/loginportal`);
    expect(await written({ recordID: fee._id })).toBe(`See ${publicAddress}/loginportal`);
    const customer = await at.shop.customer({ phone: '0615550111' });
    expect(await written({ customerIDs: [customer._id] })).toBe('See');
  });

  it('stands in what is written by itself after a payment', async () => {
    const { _id } = await at.builtIn('receipt');
    const texts = [{ language: 'en', text: 'Thank you. {link}' }];
    await expectSaved(
      at.app.call('PUT', `messageTemplate/${_id}`, { token: at.owner, body: { isAutomatic: true, texts } }),
    );
    at.at('2026-11-23T09:05:00Z');
    const { fee } = await paying();
    const receipt = (await expectSaved(at.money.pay(fee, 25, { datePaid: '2026-11-23' }))).body.info;
    await at.minute('2026-11-23T09:06:00Z');
    expect((await at.list())[0]?.text).toBe(`Thank you. ${publicAddress}/p/${receipt.paperCode}`);
  });

  it('leads nowhere while nobody would reach it', async () => {
    const { one } = await paying();
    await expectSaved(at.set({ publicAddress: null }));
    expect(await written({ studentIDs: [one._id] })).toBe('See');
  });
});
