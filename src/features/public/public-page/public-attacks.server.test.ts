// Proves PU7, PU8, PU9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { shopServices } from '#testing/shop-services';
import { asking } from '#testing/statements';
import { expectSaved } from '#testing/test-app';
import { type AtPapers, startPapers } from './papers.fixture';

let at: AtPapers;
beforeAll(async () => {
  at = await startPapers();
});
afterAll(() => at.app.stop());

const post = async (path: string, body: object) =>
  (await expectSaved(at.app.call('POST', path, { token: at.owner, body }))).body.info;
const link = async (kind: string, recordID: string): Promise<string> => (await post('link', { kind, recordID })).code;

/** What somebody types into a field, told from what is typed into others. */
const attack = (field: string) => `"><script>${field}()</script><img src=x onerror='alert(1)'>\u202E{{7*7}}</bdi></dl>`;
const harmful = /<script|<img src=x/;

/** A service of the print shop that was paid, whose names are attacks. */
async function serviceReceipt(): Promise<string> {
  const token = await at.app.setUp('decoration');
  const body = { features: { papers: true } };
  await expectSaved(at.app.call('PUT', 'settings', { token, brand: 'decoration', body }));
  const shop = shopServices(at.app, token);
  const customer = await shop.customer({ name: attack('client') });
  const service = await shop.service({ serviceName: attack('service'), customerID: customer._id });
  return (await expectSaved(shop.pay(service, 100))).body.info.paperCode;
}

/** The names that each kind of paper and link shows, all of them attacks. */
async function attacked(): Promise<readonly (readonly [kind: string, code: string, fields: readonly string[]])[]> {
  await at.set({ name: attack('house') });
  const course = await at.make.course({ courseName: attack('course') });
  const schoolClass = await at.make.class({ courseID: course._id, className: attack('class') });
  const student = await at.make.student({ studentName: attack('student') });
  await at.money.enrol(student, schoolClass);
  const charged = await expectSaved(
    at.money.chargeStudent(student, schoolClass, { feeAmount: 10, feeName: attack('fee') }),
  );
  const [fee] = charged.body.info;
  const taken = await at.taken({
    debts: [{ feeID: fee._id, amount: 10 }],
    payments: at.rows(['Cash', 10]),
    payerName: attack('payer'),
    note: attack('note'),
  });
  const subject = await at.make.subject({ subjectName: attack('subject'), courseID: course._id });
  await post('marks', { studentID: student._id, classID: schoolClass._id, subjectID: subject._id, Amount: 68 });
  const certificate = await at.certificate({
    studentID: student._id,
    classID: schoolClass._id,
    certID: attack('certID').slice(0, 60),
    certificateType: attack('certificateType').slice(0, 60),
  });
  const customer = await at.shop.customer({ name: attack('customer') });
  const item = await at.shop.item({ itemName: attack('item') });
  const sale = { customerID: customer._id, note: attack('sale') };
  const { currentinvoice } = (await expectSaved(at.shop.sell([[item, 2, 5]], sale))).body;
  await post('creditNote', { invoiceID: currentinvoice._id, creditKind: 'other', amount: 1, reason: attack('reason') });
  const paid = await expectSaved(at.shop.pay({ ...currentinvoice, customerID: customer }, 4));
  const printed = async (path: string, code: RegExp) => code.exec(pdfText((await at.get(path)).bytes))?.[0] ?? '';
  return [
    ['P', taken.paperCode ?? '', ['payer', 'fee']],
    ['R', (await at.get(`receipt/${taken.receipts[0]?._id}`)).body.paperCode, ['student', 'fee']],
    ['C', certificate.paperCode, ['student', 'class', 'course', 'certID', 'certificateType']],
    ['S', await printed(`student/${student._id}/card`, /S\d+\.\d+(-\w{4}){3}/), ['student', 'class']],
    ['M', await printed(`marks/sheet/${student._id}`, /M\d+\.\d+(-\w{4}){3}/), ['student', 'subject', 'class']],
    ['G', await printed(`gradebook/reportCards/${schoolClass._id}`, /G\d+\.\d+(-\w{4}){3}/), ['student', 'subject']],
    ['N', paid.body.info.paperCode, ['customer']],
    ['V', await serviceReceipt(), ['client', 'service']],
    ['invoice', await link('invoice', currentinvoice._id), ['customer', 'item']],
    ['statement', await link('statement', customer._id), ['customer', 'reason']],
    ['statement', await link('statement', student._id), ['student', 'fee']],
  ];
}

describe('whoever types a script into what is shown', () => {
  it('sees it as text on the page of every kind of paper and link, whatever is named there', async () => {
    for (const [kind, code, fields] of await attacked()) {
      at.later();
      const { status, text } = await at.page(`/p/${code}`);
      expect([kind, status]).toEqual([kind, 200]);
      if (kind.length === 1) expect(code.slice(0, 1)).toBe(kind);
      expect(text).not.toMatch(harmful);
      const unseen = [...(kind === 'V' ? [] : ['house']), ...fields].filter(
        (field) => !text.includes(`&lt;script&gt;${field}()`),
      );
      expect([kind, unseen]).toEqual([kind, []]);
    }
  });

  it('does nothing by the host and the language that a browser sends', async () => {
    const sent: readonly Readonly<Record<string, string>>[] = [
      { host: 'evil"><script>' },
      { 'accept-language': '"><script>' },
      { host: 'a\u00E9.example' },
    ];
    for (const headers of sent) {
      at.later();
      const { status, text } = await at.page('/p', headers);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(harmful);
    }
  });
});

describe('whoever guesses links', () => {
  it('finds none, and learns nothing from what is done to find out', async () => {
    const customer = await at.shop.customer();
    const revoked = await link('statement', customer._id);
    const { _id } = await post('link', { kind: 'statement', recordID: customer._id });
    await expectSaved(at.app.call('DELETE', `link/${_id}`, { token: at.owner }));
    const near = (await link('statement', customer._id)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const askedFor = async (code: string) => {
      at.later();
      const { statements, trips } = await asking(async () => {
        expect((await at.app.call('GET', `public/${code}`)).status).toBe(404);
      });
      return { statements, trips };
    };
    const never = await askedFor('0123456789ABCDEFGHJKMNPQRS');
    expect(never.statements.length).toBeGreaterThan(0);
    for (const code of [revoked, near]) expect(await askedFor(code)).toEqual(never);
    // A paper is looked for elsewhere, in as many flights.
    expect((await askedFor('R1-0123-4567-89AB')).trips).toBe(never.trips);
  });

  it('is refused soon, on the page, on files and on calls together', async () => {
    at.later();
    const paths = ['/p/R1', '/api/academy/public/R1', '/api/academy/public/R1/pdf', '/api/academy/public/R1/photo'];
    const statuses: number[] = [];
    for (let time = 0; time < 80; time++)
      statuses.push((await at.page(paths[time % paths.length] ?? '', {}, '10.9.0.1')).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  });

  it('writes nothing, however often', async () => {
    const counted = async () => {
      const { rows } = await at.app.database.pool.query(
        `select (select count(*) from academy.activity) as lines, (select sum("seenCount") from academy.link) as seen`,
      );
      return rows[0];
    };
    const before = await counted();
    for (let time = 0; time < 70; time++) await at.page('/p/0123456789ABCDEFGHJKMNPQRS', {}, '10.9.0.2');
    expect(await counted()).toEqual(before);
  });
});

describe('how many documents are shown', () => {
  it('is measured by kind and state, and by nothing that names a document', async () => {
    const { paperCode } = await at.receipt(5);
    const customer = await at.shop.customer();
    await at.info(paperCode);
    await at.info(await link('statement', customer._id));
    const { text } = await at.page('/metrics', { host: 'localhost' });
    expect(text).toMatch(/public_pages_total\{kind="receipt",state="genuine"\} [1-9]/);
    expect(text).toMatch(/public_pages_total\{kind="statement",state="settled"\} [1-9]/);
    expect(text).not.toContain(paperCode);
  });
});
