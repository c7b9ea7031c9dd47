// Proves R 3.5, R 3.6.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsIn } from '#database/migrate';
import { runChecks } from '#database/verify/run';
import { sharedIdChecks, sharedPaths } from '#database/verify/shared-id-checks';
import { brokenTold } from '#database/verify/told';
import { type FeeReceiptScene, startFeeReceipts } from '#features/academy/fee-receipt/fee-receipt.fixture';
import { newId } from '#kit/server/id';
import { shopSales } from '#testing/shop-sales';
import { expectSaved } from '#testing/test-app';

let scene: FeeReceiptScene;

beforeAll(async () => {
  scene = await startFeeReceipts();
});
afterAll(() => scene.app.stop());

const run = async (sql: string, values: unknown[] = []) => (await scene.app.database.pool.query(sql, values)).rows;

it('every table whose records share a path registers their ids', async () => {
  const shared = [...sharedPaths(scene.app.whole.product.entities)].flatMap(([path, all]) =>
    all.map(({ table }) => `${path} ${table}`),
  );
  const registered = await run(
    `select convert_from(substring(tgargs from 1 for length(tgargs) - 1), 'UTF8') || ' ' || relname as name
     from pg_trigger t join pg_class c on c.oid = tgrelid where tgname = 'shared_id' and relnamespace = 'academy'::regnamespace`,
  );
  expect(shared.length).toBeGreaterThan(1);
  expect(new Set(registered.map(({ name }) => name))).toEqual(new Set(shared));
});

/** A sale, and a payment of it. */
async function sold() {
  const sales = shopSales(scene.app, scene.owner, 'academy');
  const { _id: customerID } = await sales.customer();
  const { currentinvoice } = (await expectSaved(sales.sell([[await sales.item(), 4, 25]], { customerID }))).body;
  return (values: object) => sales.pay(currentinvoice, 40, { ...values });
}

/** The answers to repeats are gone, as they are after some days. */
const forgotten = () => run('delete from academy.replay');

it('the id of a voided receipt is taken by no receipt of another kind', async () => {
  const [_id, payInvoice] = [newId(), await sold()];
  const { pay } = await scene.owing();
  await expectSaved(pay(10, { _id }));
  await forgotten();
  expect((await payInvoice({ _id })).status).toBe(409);
  await expectSaved(scene.remove(_id));
  await forgotten();
  const again = await payInvoice({ _id });
  expect([again.status, again.body.errors]).toEqual([409, { _id: 'This _id is already used' }]);
  expect((await scene.get(`receipt/${_id}`)).body).toMatchObject({ AmountPaid: 10 });
});

/** Two receipts of different kinds under one id, the first voided, as they could be written before ids were kept for all of a path. */
async function pairOfOld(): Promise<string> {
  const [_id, other, payInvoice] = [newId(), newId(), await sold()];
  const { pay } = await scene.owing();
  await expectSaved(pay(10, { _id }));
  await expectSaved(scene.remove(_id));
  await expectSaved(payInvoice({ _id: other }));
  await run(`update academy.invoice_receipt set _id = $1 where _id = $2`, [_id, other]);
  await run(
    `update academy.money_transaction set source = jsonb_set(source, '{_id}', to_jsonb($1::text)) where source ->> '_id' = $2`,
    [_id, other],
  );
  return _id;
}

/** What `verify` says about ids that two records share. */
async function sharedIds(): Promise<string[]> {
  const found = await runChecks(scene.app.database.pool, {
    brands: ['academy'],
    checks: sharedIdChecks(scene.app.whole.product.entities),
    most: 5,
    progress: () => undefined,
  });
  const results = found.flatMap((brand) => brand.results);
  return results.flatMap((result) => result.found.map((values) => brokenTold(result, values)));
}

it('a receipt of old data that shares its id with a voided one is read, found by verify, and voided', async () => {
  const _id = await pairOfOld();
  expect((await scene.get(`receipt/${_id}`)).body).toMatchObject({ amountPaid: 40, voidedAt: null });
  expect(await sharedIds()).toEqual([
    `Receipts: 2 have the id ${_id}. Void the one that is not voided yet, and enter it again`,
  ]);
  await expectSaved(scene.remove(_id));
  expect(await run('select _id from academy.invoice_receipt where _id = $1 and "voidedAt" is null', [_id])).toEqual([]);
  expect(await sharedIds()).toEqual([]);
});

it('old data with two receipts under one id is brought up to date', async () => {
  const _id = await pairOfOld();
  const [migration] = (await migrationsIn('migrations')).filter(({ name }) => name.endsWith('_shared_id.sql'));
  await run(`begin; set local search_path to academy, public;
    drop table shared_id; drop function keep_shared_id cascade; drop procedure share_path;
    ${migration?.sql}; commit`);
  expect(await run('select path from academy.shared_id where _id = $1', [_id])).toEqual([{ path: 'receipt' }]);
  expect((await (await sold())({ _id })).status).toBe(409);
});
