// Proves CO1, CO2, CO3, CO4, CO5, CO6, CO7, CO8, CO9, CO12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { fillIn } from '#features/counter/open-debt/order.rules';
import { amount } from '#features/counter/open-debt/amount.fixture';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const receiptsOf = (info: { receipts: readonly { amount: number; balance: number }[] }) =>
  info.receipts.map(({ amount, balance }) => [amount, balance]);

const balancesOf = async (fees: readonly { readonly _id: string }[]) => {
  const found = [];
  for (const fee of fees) found.push((await at.fee(fee)).feeBalance);
  return found;
};

describe('the counter', () => {
  it('CO 1: takes three fees of one student at once, found by the number', async () => {
    const { student, fees } = await at.owing([25, 25, 10]);
    const found = (await at.get(`counter/people?q=${student.stdID}`)).body;
    expect(found[0]).toMatchObject({ kind: 'student', _id: student._id, due: 60, credit: 0 });
    expect(found[0].debts.map((debt: { _id: string }) => debt._id)).toEqual(fees.map(({ _id }) => _id));
    const before = await at.balanceOf('Evc plus');
    const info = await at.taken({
      studentID: student._id,
      debts: paying(fees, [25, 25, 10]),
      payments: at.rows(['Evc plus', 60]),
    });
    expect(info).toMatchObject({ total: 60, change: 0, creditKept: 0, creditUsed: 0, date: '2026-11-23' });
    expect(receiptsOf(info)).toEqual([
      [25, 0],
      [25, 0],
      [10, 0],
    ]);
    const numbers = info.receipts.map(({ receiptNo }) => receiptNo);
    expect(numbers).toEqual([0, 1, 2].map((more) => (numbers[0] ?? 0) + more));
    expect(await at.balanceOf('Evc plus')).toBe(before + 60);
    const receipts = (await at.get(`receipt?studentID=${student._id}`)).body;
    expect(receipts).toHaveLength(3);
    expect(receipts[0]).toMatchObject({
      paymentMethod: 'Evc plus',
      phonePaid: student.studentPhone,
      paymentID: { _id: info._id, paymentNo: info.paymentNo },
    });
    expect((await at.debts(`studentID=${student._id}`)).total).toBe(0);
  });

  it('CO 2: shares Evc plus 30.00 and cash 10.00 out over debts of 25.00 and 15.00', async () => {
    const { student, fees } = await at.owing([25, 15]);
    const info = await at.taken({
      studentID: student._id,
      debts: paying(fees, [25, 15]),
      payments: at.rows(['Evc plus', 30], ['Cash', 10]),
    });
    expect(receiptsOf(info)).toEqual([
      [25, 0],
      [5, 10],
      [10, 0],
    ]);
    const receipts: { paymentMethod: string; AmountPaid: number; phonePaid: string | null }[] = (
      await at.get(`receipt?studentID=${student._id}&sort=receiptNo`)
    ).body;
    expect(receipts.map((one) => [one.paymentMethod, one.AmountPaid])).toEqual([
      ['Evc plus', 25],
      ['Evc plus', 5],
      ['cash', 10],
    ]);
    expect(receipts[2]?.phonePaid).toBeNull();
  });

  it('CO 5: of twenty clerks who take 25.00 for the same fee of 25.00 one is saved', async () => {
    const { student, fees } = await at.owing([25]);
    const body = { studentID: student._id, debts: paying(fees, [25]), payments: at.rows(['Cash', 25]) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.take(body)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Only $0.00 of Fee 1 is still open');
    expect(await at.creditOf(student)).toBe(0);
  });

  it('CO 6: what is paid beyond what is still open is refused where nobody is named whose credit it would be', async () => {
    const { fees } = await at.owing([25]);
    const before = await at.balanceOf('Cash');
    const taking = { debts: paying(fees, [30]), payments: at.rows(['Cash', 30]), keepRest: true };
    const answer = await at.take(taking);
    expect([answer.status, answer.body.message]).toEqual([409, 'Only $25.00 of Fee 1 is still open']);
    expect(await at.balanceOf('Cash')).toBe(before);
  });

  it('CO 5: with keepRest it is one receipt and nineteen advances, together 475.00', async () => {
    const { student, fees } = await at.owing([25]);
    const [before, owed] = [await at.balanceOf('Cash'), await at.balanceOf('Customer credit')];
    const body = { studentID: student._id, debts: paying(fees, [25]), payments: at.rows(['Cash', 25]), keepRest: true };
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.take(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = answers.map(({ body: { info } }) => info.creditKept);
    expect(kept.filter((amount) => amount === 25)).toHaveLength(19);
    const late = answers.find(({ body: { info } }) => info.creditKept === 25);
    expect(late?.body.message).toContain('$25.00 became credit');
    expect(await at.creditOf(student)).toBe(475);
    expect(await at.balanceOf('Cash')).toBe(before + 500);
    expect(await at.balanceOf('Customer credit')).toBe(owed - 475);
    expect((await at.get(`receipt?studentID=${student._id}`)).body).toHaveLength(1);
  });

  it('CO 6: the same _id again answers as the first time, with another amount it is 409', async () => {
    const { student, fees } = await at.owing([25, 10]);
    const body = {
      _id: crypto.randomUUID(),
      studentID: student._id,
      debts: paying(fees, [25]),
      payments: at.rows(['Evc plus', 25]),
    };
    const first = await at.take(body);
    expect(first.status).toBe(200);
    const again = await at.take(body);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await at.take({ ...body, debts: paying(fees, [20]), payments: at.rows(['Evc plus', 20]) });
    expect(other.status).toBe(409);
    expect((await at.get(`receipt?studentID=${student._id}`)).body).toHaveLength(1);
  });

  it('CO 7: a walk-in buys two reams by two ways of paying: one invoice, two receipts, stock −2', async () => {
    const ream = await at.shop.item({ sellingPrice: 4.95 });
    const sale = { items: [{ itemID: ream._id, Quantity: 2, Price: 4.95 }], discount: 0 };
    const short = await at.take({ sale, payments: at.rows(['Cash', 9]) });
    expect([short.status, short.body.message]).toEqual([400, 'Still $0.90 to pay']);
    const info = await at.taken({ sale, payments: at.rows(['Evc plus', 5], ['Cash', 4.9]) });
    expect(receiptsOf(info)).toEqual([
      [5, 4.9],
      [4.9, 0],
    ]);
    expect(info.receipts.map(({ of, person }) => [of, person])).toEqual([
      ['invoice', 'Walk-in customer'],
      ['invoice', 'Walk-in customer'],
    ]);
    expect((await at.shop.read(ream)).quantityInStock).toBe(8);
    const invoice = await at.shop.invoice(info.invoiceID?._id ?? '');
    expect(invoice).toMatchObject({ Total: 9.9, amountPaid: 9.9, Status: 'fullPaid', customerID: null });
  });

  it('CO 10: 30.00 fills debts in the order of their days, and of twenty who pay all of them one is taken', async () => {
    const { student, fees } = await owingOn([
      ['2026-11-05', 24.7],
      ['2026-11-20', 12],
      ['2026-12-01', 10],
    ]);
    const open = await at.debts(`studentID=${student._id}`);
    expect(open.debts.map(({ balance, nextDue }) => [balance, nextDue])).toEqual([
      [24.7, '2026-11-05'],
      [12, '2026-11-20'],
      [10, '2026-12-01'],
    ]);
    const whole = {
      studentID: student._id,
      debts: paying(fees, [24.7, 12, 10]),
      payments: at.rows(['Cash', 46.7]),
    };
    // 30.00 typed for all of them.
    const balances = open.debts.map(({ balance }) => balance);
    const { amounts } = fillIn(balances, amount(30));
    expect(amounts).toEqual([24.7, 5.3, 0]);
    const other = await owingOn([
      ['2026-11-05', 24.7],
      ['2026-11-20', 12],
      ['2026-12-01', 10],
    ]);
    const info = await at.taken({
      studentID: other.student._id,
      debts: paying(
        other.fees,
        amounts.filter((one) => one > 0),
      ),
      payments: at.rows(['Cash', 30]),
    });
    expect(receiptsOf(info)).toEqual([
      [24.7, 0],
      [5.3, 6.7],
    ]);
    expect(await balancesOf(other.fees)).toEqual([0, 6.7, 10]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.take(whole)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const receipts: { AmountPaid: number }[] = (await at.get(`receipt?studentID=${student._id}&sort=receiptNo`)).body;
    expect(receipts.map(({ AmountPaid }) => AmountPaid)).toEqual([24.7, 12, 10]);
    expect(await balancesOf(fees)).toEqual([0, 0, 0]);
  });

  /** A student who owes fees that were made on these days, and are due on them. */
  async function owingOn(charged: readonly (readonly [day: string, amount: number])[]) {
    const { student } = await at.owing([]);
    const fees = [];
    for (const [day, feeAmount] of charged) {
      const { body } = await at.money.chargeStudent(student, at.schoolClass, { feeName: `Fee of ${day}`, feeAmount });
      const [fee] = body.info;
      await at.app.database.pool.query('update academy.fee set "createdAt" = $2, "dueDate" = $3 where _id = $1', [
        fee._id,
        `${day}T09:00:00Z`,
        day,
      ]);
      fees.push(fee);
    }
    return { student, fees };
  }
});
