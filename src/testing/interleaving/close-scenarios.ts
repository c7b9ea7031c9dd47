import { academyMoney } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp } from '#testing/test-app';
import { freshBox } from './fresh-box';
import type { Scenario } from './scenario';

const brand = 'academy';
const today = '2026-03-10';

/** The scenarios at the counter while a box is counted. */
export async function closeScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const make = academyRecords(app, token);
  const money = academyMoney(app, token);
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const call = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const saved = async (path: string, body: object) => (await expectSaved(call('POST', path, body))).body.info;
  const box = () => freshBox(app.database.pool);
  const fee = async () => (await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }))).body.info[0];
  const count = (accountID: string, counted: number, float: object = {}) =>
    call('POST', 'dayClose', { accountID, counted, ...float });
  const entered = (accountID: string, amount: number) =>
    saved('transection', {
      transectionType: 'income',
      type: 'service income',
      name: 'Hall',
      description: 'Hired',
      date: today,
      amount,
      accountID,
    });
  return [
    {
      name: 'close ‖ pay ‖ pay',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [accountID, one, other] = [await box(), await fee(), await fee()];
        return [
          () => count(accountID, 100 + 30 * variant),
          () => money.pay(one, 30, { accountID, phonePaid: undefined }),
          () => money.pay(other, 30, { accountID, phonePaid: undefined }),
        ];
      },
    },
    {
      name: 'close ‖ void what it counts ‖ change what it counts',
      brand,
      variants: 1,
      arrange: async () => {
        const accountID = await box();
        const [one, other] = [await entered(accountID, 5), await entered(accountID, 7)];
        return [
          () => count(accountID, 112),
          () => call('DELETE', `transection/${one._id}`, { reason: 'Twice' }),
          () => call('PUT', `transection/${other._id}`, { amount: 9 }),
        ];
      },
    },
    {
      name: 'close ‖ close ‖ void a transfer',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [from, to] = [await box(), await box()];
        const moved = await saved('transfer', { fromID: from, toID: to, amount: 20, date: today });
        return [
          () => count(from, 80 + variant),
          () => count(to, 120),
          () => call('DELETE', `transfer/${moved._id}`, { reason: 'Not done' }),
        ];
      },
    },
    {
      name: 'close a quiet box ‖ close it ‖ close it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const one = await box();
        return [() => count(one, 100), () => count(one, 100), () => count(one, 100 + variant)];
      },
    },
    {
      name: 'close with a float ‖ close the other one with a float',
      brand,
      variants: 1,
      arrange: async () => {
        const [one, other] = [await box(), await box()];
        return [
          () => count(one, 100, { leave: 40, moveToID: other }),
          () => count(other, 100, { leave: 50, moveToID: one }),
        ];
      },
    },
    {
      name: 'take a close back ‖ pay ‖ close',
      brand,
      variants: 1,
      arrange: async () => {
        const [accountID, owed] = [await box(), await fee()];
        const { _id } = await saved('dayClose', { accountID, counted: 99 });
        return [
          () => call('DELETE', `dayClose/${_id}`, { reason: 'Miscounted' }),
          () => money.pay(owed, 30, { accountID, phonePaid: undefined }),
          () => count(accountID, 130),
        ];
      },
    },
  ];
}
