// Proves PU7, PU8, PU9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
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

const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>\u202E{{7*7}}</bdi></dl>`;
const harmful = /<script|<img src=x/;

describe('whoever types a script into what is shown', () => {
  it('sees it as text on every page', async () => {
    await at.set({ name: `Hodan ${attack}`.slice(0, 120) });
    const { student, fees } = await at.owing([10], { studentName: attack.slice(0, 100) });
    const payment = await at.taken({
      debts: paying(fees, [10]),
      payments: at.rows(['Cash', 10]),
      note: attack,
    });
    const customer = await at.shop.customer({ name: attack.slice(0, 100) });
    const item = await at.shop.item({ itemName: attack.slice(0, 100) });
    const sale = { customerID: customer._id, note: attack };
    const { currentinvoice } = (await expectSaved(at.shop.sell([[item, 2, 5]], sale))).body;
    await post('creditNote', { invoiceID: currentinvoice._id, creditKind: 'other', amount: 1, reason: attack });
    const certificate = await at.certificate({
      studentID: student._id,
      classID: at.schoolClass._id,
      certID: attack.slice(0, 60),
      certificateType: attack.slice(0, 60),
    });
    const [receipt] = payment.receipts;
    const codes = [
      payment.paperCode,
      (await at.get(`receipt/${receipt?._id}`)).body.paperCode,
      certificate.paperCode,
      await link('invoice', currentinvoice._id),
      await link('statement', customer._id),
      await link('statement', student._id),
    ];
    for (const code of codes) {
      at.later();
      const { status, text } = await at.page(`/p/${code}`);
      expect([code.slice(0, 1), status]).toEqual([code.slice(0, 1), 200]);
      expect(text).not.toMatch(harmful);
      expect(text).toContain('&lt;script&gt;');
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
