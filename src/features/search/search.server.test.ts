// Proves R 6.1, A34.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { type AcademyMoney, academyMoney } from '#testing/academy-money';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import type { Found } from './search.contract';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';
import { serviceSlices } from '#testing/parts/service';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { receiptReportSlice } from '#features/reports/receipt-report/receipt-report-slice.server';

let app: TestApp;
let owner: string;
let records: AcademyRecords;
let money: AcademyMoney;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices, ...shopSlices, ...serviceSlices, marksSlice, receiptReportSlice] });
  owner = await app.setUp();
  shopOwner = await app.setUp('decoration');
  records = academyRecords(app, owner);
  money = academyMoney(app, owner);
});
afterAll(() => app.stop());

async function find(q: string, token = owner, brand: Brand = 'academy'): Promise<Found[]> {
  const { status, body } = await app.call('GET', `search?q=${encodeURIComponent(q)}`, { token, brand });
  expect(status).toBe(200);
  return body;
}

const labels = (found: readonly Found[], kind: string) =>
  found.filter((one) => one.kind === kind).map(({ label }) => label);

describe('a search for people', () => {
  beforeAll(async () => {
    await records.student({ studentName: 'Zubayda Ómar Gutale', studentPhone: '252619990001' });
    await records.student({ studentName: 'Hibaq Zubayda', username: 'hibaq.only@academy.test' });
    await records.teacher({ teacherName: 'Zubayr Ali' });
  });

  it('finds by part of the name, without regard to case and accents, names that begin so first', async () => {
    expect(labels(await find('ZUBAYDA'), 'student')).toEqual([
      expect.stringMatching(/^Zubayda Ómar Gutale \(\d+\)$/),
      expect.stringMatching(/^Hibaq Zubayda \(\d+\)$/),
    ]);
    expect(labels(await find('omar gut'), 'student')).toHaveLength(1);
    expect(labels(await find('omar hibaq'), 'student')).toEqual([]);
    expect(labels(await find('zubay'), 'teacher')).toEqual(['Zubayr Ali']);
  });

  it('finds by two letters that begin a word', async () => {
    expect(labels(await find('gu'), 'student')).toHaveLength(1);
    expect(labels(await find('zu'), 'student')).toHaveLength(2);
    expect(labels(await find('ut'), 'student')).toEqual([]);
  });

  it('finds by number, phone and login', async () => {
    const [first] = await find('zubayda omar');
    const number = /\((\d+)\)/.exec(first?.label ?? '')?.[1] ?? '';
    expect((await find(number)).map(({ _id }) => _id)).toContain(first?._id);
    expect(first?.path).toBe(`/student/${first?._id}`);
    expect(labels(await find('2529990001'.replace('252', '25261')), 'student')).toHaveLength(1);
    expect(labels(await find('+252619990001'), 'student')).toHaveLength(1);
    expect(labels(await find('hibaq.only'), 'student')).toHaveLength(1);
  });

  it('answers at most five of a kind', async () => {
    for (let n = 0; n < 7; n++) await records.student({ studentName: `Qorane Many ${n}` });
    expect(labels(await find('qorane'), 'student')).toHaveLength(5);
    expect(labels(await find('many'), 'student')).toHaveLength(5);
  });

  it('takes signs of patterns for themselves', async () => {
    expect(await find('%%')).toEqual([]);
    expect(await find('__')).toEqual([]);
    expect(await find('\\\\')).toEqual([]);
  });
});

describe('a search for documents', () => {
  it('finds fee receipts by number, phone and student, the newest first, and none that is voided', async () => {
    const student = await records.student({ studentName: 'Xaawo Receipted' });
    const into = await records.class();
    await expectSaved(money.enrol(student, into, { Amount: 0 }));
    const fee = (
      await expectSaved(money.chargeStudent(student, into, { feeName: 'Book', feetype: 'bookfee', feeAmount: 50 }))
    ).body.info[0];
    const pay = async () => (await expectSaved(money.pay(fee, 10, { phonePaid: '252617776665' }))).body.info;
    const [first, second, voided] = [await pay(), await pay(), await pay()];
    await expectSaved(app.call('DELETE', `receipt/${voided._id}`, { token: owner }));
    const byName = (await find('xaawo')).filter(({ kind }) => kind === 'feeReceipt');
    expect(byName).toEqual([
      {
        kind: 'feeReceipt',
        _id: second._id,
        label: `${second.receiptNo} – Xaawo Receipted`,
        path: `/receipt?receiptNo=${second.receiptNo}`,
      },
      expect.objectContaining({ _id: first._id }),
    ]);
    expect(labels(await find('7776665'), 'feeReceipt')).toHaveLength(2);
  });

  it('finds invoices and the receipts of the shop by number and customer', async () => {
    const token = shopOwner;
    const shop = shopSales(app, token);
    const customer = await shop.customer({ name: 'Daryeel Printing', phone: '252618887776' });
    const item = await shop.item({ quantityInStock: 100 });
    const sold = async (values: Readonly<Record<string, unknown>>) =>
      (await expectSaved(shop.sell([[item, 1, 20]], values))).body.currentinvoice;
    const invoices = [];
    for (let n = 0; n < 11; n++) invoices.push(await sold({ customerID: customer._id, isReceipt: false }));
    await expectSaved(shop.pay(invoices[0], 5));
    const services = shopServices(app, token);
    const service = await services.service({ customerID: customer._id });
    await expectSaved(services.pay(service, 1));
    const found = await find('daryeel', token, 'decoration');
    expect(labels(found, 'customer')).toEqual([`Daryeel Printing (${customer.code}, 252618887776)`]);
    expect(labels(found, 'invoice')).toHaveLength(5);
    expect(labels(found, 'invoiceReceipt')).toEqual(['1 – Daryeel Printing']);
    expect(labels(found, 'serviceReceipt')).toEqual(['1 – Daryeel Printing']);
    expect(await find('11', token, 'decoration')).toEqual([
      expect.objectContaining({ kind: 'invoice', label: '11 – Daryeel Printing', path: '/sales?invoiceNumber=11' }),
    ]);
    // What has exactly that number is all that is answered; who is only called so is found where nothing has.
    await shop.customer({ name: 'Xero 11', phone: '252618887711' });
    await shop.customer({ name: 'Studio 54', phone: '252618887754' });
    expect((await find('11', token, 'decoration')).map(({ kind }) => kind)).toEqual(['invoice']);
    expect((await find('54', token, 'decoration')).map(({ kind }) => kind)).toEqual(['customer']);
    expect((await find('011', token, 'decoration')).map(({ kind }) => kind)).toEqual(['invoice']);
  });
});

describe('whoever is found', () => {
  it('has a page, where what is owed can be taken by those who may', async () => {
    const student = await records.student({ studentName: 'Geeddi Owing' });
    const into = await records.class({ className: 'Geeddi evening' });
    await expectSaved(money.enrol(student, into, { Amount: 0 }));
    const charge = async (feeAmount: number) =>
      (await expectSaved(money.chargeStudent(student, into, { feeName: 'Book', feetype: 'bookfee', feeAmount }))).body
        .info[0];
    const [book, bag] = [await charge(50), await charge(12.5)];
    await expectSaved(money.pay(book, 20));
    const path = `/student/${student._id}`;
    const theirs = (found: readonly Found[]) => found.find(({ kind }) => kind === 'student');
    expect(theirs(await find('geeddi'))).toMatchObject({ path, owed: 42.5 });
    const registrar = await app.logInAs(owner, 'FrontDesk', ['/student', '/stdenrollment']);
    expect(theirs(await find('geeddi', registrar.token))).not.toHaveProperty('owed');
    const counter = await app.logInAs(owner, 'Counter', ['/student', '/fee']);
    expect(theirs(await find('geeddi', counter.token))).toMatchObject({ path, owed: 42.5 });
    for (const fee of [book, bag]) await expectSaved(money.pay(fee, (await money.fee(fee._id)).feeBalance));
    expect(theirs(await find('geeddi'))).not.toHaveProperty('owed');
    expect((await find('geeddi')).find(({ kind }) => kind === 'class')).toMatchObject({
      label: 'Geeddi evening',
      path: `/class/${into._id}`,
    });
  });

  it('owes what all kinds of documents together leave to pay', async () => {
    const token = shopOwner;
    const [sales, services] = [shopSales(app, token), shopServices(app, token)];
    const customer = await sales.customer({ name: 'Guuleed Owing', phone: '252618880001' });
    const item = await sales.item({ quantityInStock: 100 });
    await expectSaved(sales.sell([[item, 1, 20]], { customerID: customer._id, isReceipt: false }));
    const service = await services.service({ customerID: customer._id, servicePrice: 30 });
    await expectSaved(services.pay(service, 5));
    const [found] = (await find('guuleed', token, 'decoration')).filter(({ kind }) => kind === 'customer');
    expect(found).toMatchObject({ path: `/customer/${customer._id}`, owed: 45 });
    const owed = async (path: string) =>
      (await app.call('GET', `${path}?customerID=${customer._id}&state=owed&page=1`, { token, brand: 'decoration' }))
        .body;
    expect((await owed('service')).map(({ Balance }: { Balance: number }) => Balance)).toEqual([25]);
    expect((await owed('invoice')).map(({ balance }: { balance: number }) => balance)).toEqual([20]);
  });
});

describe('who searches', () => {
  it('finds only kinds whose list the role may read, and nothing without one', async () => {
    await records.teacher({ teacherName: 'Wiilwaal Teaching' });
    await records.student({ studentName: 'Wiilwaal Learning' });
    const people = await app.logInAs(owner, 'Registrar', ['/student']);
    expect((await find('wiilwaal', people.token)).map(({ kind }) => kind)).toEqual(['student']);
    // Its form chooses students, which gives no right to their list.
    const cashier = await app.logInAs(owner, 'Bursar', ['/fee']);
    expect(await find('wiilwaal', cashier.token)).toEqual([]);
    const clerk = await app.logInAs(owner, 'Clerk', ['/receiptReport']);
    const [receipt] = await find('xaawo', clerk.token);
    expect(receipt).toMatchObject({ kind: 'feeReceipt', path: expect.stringMatching(/^\/receiptReport\?startDate=/) });
  });

  it('finds, as a teacher, own students only, in what the role opens', async () => {
    const [teacher, other] = [await records.teacher(), await records.teacher()];
    const [mine, theirs] = [
      await records.class({ teacherID: teacher._id }),
      await records.class({ teacherID: other._id }),
    ];
    const own = await records.student({ studentName: 'Yaxye Mine' });
    await records.enroll(own, mine);
    await records.enroll(await records.student({ studentName: 'Yaxye Theirs' }), theirs);
    await records.enroll(await records.student({ studentName: 'Yaxye Waiting' }), mine, 'waiting');
    const token = await records.tokenOf(teacher);
    expect(await find('yaxye', token)).toEqual([
      { kind: 'student', _id: own._id, label: `Yaxye Mine (${own.stdID})`, path: `/marks?studentID=${own._id}` },
    ]);
    await records.letTeachersOpen(['/student', '/teacher', '/marks']);
    const again = await records.tokenOf(teacher);
    expect((await find('yaxye', again)).map(({ path }) => path)).toEqual([`/student/${own._id}`]);
    expect(labels(await find('abdirahman', again), 'teacher')).toEqual(['Abdirahman Farah']);
  });

  it('finds nothing of the other brand', async () => {
    expect(labels(await find('daryeel'), 'customer')).toEqual([]);
  });
});

describe('words that are no search', () => {
  it.each([
    ['nothing', 'search'],
    ['one letter', 'search?q=a'],
    ['blanks', 'search?q=%20%20%20'],
    ['too many', `search?q=${'a'.repeat(121)}`],
  ])('are refused: %s', async (_what, path) => {
    const { status, body } = await app.call('GET', path, { token: owner });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, errors: { q: expect.any(String) } });
  });

  it('are refused with what is no word of a search', async () => {
    expect((await app.call('GET', 'search?q=ab&page=1', { token: owner })).status).toBe(400);
    for (const q of ['999999999999', '99999999999999999999', "' or 1=1 --", '(1042)', '😀😀'])
      expect(await find(q)).toEqual([]);
  });
});
