import type { Got } from '#kit/contract/entity';
import type { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { type AcademyMoney, academyMoney } from '#testing/academy-money';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { type Answer, expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

type Values = Readonly<Record<string, unknown>>;
export type Account = Got<typeof moneyAccount> & { readonly balance: number | null };

/** Somebody who is logged in. */
export interface Person {
  readonly token: string;
  readonly _id: string;
}

/** An academy whose cash boxes are counted, on the evening of Monday 23 November 2026. */
export interface Boxes {
  readonly app: TestApp;
  readonly owner: string;
  /** Two cashiers, who hold the screen of the day close alone. */
  readonly amina: Person;
  readonly bilan: Person;
  readonly make: AcademyRecords;
  readonly money: AcademyMoney;
  /** A cash box of its own. */
  box(values?: Values): Promise<Account>;
  read(box: Account): Promise<Account>;
  /** Books an amount by hand, of today unless told; below zero for what goes out. */
  book(box: Account, amount: number, date?: string): Promise<Answer>;
  transfer(from: Account, to: Account, amount: number): Promise<Answer>;
  count(box: Account, values: Values, token?: string): Promise<Answer>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token?: string): Promise<Answer>;
  /** The rows of the statement in a box, the oldest first; voided ones left out. */
  rows(box: Account): Promise<Values[]>;
}

export const today = '2026-11-23';
export const yesterday = '2026-11-22';

let made = 0;

export async function startBoxes(): Promise<Boxes> {
  const app = await startTestApp({ slices: [...counterSlices, summarySlice, activitySlice] });
  app.setClock(new Date(`${today}T15:00:00Z`));
  const owner = await app.setUp();
  const call: Boxes['call'] = (method, path, body, token = owner) =>
    app.call(method, path, body === undefined ? { token } : { token, body });
  const person = async (role: string): Promise<Person> => app.logInAs(owner, role, ['/dayClose']);
  return {
    app,
    owner,
    amina: await person('Amina'),
    bilan: await person('Bilan'),
    make: academyRecords(app, owner),
    money: academyMoney(app, owner),
    call,
    box: async (values = {}) =>
      (await expectSaved(call('POST', 'account', { name: `Box ${++made}`, kind: 'cash', ...values }))).body.info,
    read: async ({ _id }) => (await call('GET', `account/${_id}`)).body,
    book: (box, amount, date = today) =>
      call('POST', 'transection', {
        transectionType: amount < 0 ? 'expense' : 'income',
        type: amount < 0 ? 'rent' : 'service income',
        name: 'Hodan Towers',
        amount: Math.abs(amount),
        date,
        description: 'By hand',
        accountID: box._id,
      }),
    transfer: (from, to, amount) => call('POST', 'transfer', { fromID: from._id, toID: to._id, amount, date: today }),
    count: (box, values, token = owner) => call('POST', 'dayClose', { accountID: box._id, ...values }, token),
    rows: async (box) => {
      const { body } = await call('GET', `transection?accountID=${box._id}&sort=transectionNo`);
      return body;
    },
  };
}
