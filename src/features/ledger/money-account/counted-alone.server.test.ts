// Proves DC4.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

type Values = Readonly<Record<string, unknown>>;
const reason = 'Wrong';
const date = '2026-11-23';

/** What moves the account Cash: makes what is needed, and answers the call. */
const moving: Readonly<Record<string, () => Promise<() => Promise<Answer>>>> = {
  'voiding what was given back': async () => {
    const refund = await givenBack();
    return () => at.remove(`credit/${refund._id}`);
  },
  'voiding what was given back, named in the body': async () => {
    const { _id } = await givenBack();
    return () => call('DELETE', 'credit', { _id, reason });
  },
  'giving credit back': async () => {
    const refund = await ahead();
    return () => call('POST', 'credit/refund', refund);
  },
  'voiding a transfer': async () => {
    const { _id } = await moved();
    return () => call('DELETE', `transfer/${_id}`, { reason });
  },
  'voiding a transfer, named in the body': async () => {
    const { _id } = await moved();
    return () => call('DELETE', 'transfer', { _id, reason });
  },
  'changing a transfer': async () => {
    const { _id } = await moved();
    return () => call('PUT', `transfer/${_id}`, { amount: 3 });
  },
  'a transfer': async () => () => call('POST', 'transfer', betweenAccounts()),
  'voiding an entry': async () => {
    const { _id } = await entered();
    return () => call('DELETE', `transection/${_id}`, { reason });
  },
  'changing an entry': async () => {
    const { _id } = await entered();
    return () => call('PUT', `transection/${_id}`, { amount: 3 });
  },
  'voiding a payment': async () => {
    const { _id } = await at.taken(await taking());
    return () => at.remove(`payment/${_id}`);
  },
  'voiding a receipt': async () => {
    const { receipts } = await at.taken(await taking());
    return () => at.remove(`receipt/${receipts[0]?._id}`);
  },
  'a payment': async () => {
    const body = await taking();
    return () => at.take(body);
  },
};

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Values) =>
  at.app.call(method, path, { token: at.owner, body });
const saved = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;
const cash = () => at.accounts.get('Cash');
const betweenAccounts = () => ({ fromID: cash(), toID: at.accounts.get('Jeeb'), amount: 2, date });
const moved = () => saved('transfer', betweenAccounts());
const entered = () =>
  saved('transection', {
    transectionType: 'income',
    type: 'service income',
    name: 'Hall',
    description: 'Hired',
    date,
    amount: 2,
    accountID: cash(),
  });

async function taking() {
  const { student, fees } = await at.owing([5]);
  return { studentID: student._id, debts: paying(fees, [5]), payments: at.rows(['Cash', 5]) };
}

async function ahead() {
  const { student } = await at.owing([]);
  await at.taken({ studentID: student._id, payments: at.rows(['Cash', 20]), keepRest: true });
  return { studentID: student._id, accountID: cash(), amount: 5, reason };
}

async function givenBack(): Promise<{ readonly _id: string }> {
  return saved('credit/refund', await ahead());
}

it.each(Object.keys(moving))('%s waits while the account is counted', async (name) => {
  const asked = await moving[name]?.();
  const counting = await at.app.database.pool.connect();
  await counting.query('begin');
  await counting.query('select from academy.money_account where _id = $1 for update', [cash()]);
  const answer = asked?.();
  const first = await Promise.race([answer?.then(() => 'answered'), pause(150).then(() => 'waiting')]);
  await counting.query('commit');
  counting.release();
  expect(first).toBe('waiting');
  expect((await answer)?.status).toBe(200);
});
