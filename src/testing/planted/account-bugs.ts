import { expectSaved, type TestApp } from '#testing/test-app';
import { type Bug, caught, feeOf100 } from './bug';
import { byTrigger, inStatements } from './plant';
import { takenAtOnce } from './race';

/** A cash box that nobody has counted. */
async function boxOf(app: TestApp, owner: string): Promise<string> {
  const body = { name: `Box ${Math.random()}`, kind: 'cash' };
  return (await expectSaved(app.call('POST', 'account', { token: owner, body }))).body.info._id;
}

/** Bugs of accounts, transfers and closes. */
export const accountBugs: readonly Bug[] = [
  {
    guard: 'the lock of the account that is counted',
    battery: 'interleavings',
    plant: inStatements((text) => (text.includes('money_account') ? text.replace(/ for update$/, '') : text)),
    problem: async (app, owner) => {
      const body = { accountID: await boxOf(app, owner), counted: 12 };
      const close = () => app.call('POST', 'dayClose', { token: owner, body });
      const taken = await takenAtOnce(app, 'day_close', [close, close]);
      return caught(taken !== 1, `${taken} closes of one quiet box were saved`);
    },
  },
  {
    guard: 'that a counted row stays and is taken back by a second one',
    battery: 'money model',
    plant: inStatements((text) => text.replace(/ and "closeNo" is null/g, '')),
    problem: async (app, owner) => {
      const { money, fee } = await feeOf100(app, owner);
      const accountID = await boxOf(app, owner);
      const { _id } = (await expectSaved(money.pay(fee, 10, { accountID, phonePaid: undefined }))).body.info;
      await expectSaved(app.call('POST', 'dayClose', { token: owner, body: { accountID, counted: 10 } }));
      await expectSaved(app.call('DELETE', `receipt/${_id}`, { token: owner }));
      const { body: left } = await app.call('GET', `transection?accountID=${accountID}`, { token: owner });
      return caught(left.length !== 2, `${left.length} rows are left of a counted receipt that was voided`);
    },
  },
  {
    guard: 'that a transfer is no income and its fee an expense',
    battery: 'money model',
    plant: byTrigger(
      'money_transaction',
      'insert',
      `if new.type = 'transfer fee' then new."transectionType" := 'income'; end if; return new;`,
    ),
    problem: async (app, owner) => {
      const [fromID, toID] = [await boxOf(app, owner), await boxOf(app, owner)];
      const earned = async () => (await app.call('GET', 'summary', { token: owner })).body.totalincome;
      const before = await earned();
      const body = { fromID, toID, amount: 200, fee: 1, date: '2026-03-10' };
      await expectSaved(app.call('POST', 'transfer', { token: owner, body }));
      return caught((await earned()) !== before, 'a transfer is counted as income');
    },
  },
];
