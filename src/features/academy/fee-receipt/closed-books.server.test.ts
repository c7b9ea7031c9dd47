// Proves R 3.7, R 5.2, B27, D11.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Posting, Receipt } from '#testing/academy-money';
import { expectUnbroken } from '#features/ledger/debt/receipts.fixture';
import { type FeeReceiptScene, startFeeReceipts } from './fee-receipt.fixture';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

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
    await scene.closeBooks(null);
  });

  it('refuse an enrollment that charges today, and take one that charges nothing', async () => {
    const { make, money, schoolClass } = scene;
    await scene.closeBooks('2026-03-10');
    const other = await make.student();
    const feeItems = [{ feeName: 'Book', feetype: 'bookfee', feeAmount: 12 }];
    expect((await money.enrol(other, schoolClass, { feeItems })).status).toBe(409);
    expect((await money.enrol(other, schoolClass)).status).toBe(200);
    await scene.closeBooks(null);
  });

  it('refuse voids of fees, and charges, dated on or before their day', async () => {
    const { app, owner, money, schoolClass, closeBooks } = scene;
    const { fee } = await scene.owing();
    await closeBooks('2026-03-10');
    expect((await app.call('DELETE', `fee/${fee._id}`, { token: owner })).status).toBe(409);
    expect((await money.chargeClass(schoolClass, { feeMonth: '2026-09' })).status).toBe(409);
    await closeBooks(null);
  });
});

describe('numbers of receipts and postings', () => {
  it('are unbroken, after refusals and voids too', async () => {
    const { get } = scene;
    const { pay } = await scene.owing();
    await Promise.all([pay(10), pay(500), pay(10), pay(0), pay(10)]);
    const receipts: Receipt[] = (await get('receipt?voided=1')).body;
    expectUnbroken(receipts.map((row) => row.receiptNo));
    const postings: Posting[] = (await get('transection?voided=1')).body;
    expectUnbroken(postings.map((row) => row.transectionNo));
  });
});
