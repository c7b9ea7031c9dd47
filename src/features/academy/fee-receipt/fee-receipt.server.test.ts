// Proves S§3, S§4, S§5, S§6, S§7, R 1.2, R 3.2, R 3.5, R 3.6, R 3.8, R 5.1, R 5.2, R 5.3, B1, B4, B17, B18, B24, B29,
// B30, D9, D10, D11, D12, D13, D17, D18, D21.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyMoney } from '#testing/academy-money';
import { pdfText } from '#testing/pdf-text';
import { holding } from '#testing/held-row';
import { describeReceipts, postedBy } from '#features/ledger/debt/receipts.fixture';
import { type FeeReceiptScene, startFeeReceipts } from './fee-receipt.fixture';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

describeReceipts({ of: 'fee', posting: { type: 'student', description: 'Fee receipt', kind: 'feeReceipt' } }, () =>
  scene.owing(),
);

describe('a payment', () => {
  it('read again tells what was left to pay after it, and counts no receipt that was voided since', async () => {
    const { pay, remove } = await scene.owing();
    const [first, second] = [(await pay(30)).body.info, (await pay(20)).body.info];
    const balance = async () => (await scene.get(`receipt/${second._id}`)).body.balance;
    expect(await balance()).toBe(50);
    await remove(first._id);
    expect(await balance()).toBe(80);
  });

  it('on paper says from whom it was received and for which class and course; a month and a type of fee are read in the own language', async () => {
    const { app, owner, schoolClass, money } = scene;
    const { student } = await scene.owing();
    const paper = async (values: object, slip = '') => {
      const [fee] = (await money.chargeStudent(student, schoolClass, { feeAmount: 10, ...values })).body.info;
      const { _id } = (await money.pay(fee, 10)).body.info;
      const read = (language: string) =>
        app.call('GET', `receipt/${_id}/pdf${slip}`, { token: owner, headers: { 'accept-language': language } });
      return { english: pdfText((await read('en')).bytes), german: pdfText((await read('de')).bytes) };
    };
    const { english, german } = await paper({ feeName: 'October 2026' });
    for (const words of ['Received from', 'Amina Warsame', schoolClass.className, schoolClass.courseID.courseName])
      expect(english).toContain(words);
    expect(english).toContain('October 2026');
    expect(german).toContain('Oktober 2026');
    const slip = await paper({ feeName: 'Registration fee' }, '?paper=slip');
    expect(slip.english).toContain(schoolClass.className);
    expect(slip.german).not.toContain('Registration fee');
  });

  it('never passes the balance, however many arrive at once', async () => {
    const { pay, state, receipts } = await scene.owing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(60)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await state()).toMatchObject({ paid: 60, balance: 40 });
    expect(await receipts()).toHaveLength(1);
  });

  it('of many parts at once sums up to the cent', async () => {
    const { pay, state } = await scene.owing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(0.1)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await state()).toMatchObject({ paid: 2, balance: 98 });
  });

  it('refuses what is missing, in the words of each field', async () => {
    const { app, owner } = scene;
    const { fee } = await scene.owing();
    const { status, body } = await app.call('POST', 'receipt', { token: owner, body: { feeID: fee._id } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      studentID: 'Please select student',
      AmountPaid: 'Enter amount paid',
      phonePaid: 'Enter phone paid',
      datePaid: 'Enter receipt date',
    });
  });

  it("is for the fee's own student, and for one fee or one invoice", async () => {
    const { app, owner, make } = scene;
    const { fee, pay } = await scene.owing();
    const other = await make.student();
    const foreign = await pay(5, { studentID: other._id });
    expect(foreign.status).toBe(400);
    expect(foreign.body.errors).toEqual({ studentID: 'This fee belongs to another student' });
    expect((await pay(5, { invoiceID: fee._id })).status).toBe(400);
    const neither = await app.call('POST', 'receipt', { token: owner, body: { AmountPaid: 5 } });
    expect(neither.status).toBe(400);
    expect(neither.body.errors).toMatchObject({ feeID: 'Please select fee' });
    await app.call('DELETE', `fee/${fee._id}`, { token: owner });
    const gone = await pay(5);
    expect(gone.status).toBe(400);
    expect(gone.body.errors).toEqual({ feeID: 'Please select fee' });
  });

  it("under the _id of another user's payment is refused", async () => {
    const { app, owner } = scene;
    const { fee, pay } = await scene.owing();
    const _id = crypto.randomUUID();
    expect((await pay(60, { _id })).status).toBe(200);
    const { token } = await app.logInAs(owner, 'admin', []);
    expect((await academyMoney(app, token).pay(fee, 60, { _id })).status).toBe(409);
  });

  it('is of the day in the organisation’s time zone, and may be of a day to come', async () => {
    const { pay, statement } = await scene.owing();
    const late = await pay(1, { datePaid: '2026-03-09T22:30:00Z' });
    expect(late.body.info.datePaid).toBe('2026-03-10');
    const toCome = (await pay(2, { datePaid: '2027-01-05' })).body.info;
    expect(postedBy(toCome, await statement())).toMatchObject([{ date: '2027-01-05', amount: 2 }]);
  });
});

describe('editing a receipt', () => {
  it('that waits for the fee holds the receipt of nobody meanwhile, in the one order of locks', async () => {
    const { app, put } = scene;
    const { fee, pay } = await scene.owing();
    const { _id } = (await pay(30)).body.info;
    const free = () =>
      app.database.pool.query('select from academy.fee_receipt where _id = $1 for update nowait', [_id]);
    const edit = () => put(_id, { AmountPaid: 20 });
    const edited = await holding(app, { table: 'academy.fee', _id: fee._id }, edit, async () => void (await free()));
    expect(edited.status).toBe(200);
  });

  it('does not move it to another fee or student', async () => {
    const { make, money, schoolClass, put } = scene;
    const { student, pay } = await scene.owing();
    const receipt = (await pay(30)).body.info;
    const [other] = (await money.chargeStudent(student, schoolClass)).body.info;
    expect((await put(receipt._id, { feeID: other._id })).status).toBe(409);
    expect((await put(receipt._id, { studentID: (await make.student())._id })).status).toBe(400);
  });
});
