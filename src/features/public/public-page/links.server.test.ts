// Proves PU1, PU4, PU7, PU9, AL19, AL24.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { pdfText } from '#testing/pdf-text';
import { type Answer, expectSaved } from '#testing/test-app';
import { type AtLinks, startLinks } from './links.fixture';
import { factOf, papersOn } from './papers.fixture';

let at: AtLinks;
beforeAll(async () => {
  at = await startLinks();
});
afterAll(() => at.app.stop());

const day = 86_400_000;
describe('a link', () => {
  it("PU example 8: two taps on 'Send' of one document make one link", async () => {
    const { invoice } = await at.sold();
    const [one, other] = await Promise.all([at.link('invoice', invoice._id), at.link('invoice', invoice._id)]);
    expect(other).toEqual(one);
    expect(await at.link('invoice', invoice._id)).toEqual(one);
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(one.url).toBe(`https://daftar.example.com/p/${one.code}`);
    const another = await at.sold();
    expect((await at.link('invoice', another.invoice._id)).code).not.toBe(one.code);
    const { rows } = await at.app.database.pool.query(
      `select count(*)::int as n from academy.link where "recordID" = $1`,
      [invoice._id],
    );
    expect(rows[0].n).toBe(1);
  });

  it('shows an invoice as it is today, without phones and staff', async () => {
    const { invoice, customer, item } = await at.sold({ note: 'Hang it high' });
    const { code } = await at.link('invoice', invoice._id);
    const told = await at.info(code);
    expect(told).toMatchObject({ kind: 'invoice', state: 'owed', organisation: 'Hodan Academy', hasPhoto: false });
    expect([factOf(told, 'Balance'), factOf(told, 'To'), factOf(told, 'Note')]).toEqual([
      '$20.00',
      customer.name,
      'Hang it high',
    ]);
    expect(told.document).toMatchObject({
      columns: ['Item', 'Quantity', 'Price', 'Amount'],
      rows: [[item.itemName, '4', '$5.00', '$20.00']],
    });
    await expectSaved(at.shop.pay(invoice, 20));
    const paid = await at.info(code);
    expect([paid.state, factOf(paid, 'Balance')]).toEqual(['settled', '$0.00']);
    const page = await at.page(`/p/${code}`);
    const file = await at.app.call('GET', `public/${code}/pdf`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const shown = [JSON.stringify(paid), page.text, pdfText(file.bytes)];
    for (const text of shown) {
      expect(text).toContain(item.itemName);
      expect(text).not.toContain(customer.phone);
      expect(text).not.toContain(invoice.userID?.name ?? 'nobody');
      expect(text).not.toContain(invoice._id);
    }
  });

  it('shows the statement of a student and of a customer, with what is open', async () => {
    const { student } = await at.owing([30, 12]);
    const { customer } = await at.sold();
    const own = await at.info((await at.link('statement', student._id)).code);
    expect([own.kind, own.state, factOf(own, 'Balance at the end')]).toEqual(['statement', 'owed', '$42.00']);
    const theirs = await at.link('statement', customer._id);
    expect(factOf(await at.info(theirs.code), 'Balance at the end')).toBe('$20.00');
    const file = await at.app.call('GET', `public/${theirs.code}/pdf`);
    for (const text of [(await at.page(`/p/${theirs.code}`)).text, pdfText(file.bytes)]) {
      expect(text).toContain(customer.name);
      expect(text).not.toContain(customer.phone);
    }
  });

  it('stays light however long the document is: the file has the rows that the page leaves out', async () => {
    const rows = [];
    for (let row = 0; row < 30; row++)
      rows.push([await at.shop.item({ itemName: `Roll-up banner 85 × 200 cm, no. ${row}` }), 1, 5] as const);
    const customer = await at.shop.customer();
    const { currentinvoice } = (await expectSaved(at.shop.sell(rows, { customerID: customer._id }))).body;
    const { code } = await at.link('invoice', currentinvoice._id);
    for (const language of ['en', 'ar', 'ru']) {
      const { text } = await at.page(`/p/${code}`, { 'accept-language': language });
      expect(Buffer.byteLength(text)).toBeLessThan(15_000);
      expect(text.match(/role="row"/g)).toHaveLength(21);
    }
    expect((await at.page(`/p/${code}`)).text).toContain('10 more rows are in the PDF file');
    expect((await at.info(code)).document).toMatchObject({ rows: { length: 30 } });
  });

  it('ends after 365 days, that of a statement after 30; the next one is another', async () => {
    const { invoice, customer } = await at.sold();
    const statement = await at.link('statement', customer._id);
    const made = [await at.link('invoice', invoice._id), statement];
    const lasting = made.map(({ createdAt, expiresAt }) => (Date.parse(expiresAt) - Date.parse(createdAt)) / day);
    expect(lasting).toEqual([365, 30]);
    expect(await at.status(statement.code)).toBe(200);
    await at.app.database.pool.query(`update academy.link set "expiresAt" = "createdAt" where _id = $1`, [
      statement._id,
    ]);
    expect(await at.status(statement.code)).toBe(404);
    const next = await at.link('statement', customer._id);
    expect(next._id).not.toBe(statement._id);
    expect([await at.status(next.code), await at.status(statement.code)]).toEqual([200, 404]);
  });

  it('PU example 3, PU example 9: that is revoked, or whose invoice is voided, is like one that never was', async () => {
    const [one, other] = [await at.sold(), await at.sold()];
    const revoked = await at.link('invoice', one.invoice._id);
    const voided = await at.link('invoice', other.invoice._id);
    expect((await at.revoke(revoked._id)).body).toMatchObject({ status: true, message: 'The link is revoked' });
    await expectSaved(at.remove(`invoice/${other.invoice._id}`));
    const seen = (answer: Answer) => [answer.status, answer.text];
    const answers: unknown[] = [];
    for (const code of [revoked.code, voided.code, '0123456789ABCDEFGHJKMNPQRS', 'A'])
      for (const path of ['', '/pdf', '/photo']) {
        at.later();
        answers.push(seen(await at.app.call('GET', `public/${code}${path}`)));
      }
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['[404,"{\\"status\\":false,\\"message\\":\\"No document has this code\\"}"]']),
    );
    expect((await at.asked('invoice', other.invoice._id)).status).toBe(404);
    const next = await at.link('invoice', one.invoice._id);
    expect(next.code).not.toBe(revoked.code);
    // A second tap on 'Revoke' is not an error, and revokes nothing else.
    expect((await at.revoke(revoked._id)).status).toBe(200);
    expect(await at.status(next.code)).toBe(200);
  });

  it('is counted when somebody opens it, and not when staff look at it', async () => {
    const { invoice } = await at.sold();
    const { code, seenCount, seenAt } = await at.link('invoice', invoice._id);
    expect([seenCount, seenAt]).toEqual([0, null]);
    await at.info(code);
    at.later();
    await at.page(`/p/${code}`);
    await at.app.call('GET', `public/${code}/pdf`);
    const read = await at.link('invoice', invoice._id);
    expect(read.seenCount).toBe(2);
    expect(Date.parse(read.seenAt ?? '')).toBeGreaterThan(Date.parse(read.createdAt));
  });

  it('is read however it is typed, and found by staff who may open what it shows', async () => {
    const { invoice, customer } = await at.sold();
    const { code } = await at.link('invoice', invoice._id);
    expect((await at.info(` ${code.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `)).kind).toBe('invoice');
    const found = async (q: string, token = at.owner) => (await at.get(`search?q=${q}`, token)).body;
    const { invoiceNumber } = invoice;
    const [one] = await found(code);
    expect(one).toMatchObject({
      kind: 'invoice',
      _id: invoice._id,
      label: `${invoiceNumber} – ${customer.name}`,
      path: `/sales?invoiceNumber=${invoiceNumber}`,
    });
    const { token } = await at.app.logInAs(at.owner, 'Registrar', ['/student']);
    expect(await found(code, token)).toEqual([]);
    const { student } = await at.owing([10]);
    const ofStudent = await at.link('statement', student._id);
    expect(await found(ofStudent.code, token)).toMatchObject([{ kind: 'student', _id: student._id }]);
  });

  it('leaves a line in the activity log, never its code', async () => {
    const { invoice } = await at.sold();
    const { _id, code } = await at.link('invoice', invoice._id);
    await at.link('invoice', invoice._id);
    await at.revoke(_id);
    const { body, text } = await at.get('activity?resource=link');
    const lines = body.filter(({ recordID }: { recordID: string }) => recordID === _id);
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create']);
    expect(text).not.toContain(code);
  });

  it.each([
    [{ kind: 'invoice' }, 'recordID'],
    [{ recordID: newId() }, 'kind'],
    [{ kind: 'quote', recordID: newId() }, 'kind'],
    [{ kind: 'invoice', recordID: 'twelve' }, 'recordID'],
    [{ kind: 'invoice', recordID: newId(), code: 'MINE' }, 'code'],
  ])('is refused for %j', async (body, field) => {
    const answer = await at.app.call('POST', 'link', { token: at.owner, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('is refused to a record that is not there, and to one of the other kind', async () => {
    const { invoice, customer } = await at.sold();
    const wrong = [
      ['invoice', newId()],
      ['statement', newId()],
      ['statement', invoice._id],
      ['invoice', customer._id],
    ] as const;
    for (const [kind, id] of wrong) expect((await at.asked(kind, id)).status).toBe(404);
    expect((await at.revoke(newId())).status).toBe(404);
  });

  it('rests while debts are off, and is good again afterwards', async () => {
    const { invoice } = await at.sold();
    const { _id, code } = await at.link('invoice', invoice._id);
    await at.set({ features: { debts: false } });
    expect(await at.status(code)).toBe(404);
    const asked = await at.asked('invoice', invoice._id);
    expect([asked.status, asked.body.message]).toEqual([404, 'This feature is switched off']);
    await at.set({ features: { papers: false } });
    expect((await at.revoke(_id)).body.message).toBe('This feature is switched off');
    await at.set(papersOn);
    expect(await at.status(code)).toBe(200);
  });
});
