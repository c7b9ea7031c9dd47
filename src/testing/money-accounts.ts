import type { Got } from '#kit/contract/entity';
import type { Brand } from '#house/brand/brand.contract';
import type { AccountEntry, EntryTotals } from '#features/ledger/account-entry/account-entry.contract';
import type { Balances } from '#features/ledger/money-account/balance.contract';
import type { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { type Answer, expectSaved, type TestApp } from './test-app';

export type Account = Got<typeof moneyAccount> & Balances;
type Values = Readonly<Record<string, unknown>>;

/** Accounts and transfers as a test makes them. */
export interface AccountRecords {
  /** An account by its name, with what it holds now. */
  named(name: string): Promise<Account>;
  /** What each account holds now, by its name. */
  balances(): Promise<Readonly<Record<string, number>>>;
  make(values: Values): Promise<Answer>;
  put(account: { readonly _id: string }, values: Values): Promise<Answer>;
  transfer(from: { readonly _id: string }, to: { readonly _id: string }, values: Values): Promise<Answer>;
  entries(account: { readonly _id: string }, query?: string): Promise<{ rows: AccountEntry[]; totals: EntryTotals }>;
  /** Writes that a close has counted all of an account up to a day, as a day close does. */
  close(account: { readonly _id: string }, day: string, closeNo: number): Promise<void>;
  /** What verify finds of accounts: nothing while all is well. */
  differences(): Promise<number>;
}

export function accountRecords(
  { app, owner }: { readonly app: TestApp; readonly owner: string },
  brand: Brand = 'academy',
): AccountRecords {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Values) =>
    app.call(method, path, { token: owner, brand, ...(body === undefined ? {} : { body }) });
  const all = async (): Promise<readonly Account[]> => (await call('GET', 'account')).body;
  return {
    named: async (name) => {
      const found = (await all()).find((one) => one.name === name);
      if (!found) throw new Error(`No account ${name}`);
      return found;
    },
    balances: async () => Object.fromEntries((await all()).map(({ name, balance }) => [name, balance])),
    make: (values) => call('POST', 'account', values),
    put: ({ _id }, values) => call('PUT', `account/${_id}`, values),
    transfer: (from, to, values) => call('POST', 'transfer', { fromID: from._id, toID: to._id, ...values }),
    entries: async ({ _id }, query = '') => {
      const { body, headers } = await call('GET', `account/${_id}/entries${query}`);
      return { rows: body, totals: JSON.parse(headers['x-totals'] ?? '{}') };
    },
    close: async ({ _id }, day, closeNo) => {
      const counted = `"closeNo" is null and "voidedAt" is null and date <= $2`;
      for (const [text, values] of [
        [
          `update ${brand}.money_transaction set "closeNo" = $3 where "accountID" = $1 and ${counted}`,
          [_id, day, closeNo],
        ],
        [
          `update ${brand}.transfer set "fromCloseNo" = $3 where "fromID" = $1 and "voidedAt" is null and date <= $2`,
          [_id, day, closeNo],
        ],
        [
          `update ${brand}.transfer set "toCloseNo" = $3 where "toID" = $1 and "voidedAt" is null and date <= $2`,
          [_id, day, closeNo],
        ],
        [`update ${brand}.money_account set "lastCount" = $2 where _id = $1`, [_id, day]],
      ] as const)
        await app.database.pool.query(text, [...values]);
    },
    differences: async () => {
      const { rows } = await app.database.pool.query(`select 1 from ${brand}.account_figure_difference`);
      return rows.length;
    },
  };
}

export async function savedAccount(answer: Promise<Answer>): Promise<Account> {
  return (await expectSaved(answer)).body.info;
}
