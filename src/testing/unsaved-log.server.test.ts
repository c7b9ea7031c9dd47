// Proves R 4.7.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Counter, startCounter } from './academy-money';
import { newId } from '#kit/server/id';
import { expectSaved } from './test-app';
import { startWholeApp } from './whole-app';

let counter: Counter;
beforeAll(async () => {
  counter = await startCounter(await startWholeApp());
});
afterAll(() => counter.app.stop());

/** What a payment leaves behind, in every table that it writes. */
async function written(): Promise<unknown> {
  const { rows } = await counter.app.database.pool.query(`
    select (select count(*)::int from academy.fee_receipt) as receipts, (select sum("feePaid")::text from academy.fee) as paid,
      (select count(*)::int from academy.money_transaction) as postings, (select count(*)::int from academy.replay) as answers,
      (select count(*)::int from academy.activity) as lines, (select sum(last)::int from academy.counter) as numbers`);
  return rows[0];
}

// The first refuses the line as it is written, which goes with the commit; the second as PostgreSQL commits.
it.each([
  ['is refused', 'create trigger planted before insert on academy.activity'],
  [
    'fails at the commit',
    'create constraint trigger planted after insert on academy.activity deferrable initially deferred',
  ],
])(
  'a payment whose line of the activity log %s is answered with a fault, and nothing of it is there',
  async (_how, trigger) => {
    const { app, make, money } = counter;
    const [student, place] = [await make.student(), await make.class()];
    await expectSaved(money.enrol(student, place));
    const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }))).body.info;
    const _id = newId();
    const before = await written();
    await app.database.pool.query(`
    create function public.planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    ${trigger} for each row execute function public.planted()`);
    for (const values of [{ _id }, {}]) {
      const { status, body } = await money.pay(fee, 10, values);
      expect([status, body.status]).toEqual([500, false]);
      expect(await written()).toEqual(before);
    }
    await app.database.pool.query('drop trigger planted on academy.activity; drop function public.planted()');
    // The same request again is a first one, since nothing was kept of it.
    await expectSaved(money.pay(fee, 10, { _id }));
    expect((await money.fee(fee._id)).feePaid).toBe(10);
  },
);
