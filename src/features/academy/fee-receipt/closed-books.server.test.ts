// Proves R 3.7, R 5.2, B27, D11.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting, Receipt } from '#testing/academy-money';
import { type FeeReceiptScene, startFeeReceipts } from './fee-receipt.fixture';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

const close = (booksClosedUpTo: string | null) =>
  scene.app.call('PUT', 'settings', { token: scene.owner, body: { booksClosedUpTo } });
const unbroken = (values: number[]) =>
  expect([...values].sort((a, b) => a - b)).toEqual(values.map((_, index) => index + 1));

describe('closed books', () => {
  it('hold for a payment too that arrived before they were closed and is written after', async () => {
    const { pay } = await scene.owing();
    const closing = await scene.app.database.pool.connect();
    await closing.query('begin');
    await closing.query(`update academy.organisation set "booksClosedUpTo" = '2026-02-28'`);
    const paying = pay(10, { datePaid: '2026-02-28' });
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // Over another connection: a transaction sees no connection that came after its first look at them.
    await expect.poll(async () => (await scene.app.database.pool.query(waits)).rowCount).toBe(1);
    await closing.query('commit');
    closing.release();
    expect((await paying).status).toBe(409);
    await close(null);
  });

  it('refuse an enrollment that charges today, and take one that charges nothing', async () => {
    const { make, money, schoolClass } = scene;
    await close('2026-03-10');
    const other = await make.student();
    const feeItems = [{ feeName: 'Book', feetype: 'bookfee', feeAmount: 12 }];
    expect((await money.enrol(other, schoolClass, { feeItems })).status).toBe(409);
    expect((await money.enrol(other, schoolClass)).status).toBe(200);
    await close(null);
  });

  it('refuse every write and void dated on or before their day', async () => {
    const { app, owner, money, schoolClass, put, remove } = scene;
    const { fee, pay } = await scene.owing();
    const old = (await pay(10, { datePaid: '2026-02-28' })).body.info;
    const fresh = (await pay(10, { datePaid: '2026-03-02' })).body.info;
    await close('2026-02-28');
    const sentence = 'The books are closed up to 2026-02-28';
    const late = await pay(10, { datePaid: '2026-02-28' });
    expect(late.status).toBe(409);
    expect(late.body.errors).toEqual({ datePaid: sentence });
    for (const refused of [
      await remove(old._id),
      await put(old._id, { AmountPaid: 5 }),
      await put(fresh._id, { datePaid: '2026-02-01' }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([409, sentence]);
    }
    expect((await pay(10, { datePaid: '2026-03-01' })).status).toBe(200);
    expect((await remove(fresh._id)).status).toBe(200);
    await close('2026-03-10');
    expect((await app.call('DELETE', `fee/${fee._id}`, { token: owner })).status).toBe(409);
    expect((await money.chargeClass(schoolClass, { feeMonth: '2026-09' })).status).toBe(409);
    await close(null);
    expect((await remove(old._id)).status).toBe(200);
  });
});

describe('numbers of receipts and postings', () => {
  it('are unbroken, after refusals and voids too', async () => {
    const { get } = scene;
    const { pay } = await scene.owing();
    await Promise.all([pay(10), pay(500), pay(10), pay(0), pay(10)]);
    const receipts: Receipt[] = (await get('receipt?voided=1')).body;
    unbroken(receipts.map((row) => row.receiptNo));
    const postings: Posting[] = (await get('transection?voided=1')).body;
    unbroken(postings.map((row) => row.transectionNo));
  });
});
