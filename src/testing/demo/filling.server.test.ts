import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counterPath } from '#features/counter/counter/counter.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { readConfig } from '#kit/server/config';
import { statementsOf } from '#testing/statements';
import type { TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';
import type { PastCalls } from '#demo/past-calls.server';
import type { DemoBrand } from '#demo/demo-brand';
import { loadBrand } from '#demo/load/load-demo.server';
import type { Act } from '#demo/story';

const today = new Date().toISOString().slice(0, 10);
let app: TestApp;
beforeAll(async () => {
  app = await startWholeApp();
});
afterAll(() => app.stop());

const load = (acts: DemoBrand['acts']) =>
  loadBrand({ database: app.database, config: readConfig({}, []), say: () => undefined }, { ...house, acts }, today);

const house = {
  brand: 'decoration',
  called: 'a house',
  organisation: { name: 'A', address: 'B', phone: '252611111111', currencySign: '$', timeZone: 'Africa/Mogadishu' },
  staff: [{ userType: 'superAdmin', name: 'Owner', username: 'owner@shop.example' }],
  others: [],
} as const;

const act = (take: Act['take']): Act => ({ on: today, take });
const numbers = async (query: string) => (await app.database.pool.query<Record<string, unknown>>(query)).rows;

it('an example of which one call is refused leaves nothing behind, though nobody minds the refusal', async () => {
  const branch = { branch_name: 'Bakaaro', branch_location: 'Market' };
  const filled = load((calls) => [
    act(() => calls.save('branch', branch)),
    act(() => calls.save('branch', {}).catch(() => undefined)),
  ]);
  await expect(filled).rejects.toThrow('A call was refused');
  expect(await numbers('select _id from decoration.app_user union all select _id from decoration.branch')).toEqual([]);
  expect(await numbers(`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
});

describe('an example that is filled', () => {
  let statements: readonly string[];
  beforeAll(async () => {
    statements = await statementsOf(() => load((calls) => [act(() => paysAhead(calls))]));
  });

  it('keeps its figures and totals as every write would have', async () => {
    expect(await numbers(`select rows from decoration.list_total_kept where source = 'customer'`)).toEqual([
      { rows: 1 },
    ]);
    for (const kind of ['figure', 'list_total'])
      expect(await numbers(`select * from decoration.${kind}_difference`)).toEqual([]);
    expect(await numbers(`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
  });

  it('has a line in the log for every record of its calls, which waits for its seal', async () => {
    const made = 'select _id from decoration.customer union all select _id from decoration.payment';
    expect(await numbers(`select 1 from decoration.activity where "recordID" in (${made})`)).toHaveLength(2);
    const waiting =
      'select 1 from decoration.activity a left join decoration.activity_unsealed u on u."activityID" = a._id';
    expect(await numbers(`${waiting} where u."activityID" is null`)).toEqual([]);
  });

  it('has all lines of its log from one statement, whether a call left one of them or several', async () => {
    expect(await numbers('select count(*) > 3 as several from decoration.activity')).toEqual([{ several: true }]);
    expect(statements.filter((text) => text.includes('insert into "decoration"."activity"'))).toHaveLength(1);
  });
});

/** A customer pays ahead, which is kept as a payment, as credit and in the books. */
async function paysAhead(calls: PastCalls): Promise<void> {
  const payer = await calls.save('customers', { name: 'A', phone: '252611111113', gender: 'male' });
  const [account] = await calls.read(moneyAccount.path);
  const payments = [{ accountID: account?._id, amount: 20 }];
  await calls.save(counterPath, { customerID: payer._id, payments, keepRest: true });
}
