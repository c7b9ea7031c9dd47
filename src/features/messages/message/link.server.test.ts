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

  it('PU example 7: a payment of three receipts that is sent twice by WhatsApp leads to the same code, which lists the three', async () => {
    const made = await at.make.class();
    const one = await at.make.student({ studentPhone: '0615550115' });
    await at.money.enrol(one, made);
    const debts: object[] = [];
    for (const amount of [10, 20, 30]) {
      const charged = await expectSaved(at.money.chargeStudent(one, made, { feeAmount: amount }));
      debts.push({ feeID: charged.body.info[0]._id, amount });
    }
    const accounts: { _id: string; name: string }[] = (await at.app.call('GET', 'account', { token: at.owner })).body;
    const payments = [{ accountID: accounts.find(({ name }) => name === 'Cash')?._id, amount: 60 }];
    const body = { studentID: one._id, debts, payments };
    const { info } = (await expectSaved(at.app.call('POST', 'counter', { token: at.owner, body }))).body;
    const sent = async () => {
      const answer = await expectSaved(at.send({ recordID: info._id, channel: 'whatsapp', text }));
      return new URL(answer.body.info[0].link).searchParams.get('text');
    };
    const said = [await sent(), await sent()];
    expect(said).toEqual(Array(2).fill(`See ${publicAddress}/p/${info.paperCode}`));
    const { facts } = await opened(said[0] ?? '');
    expect(facts.filter(({ label }: { label: string }) => label.startsWith('Receipt '))).toHaveLength(3);
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

  it('leads each of several who are sent a statement to the own one, made when it is sent', async () => {
    const [{ one }, { one: other }] = [await paying(), await paying()];
    const customers = [
      await at.shop.customer({ phone: '0615550113' }),
      await at.shop.customer({ phone: '0615550114' }),
    ];
    const { _id: templateID } = await at.builtIn('statement');
    const made = async () =>
      (await at.app.database.pool.query('select count(*)::int as n from academy.link')).rows[0].n;
    const before = await made();
    const kinds = [{ studentIDs: [one._id, other._id] }, { customerIDs: customers.map(({ _id }) => _id) }];
    for (const whom of kinds) {
      const asked = await at.preview({ ...whom, channel: 'sms', templateID });
      const seen = asked.body.info.samples.map(({ text }: { text: string }) => /\/p\/(\w+)$/.exec(text)?.[1]);
      expect(seen).toEqual([expect.stringMatching(/^X{25}\d$/), expect.stringMatching(/^X{25}\d$/)]);
    }
    expect(await made()).toBe(before);
    for (const whom of kinds) {
      const { body } = await expectSaved(at.send({ ...whom, channel: 'sms', templateID }));
      const codes: string[] = body.info.map(({ text }: { text: string }) => /\/p\/(\w+)$/.exec(text)?.[1]);
      expect(new Set(codes).size).toBe(2);
      for (const code of codes)
        expect(await opened(`See ${publicAddress}/p/${code}`)).toMatchObject({ kind: 'statement' });
      const again = await at.preview({ ...whom, channel: 'sms', templateID });
      expect(codes.every((code) => JSON.stringify(again.body.info.samples).includes(code))).toBe(true);
    }
    expect(await made()).toBe(before + 4);
    const { token } = await at.app.logInAs(at.owner, 'Writer', ['/messages']);
    const { body } = await at.preview({ studentIDs: [one._id], channel: 'sms', templateID }, token);
    expect(body.info.samples[0].text).toContain(`${publicAddress}/loginportal`);
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
