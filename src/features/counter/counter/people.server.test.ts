// Proves CO1, CO2, CO11, CO15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, startTestApp } from '#testing/test-app';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { pdfText } from '#testing/pdf-text';
import { paidLines, paidWith } from '#features/ledger/counter-payment/payment-slip.rules';
import { counterSlices } from '#testing/parts/counter';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, guardianSlice] }));
});
afterAll(() => at.app.stop());

const find = async (q: string) => (await at.get(`counter/people?q=${encodeURIComponent(q)}`)).body;

describe('a family at the counter', () => {
  it('CO 8: three children of one phone, however it is written, pay with one payment and one slip', async () => {
    const children = [];
    for (const [name, parentPhone] of [
      ['Ayan Nuur', '0612345678'],
      ['Bashir Nuur', '252612345678'],
      ['Caasha Nuur', '+252612345678'],
    ] as const)
      children.push(await at.owing([25], { studentName: name, parentName: 'Nuur Ali', parentPhone }));
    const [first] = children;
    const found = await find('612345678');
    const family = found.find(({ kind }: { kind: string }) => kind === 'family');
    expect(family).toMatchObject({ _id: first?.student._id, label: 'Nuur Ali', due: 75, credit: 0 });
    const open = await at.debts(`familyOf=${children[2]?.student._id}`);
    expect(open.people.map(({ label }) => label)).toEqual(
      children.map(({ student }) => `${student.studentName} (${student.stdID})`),
    );
    expect(open.total).toBe(75);
    const info = await at.taken({
      studentID: first?.student._id,
      debts: open.debts.map(({ _id, balance }) => ({ feeID: _id, amount: balance })),
      payments: at.rows(['Evc plus', 75]),
    });
    expect(info).toMatchObject({ total: 75, payerName: 'Nuur Ali' });
    expect(info.receipts.map(({ person, amount }) => [person, amount])).toEqual([
      ['Ayan Nuur', 25],
      ['Bashir Nuur', 25],
      ['Caasha Nuur', 25],
    ]);
    for (const { student } of children)
      expect((await at.get(`receipt?studentID=${student._id}`)).body).toMatchObject([{ AmountPaid: 25 }]);
    const said = ['Ayan Nuur', 'Bashir Nuur', 'Caasha Nuur'].map((person) => [person, 25, 0, 25, 0]);
    expect(
      paidLines(info).map(({ person, charged, takenOff, paid, balance }) => [person, charged, takenOff, paid, balance]),
    ).toEqual(said);
    expect(paidWith(info)).toEqual([['Evc plus', 75]]);
    const slip = await at.get(`payment/${info._id}/pdf?paper=slip`);
    expect(slip.status).toBe(200);
    const words = pdfText(slip.bytes);
    for (const each of ['Nuur Ali', ...said.map(([person]) => String(person)), '$75.00']) expect(words).toContain(each);
    expect(words.split('$25.00').length - 1).toBeGreaterThanOrEqual(3);
  });

  it('is that of a guardian, whatever the phones of the parents, and of these among students without a guardian', async () => {
    await at.set({ features: { families: true } });
    const parentPhone = '252617000009';
    const names = ['Dahir Cumar', 'Edna Cumar', 'Faarax Cumar', 'Gacal Cumar'];
    const children = [];
    for (const studentName of names)
      children.push((await at.owing([10], { studentName, parentName: 'Cumar', parentPhone })).student);
    const [dahir, , faarax] = children;
    const linked = children.slice(0, 2).map(({ _id: studentID }) => ({
      studentID,
      relation: 'mother',
      access: 'contact',
    }));
    const guardian = { guardianName: 'Hodan Warsame', guardianPhone: '252617000010', children: linked };
    const { body } = await expectSaved(at.app.call('POST', 'guardian', { token: at.owner, body: guardian }));
    const { _id } = body.info;
    for (const q of ['Hodan Warsame', '0617000010'])
      expect((await find(q)).map(({ label, due }: { label: string; due: number }) => [label, due])).toEqual([
        [`Dahir Cumar (${dahir?.stdID})`, 10],
        ['Hodan Warsame', 20],
        [`Edna Cumar (${children[1]?.stdID})`, 10],
      ]);
    const [family] = (await find('Hodan Warsame')).filter(({ kind }: { kind: string }) => kind === 'family');
    expect(family._id).toBe(_id);
    for (const asked of [`guardianID=${_id}`, `familyOf=${_id}`, `familyOf=${dahir?._id}`])
      expect((await at.debts(asked)).total).toBe(20);
    expect((await at.debts(`familyOf=${faarax?._id}`)).total).toBe(20);
    const { debts } = await at.debts(`guardianID=${_id}`);
    const paid = await at.taken({
      studentID: dahir?._id,
      debts: debts.map(({ _id: feeID, balance }) => ({ feeID, amount: balance })),
      payments: at.rows(['Evc plus', 20]),
    });
    expect(paid.payerName).toBe('Hodan Warsame');
    await at.set({ features: { families: false } });
    expect((await at.get(`counter/debts?guardianID=${_id}`)).status).toBe(404);
    expect((await at.debts(`familyOf=${dahir?._id}`)).total).toBe(20);
  });

  it('is one student where a parent has one child, or no phone', async () => {
    const { student } = await at.owing([10], { studentName: 'Zeynab Cige', parentPhone: '252617000001' });
    expect((await find('Zeynab')).map(({ kind }: { kind: string }) => kind)).toEqual(['student']);
    expect((await at.debts(`familyOf=${student._id}`)).people).toHaveLength(1);
  });
});

describe('finding', () => {
  it('knows names, numbers, parents, phones and documents, blocked and graduated students too', async () => {
    const { student, fees } = await at.owing([30], {
      studentName: 'Deeqa Samatar',
      studentPhone: '252617000002',
      parentName: 'Samatar Jaamac',
      parentPhone: '252617000003',
    });
    await expectSaved(
      at.app.call('PUT', `student/${student._id}`, { token: at.owner, body: { studentStatus: 'blocked' } }),
    );
    for (const q of ['deeqa', String(student.stdID), '0617000002', 'Samatar Jaamac', '617000003', `f${fees[0]?.feeNo}`])
      expect([q, (await find(q))[0]]).toMatchObject([q, { _id: student._id, due: 30, debts: [{ balance: 30 }] }]);
    const customer = await at.shop.customer({ name: 'Deeqa Printing', phone: '252617000004' });
    expect((await find('deeqa')).map(({ kind }: { kind: string }) => kind)).toEqual(['student', 'customer']);
    expect(await find(String(customer.code))).toContainEqual(expect.objectContaining({ _id: customer._id }));
    const item = await at.shop.item();
    const sold = (await expectSaved(at.shop.sell([[item, 1]], { customerID: customer._id }))).body.info;
    expect((await find(`i${sold.invoiceNumber}`))[0]).toMatchObject({
      _id: customer._id,
      debts: [{ of: 'invoice', name: `Invoice ${sold.invoiceNumber}` }],
    });
    expect(await find('f999999')).toEqual([]);
  });

  it('asks for two characters, and for exactly one person', async () => {
    expect((await at.get('counter/people?q=a')).status).toBe(400);
    const { student } = await at.owing([]);
    for (const query of ['', `studentID=${student._id}&customerID=${student._id}`, 'studentID=x'])
      expect([query, (await at.get(`counter/debts?${query}`)).status]).toEqual([query, 400]);
    expect((await at.get(`counter/debts?customerID=${student._id}`)).status).toBe(404);
  });

  it('is told a barcode exactly, and the buttons of the counter', async () => {
    const ream = await at.shop.item({ itemName: 'Ream', barcode: 'SO-4912', isQuick: true, sellingPrice: 4.95 });
    expect((await at.get('stock/options?barcode=SO-4912')).body).toMatchObject([{ _id: ream._id, Amount: 4.95 }]);
    expect((await at.get('stock/options?barcode=4912')).body).toEqual([]);
    expect((await at.get('stock/options?quick=1')).body).toMatchObject([{ label: 'Ream' }]);
    const item = (values: object) => at.app.call('POST', 'stock', { token: at.owner, body: { ...bare, ...values } });
    const bare = { itemName: 'Pen', quantityInStock: 1, purchusePrice: 0.1, sellingPrice: 0.2 };
    expect((await item({ barcode: 'so 1' })).body.errors).toEqual({
      barcode: 'A barcode has letters, digits and dashes',
    });
    expect((await item({ barcode: 'SO-4912' })).status).toBe(409);
    for (let nth = 1; nth < 24; nth++) await expectSaved(item({ itemName: `Button ${nth}`, isQuick: true }));
    const buttons: { label: string }[] = (await at.get('stock/options?quick=1')).body;
    expect(buttons.map(({ label }) => label)).toContain('Ream');
    expect(buttons).toHaveLength(24);
    expect((await at.get('stock/options')).body).toHaveLength(20);
    expect((await item({ itemName: 'One more', isQuick: true })).body.errors).toEqual({
      isQuick: 'The counter has 24 buttons at most',
    });
  });
});

describe('what the counter refuses', () => {
  it('says what is wrong with the body alone, and saves nothing', async () => {
    const { student, fees } = await at.owing([25]);
    const customer = await at.shop.customer();
    const [debts, payments] = [paying(fees, [25]), at.rows(['Cash', 25])];
    const whole = { studentID: student._id, debts, payments };
    const wrong: readonly (readonly [body: object, field: string])[] = [
      [{ ...whole, debts: [...debts, ...debts] }, 'debts.1.feeID'],
      [{ ...whole, customerID: customer._id }, 'customerID'],
      [{ ...whole, payments: [{ amount: 25 }] }, 'payments.0.accountID'],
      [{ ...whole, payments: [{ ...payments[0], amount: 0 }] }, 'payments.0.amount'],
      [{ ...whole, payments: [{ ...payments[0], accountID: crypto.randomUUID() }] }, 'payments.0.accountID'],
      [{ ...whole, payments: Array.from({ length: 6 }, () => ({ ...payments[0], amount: 5 })) }, 'payments'],
      [{ ...whole, debts: [{ amount: 25 }] }, 'debts.0.feeID'],
      [{ ...whole, debts: [{ feeID: crypto.randomUUID(), amount: 25 }] }, 'debts.0.feeID'],
      [{ ...whole, payments: at.rows(['Cash', 30]) }, 'payments'],
      [{ ...whole, payments: at.rows(['Cash', 20]) }, 'payments'],
      [{ ...whole, payments: at.rows(['Evc plus', 25, { given: 30 }]) }, 'payments.0.given'],
      [{ ...whole, payments: at.rows(['Cash', 25, { given: 20 }]) }, 'payments.0.given'],
      [{ ...whole, studentID: crypto.randomUUID() }, 'studentID'],
      [{ ...whole, paymentNo: 7 }, 'paymentNo'],
      [{ ...whole, sale: { items: [] } }, 'sale.items'],
      [{ ...whole, date: '2026-11-20', sale: { items: [{ itemID: student._id, Quantity: 1, Price: 1 }] } }, 'date'],
      [{}, 'debts'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: said } = await at.take(body as Record<string, unknown>);
      expect([field, status, Object.keys(said.errors ?? {})]).toEqual([field, 400, [field]]);
    }
    expect(await at.fee({ _id: fees[0]?._id ?? '' })).toMatchObject({ feePaid: 0 });
    const preview = await at.app.call('POST', 'counter?preview=1', {
      token: at.owner,
      body: { ...whole, payments: at.rows(['Cash', 30, { given: 50 }]) },
    });
    expect(preview.body.info).toEqual({ owed: 25, total: 30, missing: 0, rest: 5, change: 20 });
    expect(await at.fee({ _id: fees[0]?._id ?? '' })).toMatchObject({ feePaid: 0 });
  });

  it('asks what a payment would come to under the id that the payment then has', async () => {
    const { student, fees } = await at.owing([25]);
    const body = {
      _id: crypto.randomUUID(),
      studentID: student._id,
      debts: paying(fees, [25]),
      payments: at.rows(['Cash', 30]),
    };
    const asked = await at.app.call('POST', 'counter?preview=1', { token: at.owner, body });
    expect([asked.status, asked.body.info.rest]).toEqual([200, 5]);
    expect((await at.taken({ ...body, keepRest: true })).creditKept).toBe(5);
  });

  it("lets anyone pay a stranger's debt, and keeps the rest as the payer's credit", async () => {
    const { student } = await at.owing([]);
    const stranger = await at.owing([25]);
    const info = await at.taken({
      studentID: student._id,
      debts: paying(stranger.fees, [25]),
      payments: at.rows(['Cash', 30]),
      keepRest: true,
    });
    expect(info.receipts).toMatchObject([{ person: stranger.student.studentName }]);
    expect([await at.creditOf(student), await at.creditOf(stranger.student)]).toEqual([5, 0]);
  });

  it('is dated in closed books, or before the last count of its account', async () => {
    const { student, fees } = await at.owing([25]);
    const body = { studentID: student._id, debts: paying(fees, [25]), payments: at.rows(['Jeeb', 25]) };
    await at.app.database.pool.query(`update academy.money_account set "lastCount" = '2026-11-22' where name = 'Jeeb'`);
    expect((await at.take({ ...body, date: '2026-11-21' })).body.errors).toEqual({
      date: 'Jeeb was counted on 2026-11-22',
    });
    await at.set({ booksClosedUpTo: '2026-11-22' });
    expect((await at.take({ ...body, date: '2026-11-22' })).status).toBe(409);
    await at.set({ booksClosedUpTo: null });
    await at.taken({ ...body, date: '2026-11-22' });
  });

  it('is everything while the feature is off, and for whoever has no counter', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Clerk', ['/fee', '/student']);
    expect((await at.take({}, token)).status).toBe(403);
    await at.set({ features: { counter: false } });
    for (const path of ['counter/people?q=amina', 'payment', 'credit'])
      expect([path, (await at.get(path)).status]).toEqual([path, 404]);
    await at.set({ features: { counter: true } });
  });
});
