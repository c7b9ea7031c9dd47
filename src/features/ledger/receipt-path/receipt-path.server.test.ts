// Proves S§1, S§2, S§9, R 2.6, R 3.6, R 4.3, R 6.3, R 6.4, A13, A14, B12, D19.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Receipt } from '#testing/academy-money';
import { expectPaper } from '#testing/paper';
import { type FeeReceiptScene, startFeeReceipts } from '#features/academy/fee-receipt/fee-receipt.fixture';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

describe('the one path of two kinds of receipt', () => {
  it('answers fee receipts in the academy and invoice receipts in decoration', async () => {
    const { app, get } = scene;
    const { pay } = await scene.owing();
    await pay(10);
    const plain = (await get('receipt')).body;
    expect(plain.length).toBeGreaterThan(0);
    expect((await get('receipt?of=fee')).body).toEqual(plain);
    expect((await get('receipt?of=invoice')).body).toEqual([]);
    expect((await get('receipt?of=both')).status).toBe(400);
    const decoration = await app.setUp('decoration');
    const answer = await app.call('GET', 'receipt', { token: decoration, brand: 'decoration' });
    expect([answer.status, answer.body, answer.headers['x-total-count']]).toEqual([200, [], '0']);
  });

  it('is open per kind: /receipt reads and writes fee receipts, /fee only takes payments', async () => {
    const { app, owner, get } = scene;
    const { student, fee } = await scene.owing();
    const counter = (await app.logInAs(owner, 'Counter', ['/receipt'])).token;
    const charger = (await app.logInAs(owner, 'Charger', ['/fee'])).token;
    const body = {
      feeID: fee._id,
      studentID: student._id,
      AmountPaid: 1,
      phonePaid: '252615550303',
      datePaid: '2026-03-10',
    };
    expect((await get('receipt', counter)).status).toBe(200);
    expect((await get('receipt?of=invoice', counter)).status).toBe(403);
    expect((await app.call('POST', 'receipt', { token: counter, body })).status).toBe(200);
    expect((await app.call('POST', 'receipt', { token: counter, body: { invoiceID: fee._id } })).status).toBe(403);
    expect((await get('receipt', charger)).status).toBe(403);
    const { body: made } = await app.call('POST', 'receipt', { token: charger, body });
    expect((await get(`receipt/${made.info._id}/pdf`, charger)).status).toBe(200);
    expect((await app.call('DELETE', `receipt/${made.info._id}`, { token: charger })).status).toBe(403);
  });

  it('shows a student its own receipts alone', async () => {
    const { app, make, money, schoolClass, get } = scene;
    const { student, fee, pay } = await scene.owing();
    const own = (await pay(10)).body.info;
    const other = await make.student();
    await money.enrol(other, schoolClass);
    const [theirs] = (await money.chargeStudent(other, schoolClass)).body.info;
    const foreign = (await money.pay(theirs, 5)).body.info;
    const token = await make.portalTokenOf(student);
    expect((await get('receipt?of=fee', token)).body.map((row: Receipt) => row._id)).toEqual([own._id]);
    expect((await get('receipt', token)).body).toHaveLength(1);
    expect((await get(`receipt/${own._id}/pdf`, token)).status).toBe(200);
    expect((await get(`receipt/${foreign._id}/pdf`, token)).status).toBe(403);
    expect((await get(`receipt/${foreign._id}`, token)).status).toBe(403);
    expect((await get(`receipt?studentID=${other._id}`, token)).status).toBe(403);
    expect((await app.call('POST', 'receipt', { token, body: { feeID: fee._id } })).status).toBe(403);
    expect((await app.call('DELETE', `receipt/${own._id}`, { token })).status).toBe(403);
  });
});

describe('a receipt on paper', () => {
  it('is receipt.pdf with letterhead, parties, fee, amount, method, phone, who took it and the balance after', async () => {
    const { get } = scene;
    const { student, fee, pay } = await scene.owing();
    await pay(20);
    const receipt = (await pay(25)).body.info;
    await pay(5);
    expectPaper(await get(`receipt/${receipt._id}/pdf`), 'receipt.pdf', [
      'Hodan Academy',
      'Maka al-Mukarama Road, Mogadishu',
      String(receipt.receiptNo),
      'Amina Warsame',
      `Student ID ${student.stdID}`,
      String(fee.feeNo),
      'Workshop',
      '$25.00',
      'Evc plus',
      '252615550303',
      'Hodan Warsame',
      '$55.00',
      'Thank you, dear student',
    ]);
    expect((await get(`receipt/${receipt._id}`)).body.balance).toBe(55);
    expect((await get('receipt/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b/pdf')).status).toBe(404);
  });
});
