import { academyMoney, type AcademyMoney, type Fee, type SchoolClass, type Student } from '#testing/academy-money';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import type { OpenDebts } from '#features/counter/counter/counter.contract';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

/** An academy of its own on Monday 23 November 2026, with a class, a counter, and the people who come to it. */
export interface AtCounter {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly money: AcademyMoney;
  readonly shop: ShopSales;
  readonly schoolClass: SchoolClass;
  /** The default account of each way of paying, by its name. */
  readonly accounts: ReadonlyMap<string, string>;
  get(path: string, token?: string): Promise<Answer>;
  take(body: Values, token?: string): Promise<Answer>;
  /** What was taken, which must have been saved. */
  taken(body: Values): Promise<PaymentRead>;
  remove(path: string, reason?: string, token?: string): Promise<Answer>;
  /** A student of the class who owes these fees, in their order. */
  owing(amounts: readonly number[], values?: Values): Promise<{ student: Student; fees: Fee[] }>;
  /** Rows of a payment: accounts by name, and amounts. */
  rows(...rows: readonly (readonly [account: string, amount: number, more?: Values])[]): Values[];
  debts(who: string): Promise<OpenDebts>;
  balanceOf(account: string): Promise<number>;
  creditOf(student: Named): Promise<number>;
  summary(): Promise<Readonly<Record<string, number>>>;
  fee(fee: Named): Promise<Fee>;
  set(settings: Values): Promise<void>;
}

export async function startAtCounter(app: TestApp): Promise<AtCounter> {
  app.setClock(new Date('2026-11-23T09:00:00Z'));
  const owner = await app.setUp();
  const [make, money] = [academyRecords(app, owner), academyMoney(app, owner)];
  const schoolClass = await make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
  const get: AtCounter['get'] = (path, token = owner) => app.call('GET', path, { token });
  const listed: { name: string; _id: string }[] = (await get('account')).body;
  const accounts = new Map(listed.map(({ name, _id }) => [name, _id]));
  const take: AtCounter['take'] = (body, token = owner) => app.call('POST', 'counter', { token, body });
  const at: AtCounter = {
    app,
    owner,
    make,
    money,
    shop: shopSales(app, owner, 'academy'),
    schoolClass,
    accounts,
    get,
    take,
    taken: async (body) => (await expectSaved(take(body))).body.info,
    remove: (path, reason = 'Taken from the wrong one', token = owner) =>
      app.call('DELETE', path, { token, body: { reason } }),
    owing: async (amounts, values = {}) => {
      const student = await make.student(values);
      await money.enrol(student, schoolClass);
      const fees: Fee[] = [];
      for (const [index, feeAmount] of amounts.entries()) {
        const charged = await money.chargeStudent(student, schoolClass, { feeName: `Fee ${index + 1}`, feeAmount });
        fees.push(charged.body.info[0]);
      }
      return { student, fees };
    },
    rows: (...rows) => rows.map(([name, amount, more = {}]) => ({ accountID: accounts.get(name), amount, ...more })),
    debts: async (who) => (await get(`counter/debts?${who}`)).body,
    balanceOf: async (name) => (await get(`account/${accounts.get(name)}`)).body.balance,
    creditOf: async ({ _id }) => (await at.debts(`studentID=${_id}`)).people[0]?.credit ?? 0,
    summary: async () => (await get('summary')).body,
    fee: async ({ _id }) => money.fee(_id),
    set: async (settings) => {
      await expectSaved(app.call('PUT', 'settings', { token: owner, body: settings }));
    },
  };
  return at;
}

/** The debts of a payment as its body names them: fees, each with an amount. */
export const paying = (fees: readonly Named[], amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ feeID: fees[index]?._id, amount }));
