// Proves DC4, DC5, DC6, DC9, AC11, AL8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { expectSaved } from '#testing/test-app';
import { type Account, type Boxes, startBoxes, today, yesterday } from './boxes.fixture';

let boxes: Boxes;
beforeAll(async () => {
  boxes = await startBoxes();
});
afterAll(() => boxes.app.stop());

const saved = async (answer: ReturnType<Boxes['count']>) => (await expectSaved(answer)).body.info;
const summary = async () => (await boxes.call('GET', 'summary')).body;
const opened = (openingBalance: number): Promise<Account> => boxes.box({ openingBalance, openingDate: yesterday });
const byNotes = (...pairs: readonly [value: number, count: number][]) => ({
  notes: pairs.map(([value, count]) => ({ currency: 'main', value, count })),
});
/** A fee of a student of its own. */
async function fee(feeAmount: number) {
  const [student, place] = [await boxes.make.student(), await boxes.make.class()];
  await expectSaved(boxes.money.enrol(student, place));
  return (await expectSaved(boxes.money.chargeStudent(student, place, { feeAmount }))).body.info[0];
}
const pay = (of: Awaited<ReturnType<typeof fee>>, amount: number, box: Account, values = {}) =>
  boxes.money.pay(of, amount, { accountID: box._id, datePaid: today, phonePaid: undefined, ...values });

describe('the examples of the day close', () => {
  it('DC 1: opening 50.00, receipts 120.00, expense 15.00 and a transfer of 100.00 are expected to be 55.00, and are', async () => {
    const [box, bank] = [await opened(50), await boxes.box({ kind: 'bank' })];
    await expectSaved(pay(await fee(80), 80, box));
    await expectSaved(pay(await fee(40), 40, box));
    await expectSaved(boxes.book(box, -15));
    await expectSaved(boxes.transfer(box, bank, 100));
    const close = await saved(boxes.count(box, byNotes([20, 1], [10, 3], [5, 1])));
    expect(close).toMatchObject({
      opening: 50,
      income: 120,
      expense: 15,
      transfersOut: 100,
      transfersIn: 0,
      expected: 55,
      counted: 55,
      difference: 0,
      entries: 4,
      counts: 1,
      status: 'counted',
      isOpening: false,
      date: today,
    });
    expect(await boxes.rows(box)).toHaveLength(3);
    expect(await boxes.rows(box)).toMatchObject([1, 2, 3].map(() => ({ closeNo: close.closeNo })));
    expect(await boxes.read(box)).toMatchObject({ balance: 55, lastCount: today });
  });

  it('DC 2: counted 53.00 is 2.00 short: an expense that this close counted, and the next opening is 53.00', async () => {
    const box = await opened(55);
    await expectSaved(boxes.book(box, 10));
    await expectSaved(boxes.book(box, -10));
    const { totalExpense } = await summary();
    const close = await saved(boxes.count(box, { counted: 53 }));
    expect(close).toMatchObject({ expected: 55, difference: -2 });
    expect((await boxes.rows(box)).at(-1)).toMatchObject({
      transectionType: 'expense',
      type: 'cash difference',
      name: 'Hodan Warsame',
      amount: 2,
      date: today,
      closeNo: close.closeNo,
      source: { kind: 'dayClose', _id: close._id },
    });
    expect((await summary()).totalExpense).toBe(totalExpense + 2);
    expect((await boxes.read(box)).balance).toBe(53);
    await expectSaved(boxes.book(box, 7));
    expect(await saved(boxes.count(box, { counted: 60 }))).toMatchObject({ opening: 53, expected: 60, difference: 0 });
  });

  it('DC 3: a sale of 75.00 paid with 100.00 raises what is expected by 75.00', async () => {
    const box = await opened(20);
    const sales = shopSales(boxes.app, boxes.owner, 'academy');
    const chair = await sales.item({ sellingPrice: 75 });
    const body = {
      sale: { items: [{ itemID: chair._id, Quantity: 1, Price: 75 }], discount: 0 },
      payments: [{ accountID: box._id, amount: 75, given: 100 }],
    };
    const { info } = (await expectSaved(boxes.call('POST', 'counter', body))).body;
    expect([info.total, info.change]).toEqual([75, 25]);
    // Neither what was handed over nor the change is counted.
    const close = await saved(boxes.count(box, byNotes([50, 1], [20, 2], [5, 1])));
    expect(close).toMatchObject({ opening: 20, income: 75, expense: 0, expected: 95, counted: 95, difference: 0 });
    expect((await boxes.read(box)).balance).toBe(95);
  });

  it('DC 4: who counts does not sign; the owner does', async () => {
    const box = await opened(10);
    const close = await saved(boxes.count(box, { counted: 10 }, boxes.amina.token));
    const own = await boxes.call('POST', `dayClose/${close._id}/sign`, {}, boxes.amina.token);
    expect([own.status, own.body.message]).toEqual([409, 'Someone else signs']);
    expect(await saved(boxes.call('POST', `dayClose/${close._id}/sign`, {}))).toMatchObject({
      status: 'signed',
      signedBy: 'Hodan Warsame',
      signedAt: '2026-11-23T15:00:00.000Z',
    });
  });

  it('DC 5: a receipt that was counted yesterday is taken back today: yesterday stays, and the box of today nets 0.00', async () => {
    const box = await opened(0);
    const [wrong, right] = [await fee(25), await fee(25)];
    boxes.app.setClock(new Date(`${yesterday}T15:00:00Z`));
    const early = await boxes.box({ openingBalance: 0, openingDate: '2026-11-21' });
    const receipt = (await expectSaved(pay(wrong, 25, early, { datePaid: yesterday }))).body.info;
    const close = await saved(boxes.count(early, { counted: 25 }));
    boxes.app.setClock(new Date(`${today}T15:00:00Z`));
    const statement = async () => (await boxes.call('GET', `transection?running=1&to=${yesterday}`)).body;
    const before = await statement();
    await expectSaved(boxes.call('DELETE', `receipt/${receipt._id}`, { reason: 'Wrong student' }));
    expect(await boxes.money.fee(wrong._id)).toMatchObject({ feeBalance: 25 });
    expect((await boxes.rows(early)).at(-1)).toMatchObject({
      transectionType: 'expense',
      type: 'reversal',
      amount: 25,
      date: today,
      closeNo: null,
    });
    expect((await boxes.call('GET', `dayClose/${close._id}`)).body).toMatchObject({ expected: 25, counted: 25 });
    expect(await statement()).toEqual(before);
    await expectSaved(pay(right, 25, early));
    expect(await saved(boxes.count(early, { counted: 25 }))).toMatchObject({
      opening: 25,
      income: 25,
      expense: 25,
      difference: 0,
    });
    expect((await boxes.read(box)).balance).toBe(0);
  });

  it('DC 6: twenty payments of 5.00 while the box is closed are each in this close or in the next, together 100.00', async () => {
    const box = await opened(0);
    const fees = await Promise.all(Array.from({ length: 20 }, () => fee(5)));
    const paying = fees.slice(0, 10).map((one) => pay(one, 5, box));
    const closing = boxes.count(box, { counted: 0 });
    const rest = fees.slice(10).map((one) => pay(one, 5, box));
    const answers = await Promise.all([...paying, ...rest]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const first = await saved(closing);
    const next = await saved(boxes.count(box, { counted: 100 }));
    expect(first.income + next.income).toBe(100);
    expect(first.entries + next.entries).toBe(20);
    const rows = (await boxes.rows(box)).filter(({ type }) => type === 'student');
    expect(rows).toHaveLength(20);
    const numbers = rows.map(({ closeNo }) => closeNo);
    expect(numbers.filter((one) => one === first.closeNo)).toHaveLength(first.entries);
    expect(numbers.filter((one) => one === next.closeNo)).toHaveLength(next.entries);
  });

  it('DC 7: a receipt dated yesterday into a box that was counted today is refused, and the day is named', async () => {
    const box = await opened(0);
    const { closeNo } = await saved(boxes.count(box, { counted: 0, date: today }));
    const owed = await fee(25);
    const refused = await pay(owed, 25, box, { datePaid: yesterday });
    expect([refused.status, refused.body.errors.datePaid]).toEqual([409, `${box.name} was counted on ${today}`]);
    expect(closeNo).toBeGreaterThan(0);
    expect((await pay(owed, 25, box)).status).toBe(200);
  });

  it('DC 8: 260,000 shillings at 26,000 count as 10.00', async () => {
    await expectSaved(boxes.call('PUT', 'settings', { secondCurrency: 'SOS', secondRate: 26_000 }));
    const box = await opened(10);
    await expectSaved(boxes.book(box, 55));
    const { notes } = byNotes([50, 1], [5, 1]);
    const close = await saved(boxes.count(box, { notes: [...notes, { currency: 'second', value: 1000, count: 260 }] }));
    expect(close).toMatchObject({ counted: 65, difference: 0, secondCurrency: 'SOS', secondRate: 26_000 });
    expect(close.notes).toContainEqual({ currency: 'second', value: 1000, count: 260 });
  });

  it('DC 9: of twenty closes at once of one quiet box one is saved', async () => {
    const box = await opened(12);
    const answers = await Promise.all(Array.from({ length: 20 }, () => boxes.count(box, { counted: 12 })));
    const [first] = answers.filter(({ status }) => status === 200);
    const said = `Nothing has happened since close ${first?.body.info.closeNo}`;
    expect(answers.filter(({ status, body }) => status === 409 && body.message === said)).toHaveLength(19);
    expect((await boxes.call('GET', `dayClose?accountID=${box._id}`)).body).toHaveLength(1);
  });

  it('DC 10: the first count of a box whose books run far behind is its opening, and posts nothing', async () => {
    const box = await boxes.box();
    await expectSaved(boxes.book(box, -26_587.44, '2026-05-02'));
    await expectSaved(boxes.book(box, 12.5));
    expect((await boxes.read(box)).balance).toBe(-26_574.94);
    const before = await summary();
    const close = await saved(boxes.count(box, { counted: 312.5 }));
    expect(close).toMatchObject({ opening: 300, income: 12.5, expected: 312.5, difference: 0, isOpening: true });
    expect(await boxes.read(box)).toMatchObject({ openingBalance: 300, openingDate: yesterday, balance: 312.5 });
    expect(await summary()).toEqual(before);
    expect(await boxes.rows(box)).toMatchObject([{ closeNo: close.closeNo }, { closeNo: close.closeNo }]);
  });

  it('DC 11: the books are closed over a close that is not signed, with a warning that names it', async () => {
    boxes.app.setClock(new Date(`${yesterday}T15:00:00Z`));
    const box = await boxes.box({ name: 'Front desk', openingBalance: 5, openingDate: '2026-11-21' });
    const { closeNo } = await saved(boxes.count(box, { counted: 5 }));
    boxes.app.setClock(new Date(`${today}T15:00:00Z`));
    const { status, body } = await boxes.call('PUT', 'settings', { booksClosedUpTo: yesterday });
    expect(status).toBe(200);
    expect(body.warnings).toContain(`Close ${closeNo} of Front desk on ${yesterday} is not signed`);
    await expectSaved(boxes.call('PUT', 'settings', { booksClosedUpTo: null }));
  });
});
