// Proves WA4, WA6, WA9, WA13.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
import { expectSaved } from '#testing/test-app';
import { type AtWallets, edahab, evc, newPhone, startAtWallets } from './wallet.fixture';

let at: AtWallets;
beforeAll(async () => {
  at = await startAtWallets();
});
afterAll(() => at.app.stop());

describe('a message that was pasted', () => {
  it('WA example 1: of a parent whose child owes one fee of 25.00 is sure, and booking it makes the receipt', async () => {
    const { parentPhone, student, fees } = await at.parentOf([25]);
    const before = await at.balanceOf('Evc plus');
    const { income } = await at.summary();
    const message = await at.pasted(evc(25, { phone: parentPhone }));
    expect(message).toMatchObject({
      amount: 25,
      phone: parentPhone,
      status: 'open',
      direction: 'in',
      balanceAfter: 340.5,
      paidAt: expect.stringMatching(/^2026-11-23T07:32:05/),
    });
    const number = (await at.debts(`studentID=${student._id}`)).debts[0]?.number;
    expect(message.proposal).toMatchObject({
      sureness: 'sure',
      payer: { kind: 'student', _id: student._id },
      debts: [{ of: 'fee', _id: fees[0]?._id, amount: 25 }],
      rest: 0,
      why: `phone of the parent, amount of fee ${number}`,
    });
    // It is not money yet (WA13).
    expect([await at.balanceOf('Evc plus'), (await at.summary()).income]).toEqual([before, income]);
    const [payment] = await at.booked([message]);
    expect(payment).toMatchObject({
      total: 25,
      date: '2026-11-23',
      receipts: [{ of: 'fee', amount: 25, balance: 0 }],
      payments: [{ amount: 25, phonePaid: parentPhone, messageID: { _id: message._id } }],
    });
    expect(await at.balanceOf('Evc plus')).toBe(before + 25);
    expect(await at.message(message)).toMatchObject({
      status: 'booked',
      paymentID: { _id: payment?._id },
      userID: { fullName: 'Hodan Warsame' },
      proposal: null,
    });
  });

  it('WA example 2: pasted again is known, and nothing is new', async () => {
    const text = evc(7, { phone: newPhone(), left: 11 });
    expect((await at.paste(text)).body).toMatchObject({ read: 1, known: 0, unread: 0 });
    const again = await at.paste(text);
    expect(again.body).toMatchObject({ status: true, read: 0, known: 1, unread: 0, info: [] });
    const twice = await at.paste(`${evc(8, { left: 19 })}\n\n${evc(8, { left: 19 })}\n\n${text}`);
    expect(twice.body).toMatchObject({ read: 1, known: 2, unread: 0 });
  });

  it('is read with others, one a paragraph; what nothing reads lies unread, once', async () => {
    const answer = await at.paste(`${evc(1, { left: 501 })}\n\nSalaan!\n\n${evc(2, { left: 503 })}`);
    expect(answer.body).toMatchObject({ read: 2, known: 0, unread: 1 });
    expect((await at.paste('Salaan!')).body).toMatchObject({ status: true, read: 0, known: 1, unread: 0 });
    const { body } = await at.get('walletMessage?status=unread');
    expect(body).toMatchObject([{ text: 'Salaan!', amount: null, direction: null, patternID: null }]);
  });

  it('is refused into what is no wallet, and over-long', async () => {
    expect((await at.paste(evc(1), 'Cash')).body.errors).toEqual({ accountID: 'Choose a wallet' });
    expect((await at.paste('x'.repeat(1_001))).body.errors).toEqual({ text: 'A message has at most 1000 characters' });
    expect((await at.paste('')).body.errors).toEqual({ text: 'Paste the messages' });
    expect((await at.paste(`${evc(3)}\u0000`)).status).toBe(400);
  });

  it('WA example 10: with a part of a cent as amount is not read, with one as balance it is', async () => {
    expect((await at.paste(evc('2.965', { left: 77 }))).body).toMatchObject({ read: 0, unread: 1 });
    const message = await at.pasted(evc(2, { left: '2.96500' }));
    expect(message).toMatchObject({ amount: 2, balanceAfter: 2.965 });
  });

  it('about money that went out is never proposed and not booked', async () => {
    const text =
      '[-EVCPlus-] $60 ayaad uwareejisay SHUKRI NUR(0615550104), Tar: 23/11/26 12:14:09, Haraagaagu waa $320.5';
    const message = await at.pasted(text);
    expect(message).toMatchObject({ direction: 'out', proposal: null });
    const { status, body } = await at.book([message]);
    expect([status, body.message]).toEqual([409, 'This message is about money that went out']);
  });

  it('WA example 4: after 340.50 and then +10.00 that says 380.50, 30.00 are missing; what was lost closes the gap', async () => {
    const text = (amount: number, time: string, left: number) => evc(amount, { time, left, day: '20/11/26' });
    await at.pasted(text(25, '10:32:05', 340.5));
    const later = await at.pasted(text(10, '10:41:00', 380.5));
    expect(later).toMatchObject({ gap: 30, gapSince: expect.stringMatching(/^2026-11-20T07:32:05/) });
    await at.pasted(text(30, '10:36:00', 370.5));
    expect(await at.message(later)).toMatchObject({ gap: null, gapSince: null });
  });
});

describe('what a message may have paid', () => {
  it('is of the children of a guardian, whose phone no student has, and of several families is unsure', async () => {
    const guardianPhone = newPhone();
    const [one, other] = [
      await at.owing([25], { parentPhone: newPhone() }),
      await at.owing([15], { parentPhone: guardianPhone }),
    ];
    const children = [one, other].map(({ student }) => ({
      studentID: student._id,
      relation: 'mother',
      access: 'contact',
    }));
    const body = { guardianName: 'Halima', guardianPhone, children };
    await expectSaved(at.app.call('POST', 'guardian', { token: at.owner, body }));
    const single = await at.pasted(evc(25, { phone: guardianPhone, left: 71_025 }));
    expect(single.proposal).toMatchObject({
      sureness: 'sure',
      payer: { _id: one.student._id },
      why: expect.stringMatching(/^phone of the guardian, amount of fee \d+$/),
    });
    const whole = await at.pasted(evc(40, { phone: guardianPhone, left: 71_065 }));
    expect(whole.proposal).toMatchObject({
      sureness: 'sure',
      people: [{ _id: one.student._id }, { _id: other.student._id }],
      why: 'phone of the guardian, amount of all that is open',
    });
    const [payment] = await at.booked([whole]);
    expect(payment?.receipts.map(({ amount }) => amount).toSorted()).toEqual([15, 25]);
    const foreign = await at.owing([25], { parentPhone: guardianPhone });
    const unsure = await at.pasted(evc(25, { phone: guardianPhone, left: 71_090 }));
    expect(unsure.proposal).toMatchObject({ sureness: 'unsure', payer: null });
    expect(unsure.proposal?.people.map(({ _id }) => _id)).toContain(foreign.student._id);
  });

  it('is all that is open of a family, or the oldest first and the rest as credit', async () => {
    const { parentPhone, student } = await at.parentOf([25]);
    const { student: sister } = await at.owing([10, 5], { parentName: 'Halima', parentPhone });
    const whole = await at.pasted(evc(40, { phone: `+252${parentPhone.slice(1)}`, left: 1_040 }));
    expect(whole.proposal).toMatchObject({
      sureness: 'sure',
      people: [{ _id: student._id }, { _id: sister._id }],
      why: 'phone of the parent, amount of all that is open',
    });
    expect(whole.proposal?.debts.map(({ amount }) => amount).toSorted()).toEqual([10, 25, 5]);
    const more = await at.pasted(evc(50, { phone: parentPhone, left: 1_090 }));
    expect(more.proposal).toMatchObject({ sureness: 'likely', rest: 10, why: 'phone of the parent, another amount' });
    const [payment] = await at.booked([more]);
    expect(payment).toMatchObject({ total: 50, creditKept: 10, payerName: 'Halima' });
    expect(payment?.receipts).toHaveLength(3);
  });

  it('is of several where a phone leads to several, and of a similar name alone nothing is preset', async () => {
    const phone = newPhone();
    await at.owing([25], { studentPhone: phone });
    await at.owing([25], { studentPhone: phone });
    const several = await at.pasted(evc(25, { phone, left: 2_025 }));
    expect(several.proposal).toMatchObject({
      sureness: 'unsure',
      debts: [],
      payer: null,
      why: 'several people have this phone',
    });
    expect(several.proposal?.people).toHaveLength(2);
    expect((await at.book([several])).body.message).toBe('Say who paid first');
    const { student } = await at.owing([25], { studentName: 'Xawo Cabdullaahi' });
    const named = await at.pasted(
      edahab(25, 'PP261123.77', { name: 'XAWO CABDULLAAHI MAXAMED', phone: newPhone() }),
      'e-Dahab',
    );
    expect(named.proposal).toMatchObject({
      sureness: 'unsure',
      payer: null,
      people: [{ _id: student._id, why: 'a similar name' }],
    });
    const unknown = await at.pasted(evc(25, { phone: newPhone(), left: 2_050 }));
    expect(unknown.proposal).toMatchObject({ sureness: 'none', people: [] });
  });

  it('leads to whoever paid with the phone before, and to customers', async () => {
    const { student, fees } = await at.owing([20, 30]);
    const phonePaid = newPhone();
    await at.taken({ debts: paying(fees, [20]), payments: at.rows(['Evc plus', 20, { phonePaid }]) });
    const again = await at.pasted(evc(30, { phone: phonePaid, left: 3_030 }));
    expect(again.proposal).toMatchObject({
      sureness: 'sure',
      people: [{ _id: student._id, why: 'paid with this phone before' }],
    });
    const customer = await at.shop.customer({ phone: newPhone() });
    const theirs = await at.pasted(evc(12, { phone: customer.phone ?? '', left: 3_042 }));
    expect(theirs.proposal).toMatchObject({
      sureness: 'likely',
      rest: 12,
      payer: { kind: 'customer', _id: customer._id },
    });
    const { body } = await at.get(`walletMessage/proposals?ids=${again._id},${theirs._id}`);
    expect(body.map(({ messageID }: { messageID: string }) => messageID).toSorted()).toEqual(
      [again._id, theirs._id].toSorted(),
    );
  });
});

it('what was read again by a new pattern is a message like others', async () => {
  const parentPhone = newPhone();
  await at.owing([44], { parentName: 'Ifrah', parentPhone });
  const text = `[-EVC-] New form: 44 dollars from ${parentPhone}, left 900.25`;
  expect((await at.paste(text)).body).toMatchObject({ unread: 1 });
  const [unread] = (await at.get('walletMessage?status=unread&sort=-createdAt&page=1')).body;
  expect((await at.change(unread, { status: 'open' })).body.message).toBe('No pattern has read this message');
  const body = {
    name: 'EVC, new form',
    provider: 'evc',
    pattern: '[-EVC-] New form: {amount} dollars from {phone}, left {balance}',
    example: text,
  };
  await expectSaved(at.app.call('POST', 'walletPattern', { token: at.owner, body }));
  await expectSaved(at.change(unread, { status: 'open' }));
  expect(await at.message(unread)).toMatchObject({
    status: 'open',
    amount: 44,
    balanceAfter: 900.25,
    proposal: { sureness: 'sure' },
  });
  expect((await at.paste(text)).body).toMatchObject({ known: 1 });
});
