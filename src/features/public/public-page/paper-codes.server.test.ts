// Proves PU1, PU2, PU3, PU5, PU6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
import { expectSaved } from '#testing/test-app';
import { pdfText } from '#testing/pdf-text';
import { type AtPapers, factOf, papersOn, startPapers } from './papers.fixture';

let at: AtPapers;
beforeAll(async () => {
  at = await startPapers();
});
afterAll(() => at.app.stop());

const change = (path: string, body: object) => expectSaved(at.app.call('PUT', path, { token: at.owner, body }));
const printed = async (path: string) => pdfText((await at.get(path)).bytes);
const cards = (room: { readonly _id: string }, student: { readonly _id: string }) =>
  `gradebook/reportCards/${room._id}?studentID=${student._id}`;
const wrong = (code: string) => code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');

describe('a paper code', () => {
  it('PU example 1: the page says what was paid, whatever stands on the paper', async () => {
    const { receiptNo, paperCode } = await at.receipt(25);
    expect(paperCode).toMatch(new RegExp(`^R${receiptNo}(-[0-9A-HJKMNP-TV-Z]{4}){3}$`));
    const told = await at.info(paperCode);
    expect(told).toMatchObject({ kind: 'receipt', state: 'genuine', organisation: 'Hodan Academy', changedAt: null });
    expect([factOf(told, 'Paid'), factOf(told, 'Receipt no'), factOf(told, 'Name')]).toEqual([
      '$25.00',
      String(receiptNo),
      'Amina Warsame',
    ]);
    const page = await at.page(`/p/${paperCode}`);
    expect(page.text).toContain('$25.00');
    expect(page.text).not.toContain('250.00');
  });

  it('PU example 2: a voided paper says so, with the day', async () => {
    at.app.setClock(new Date('2026-11-20T09:00:00Z'));
    const { _id, paperCode } = await at.receipt(25);
    await expectSaved(at.remove(`receipt/${_id}`));
    // It is read three days later.
    expect(await at.info(paperCode)).toMatchObject({ state: 'voided', since: '2026-11-20' });
    expect((await at.page(`/p/${paperCode}`)).text).toContain('This paper was voided on 20 Nov 2026');
  });

  it('PU example 4: of a new card the old one is replaced, and of a blocked student none is good', async () => {
    const { student } = await at.owing([]);
    const code = async () => /S\d+\.\d+(-\w{4}){3}/.exec(await printed(`student/${student._id}/card`))?.[0] ?? '';
    const first = await code();
    expect(first).toMatch(new RegExp(`^S${student.stdID}\\.1-`));
    expect(await at.info(first)).toMatchObject({ kind: 'card', state: 'genuine' });
    await expectSaved(at.app.call('POST', `student/newCard/${student._id}`, { token: at.owner }));
    const second = await code();
    expect([(await at.info(first)).state, (await at.info(second)).state]).toEqual(['replaced', 'genuine']);
    for (const [studentStatus, state] of Object.entries({
      graduated: 'formerStudent',
      pending: 'notIssued',
      blocked: 'revoked',
    })) {
      await change(`student/${student._id}`, { studentStatus });
      expect([(await at.info(first)).state, (await at.info(second)).state]).toEqual([state, state]);
    }
  });

  it('PU example 5: a mark that was corrected says what it is today, and that it was changed', async () => {
    const { student } = await at.owing([]);
    const courseID = at.schoolClass.courseID._id;
    const [html, css] = [
      await at.make.subject({ subjectName: 'HTML', courseID }),
      await at.make.subject({ subjectName: 'CSS', courseID }),
    ];
    const give = (subjectID: string, Amount: number) => {
      const body = { studentID: student._id, classID: at.schoolClass._id, subjectID, Amount };
      return expectSaved(at.app.call('POST', 'marks', { token: at.owner, body }));
    };
    const mark = (await give(html._id, 68)).body.info;
    const sheets = [`marks/sheet/${student._id}`, `marks/sheet/${student._id}?classID=${at.schoolClass._id}`];
    const codes: string[] = [];
    for (const sheet of sheets) codes.push(/M\d+\.261123(-\w{4}){3}/.exec(await printed(sheet))?.[0] ?? '');
    expect(new Set(codes).size).toBe(2);
    const label = `HTML, ${at.schoolClass.className}`;
    for (const code of codes) expect(await at.info(code)).toMatchObject({ kind: 'markSheet', changedAt: null });
    await change(`marks/${mark._id}`, { Amount: 71 });
    await give(css._id, 99);
    // It was entered two days later.
    await at.app.database.pool.query(
      `update academy.mark set "createdAt" = '2026-11-25T09:00:00Z' where "subjectID" = '${css._id}'`,
    );
    for (const code of codes) {
      const told = await at.info(code);
      expect([factOf(told, label), told.changedAt !== null]).toEqual(['71', true]);
      // What happened after the print does not concern the holder of the old paper.
      expect(told.facts.map((fact) => fact.label)).not.toContain(`CSS, ${at.schoolClass.className}`);
    }
    // A report card is of its class alone, on its day.
    const card = /G\d+\.261123(-\w{4}){3}/.exec(await printed(cards(at.schoolClass, student)))?.[0] ?? '';
    const ofCard = await at.info(card);
    expect([ofCard.kind, ofCard.state, factOf(ofCard, label)]).toEqual(['reportCard', 'genuine', '71']);
    const elsewhere = await at.make.class();
    await at.money.enrol(student, elsewhere);
    const other = /G\d+\.261123(-\w{4}){3}/.exec(await printed(cards(elsewhere, student)))?.[0] ?? '';
    expect(other).not.toBe(card);
    expect(factOf(await at.info(other), label)).toBeUndefined();
    for (const none of [card.replace('G', 'M'), card.replace('261123', '261124'), wrong(card)])
      expect(await at.status(none)).toBe(404);
    // A sheet says its own day: the code of another one is none.
    expect(await at.status(codes[0]?.replace('261123', '261124') ?? '')).toBe(404);
  });

  it('PU example 7: a payment lists all its receipts, and has the same code each time', async () => {
    const { student, fees } = await at.owing([10, 20, 30]);
    const body = { studentID: student._id, debts: paying(fees, [10, 20, 30]), payments: at.rows(['Cash', 60]) };
    const paid = await at.taken(body);
    const read = (await at.get(`payment/${paid._id}`)).body;
    expect([paid.paperCode, read.paperCode]).toEqual([read.paperCode, read.paperCode]);
    expect(read.paperCode).toMatch(/^P\d+-/);
    const told = await at.info(read.paperCode);
    const receipts = told.facts.filter(({ label }) => label.startsWith('Receipt '));
    expect(receipts.map(({ label }) => label)).toEqual(
      paid.receipts.map(({ receiptNo }: { receiptNo: number }) => `Receipt ${receiptNo}`),
    );
    expect(receipts.map(({ value }) => /\$[\d.]+/.exec(value)?.[0])).toEqual(['$10.00', '$20.00', '$30.00']);
    expect(factOf(told, 'Paid')).toBe('$60.00');
  });

  it('PU example 10: without a public address the code alone is printed, and whom to ask', async () => {
    const { _id, paperCode } = await at.receipt(12);
    for (const paper of ['A4', 'slip']) {
      const shown = (await printed(`receipt/${_id}/pdf?paper=${paper}`)).replaceAll('\n', ' ');
      expect(shown).toContain(paperCode);
      expect(shown).toContain('Check this paper at daftar.example.com/p');
    }
    await at.set({ publicAddress: null });
    for (const paper of ['A4', 'slip']) {
      const shown = (await printed(`receipt/${_id}/pdf?paper=${paper}`)).replaceAll('\n', ' ');
      expect(shown).toContain(paperCode);
      expect(shown).toContain('Check with Hodan Academy, 252612345678');
      expect(shown).not.toContain('Check this paper');
    }
    await at.set(papersOn);
  });

  it('says of a certificate what its status makes of it', async () => {
    const { student } = await at.owing([]);
    const one = await at.certificate({ studentID: student._id, classID: at.schoolClass._id, certID: 'DA-7' });
    expect(one.paperCode).toMatch(new RegExp(`^C${one.certificateNo}-`));
    const states = { taken: 'genuine', order: 'genuine', pending: 'notIssued', blocked: 'revoked' };
    for (const [status, state] of Object.entries(states)) {
      await change(`certificate/${one._id}`, { status });
      expect(await at.info(one.paperCode)).toMatchObject({ kind: 'certificate', state });
    }
    const told = await at.info(one.paperCode);
    expect([factOf(told, 'Certificate ID'), factOf(told, 'Dates')]).toEqual(['DA-7', '1 Nov 2026 to 30 Apr 2027']);
    expect(told.changedAt).not.toBeNull();
  });

  it('never tells a phone, an address, a balance or a parent', async () => {
    const secret = {
      studentPhone: '252615999111',
      studentAddress: 'Secret Street',
      parentName: 'Secret Parent',
      parentPhone: '252615999222',
    };
    const { student, fees } = await at.owing([40], secret);
    const payments = at.rows(['Evc plus', 13, { phonePaid: '252615999333' }]);
    const paid = await at.taken({ studentID: student._id, debts: paying(fees, [13]), payments });
    const receipt = (await at.get(`receipt/${paid.receipts[0]?._id}`)).body;
    const card = /S\d+\.1(-\w{4}){3}/.exec(await printed(`student/${student._id}/card`))?.[0] ?? '';
    for (const code of [receipt.paperCode, paid.paperCode, card]) {
      const said = JSON.stringify(await at.info(code)) + (await at.page(`/p/${code}`)).text;
      expect(said).not.toMatch(/252615999|Secret|27\.00|40\.00/);
    }
  });

  it('is what staff type into the search, and leads to the record', async () => {
    const { receiptNo, paperCode, _id } = await at.receipt(6);
    const found = async (q: string, token = at.owner) =>
      (await at.get(`search?q=${encodeURIComponent(q)}`, token)).body;
    const one = {
      kind: 'feeReceipt',
      _id,
      label: `${receiptNo} – Amina Warsame`,
      path: `/receipt?receiptNo=${receiptNo}`,
    };
    expect(await found(paperCode)).toEqual([one]);
    expect(await found(paperCode.toLowerCase().replaceAll('-', ' '))).toEqual([one]);
    expect(await found(wrong(paperCode))).toEqual([]);
    const { token } = await at.app.logInAs(at.owner, 'Librarian', ['/customer']);
    expect(await found(paperCode, token)).toEqual([]);
    await expectSaved(at.remove(`receipt/${_id}`));
    expect(await found(paperCode)).toEqual([{ ...one, path: `/receipt?receiptNo=${receiptNo}&voided=1` }]);
  });

  it('rests while the feature is off, and is good again afterwards', async () => {
    const { _id, paperCode } = await at.receipt(8);
    await at.set({ features: { papers: false } });
    expect((await at.get(`receipt/${_id}`)).body.paperCode).toBeNull();
    expect(await printed(`receipt/${_id}/pdf`)).not.toContain(paperCode);
    expect(await at.status(paperCode)).toBe(404);
    const { student } = await at.owing([]);
    const renewed = await at.app.call('POST', `student/newCard/${student._id}`, { token: at.owner });
    expect([renewed.status, renewed.body.message]).toEqual([404, 'This feature is switched off']);
    await at.set(papersOn);
    expect(await at.info(paperCode)).toMatchObject({ state: 'genuine' });
  });
});

describe('the public address', () => {
  it.each([
    'http://daftar.example.com',
    'https://daftar.example.com/p',
    'daftar.example.com',
    'https://',
    'https://a b.example',
    'https://user:secret@daftar.example.com',
    'javascript:alert(1)',
    7,
  ])('is not %s', async (publicAddress) => {
    const { status, body } = await at.app.call('PUT', 'settings', { token: at.owner, body: { publicAddress } });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['publicAddress']]);
  });

  it('is kept without a slash', async () => {
    await at.set({ publicAddress: 'https://Daftar.example.com:8443/' });
    expect((await at.get('settings')).body.publicAddress).toBe('https://daftar.example.com:8443');
    await at.set(papersOn);
  });
});
