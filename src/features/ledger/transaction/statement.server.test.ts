// Proves S§2, S§9, D16.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;

/** Entered in this order; the statement is in the order of the dates. */
const entered: readonly (readonly ['income' | 'expense', string, string])[] = [
  ['income', '2026-02-20', '100.10'],
  ['expense', '2026-02-25', '30.05'],
  ['income', '2026-03-05', '0.10'],
  ['income', '2026-03-01', '0.20'],
  ['expense', '2026-03-05', '50'],
  ['income', '2026-03-31', '20'],
  ['expense', '2026-04-01', '7'],
];

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices] });
  app.setClock(new Date('2026-04-10T09:00:00Z'));
  owner = await app.setUp();
  for (const [transectionType, date, amount] of entered) await enter(transectionType, date, amount);
});
afterAll(() => app.stop());

const get = (query: string, token = owner) => app.call('GET', `transection${query}`, { token });
const march = '?running=1&from=2026-03-01&to=2026-03-31';
const totalsOf = (answer: { headers: Readonly<Record<string, string>> }) =>
  JSON.parse(answer.headers['x-totals'] ?? '');

function enter(transectionType: string, date: string, amount: string) {
  const type = transectionType === 'income' ? 'service income' : 'rent';
  return expectSaved(
    app.call('POST', 'transection', {
      token: owner,
      body: { transectionType, type, name: 'Someone', amount, date, description: 'Something' },
    }),
  );
}

describe('the statement', () => {
  it('starts at 0, adds income and subtracts expense, in order of date then number', async () => {
    const answer = await get(march);
    const rows: { transectionNo: number; runningBalance: number }[] = answer.body;
    expect(rows.map(({ transectionNo, runningBalance }) => [transectionNo, runningBalance])).toEqual([
      [4, 0.2],
      [3, 0.3],
      [5, -49.7],
      [6, -29.7],
    ]);
    expect(answer.headers['x-total-count']).toBe('4');
  });

  it('tells the balances before and after the range beside the rows', async () => {
    expect(totalsOf(await get(march))).toEqual({
      income: 20.3,
      expense: 50,
      broughtForward: 70.05,
      balanceAtEnd: 40.35,
    });
    expect(totalsOf(await get('?running=1'))).toMatchObject({ broughtForward: 0, balanceAtEnd: 33.35 });
    const later = totalsOf(await get('?running=1&from=2026-05-01&to=2026-05-31'));
    expect(later).toEqual({ income: 0, expense: 0, broughtForward: 33.35, balanceAtEnd: 33.35 });
  });

  it('goes on from what was brought forward where it is asked to, on every page and in the file', async () => {
    const opened = `${march}&opening=1`;
    const rows: { runningBalance: number }[] = (await get(opened)).body;
    expect(rows.map(({ runningBalance }) => runningBalance)).toEqual([70.25, 70.35, 20.35, 40.35]);
    expect(totalsOf(await get(opened))).toMatchObject({ broughtForward: 70.05, balanceAtEnd: 40.35 });
    expect((await get(`${opened}&page=2&pageSize=3`)).body).toMatchObject([{ runningBalance: 40.35 }]);
    const lines = (await get(`${opened}&format=csv`)).text.trim().split('\r\n');
    const at = lines[0]?.split(',').indexOf('Balance') ?? -1;
    expect(lines.slice(1).map((line) => line.split(',')[at])).toEqual(['70.25', '70.35', '20.35', '40.35']);
    expect((await get('?running=1&opening=1')).body[0].runningBalance).toBe(100.1);
    expect((await get(`${march}&opening=yes`)).body.errors).toEqual({ opening: 'opening takes 1' });
  });

  it('goes on with the balance on the next page', async () => {
    const second = await get(`${march}&page=2&pageSize=3`);
    expect(second.body).toMatchObject([{ transectionNo: 6, runningBalance: -29.7 }]);
    expect(totalsOf(second)).toMatchObject({ income: 20.3, broughtForward: 70.05 });
    expect((await get(`${march}&page=3&pageSize=3`)).body).toEqual([]);
  });

  it('is TableContent.csv with the same balances', async () => {
    const csv = await get(`${march}&format=csv`);
    expect(csv.headers['content-disposition']).toContain('"TableContent.csv"');
    const lines = csv.text.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    const at = lines[0]?.split(',').indexOf('Balance') ?? -1;
    expect(lines.slice(1).map((line) => line.split(',')[at])).toEqual(['0.2', '0.3', '-49.7', '-29.7']);
    expect((await get(`${march}&format=xlsx`)).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('leaves out what was voided, before the range and within it', async () => {
    const { info: before } = (await enter('income', '2026-02-01', '1000')).body;
    const { info: within } = (await enter('income', '2026-03-02', '500')).body;
    expect(totalsOf(await get(march))).toMatchObject({ income: 520.3, broughtForward: 1070.05 });
    for (const { _id } of [before, within])
      await expectSaved(app.call('DELETE', `transection/${_id}`, { token: owner, body: {} }));
    expect(totalsOf(await get(march))).toEqual({
      income: 20.3,
      expense: 50,
      broughtForward: 70.05,
      balanceAtEnd: 40.35,
    });
  });

  it('has only the sides that its reader may read', async () => {
    const reader = (await app.logInAs(owner, 'Reader', ['/statement'])).token;
    expect((await get(march, reader)).body).toHaveLength(4);
    const teller = (await app.logInAs(owner, 'Teller', ['/income'])).token;
    expect(totalsOf(await get(march, teller))).toEqual({
      income: 20.3,
      expense: 0,
      broughtForward: 100.1,
      balanceAtEnd: 120.4,
    });
  });

  it('takes a range and a page, and nothing else', async () => {
    for (const query of ['&sort=amount', '&q=rent', '&posted=true', '&voided=1', '&transectionType=income', '&page=0'])
      expect([query, (await get(`${march}${query}`)).status]).toEqual([query, 400]);
    expect((await get('?running=yes')).status).toBe(400);
    const turned = await get('?running=1&from=2026-03-02&to=2026-03-01');
    expect([turned.status, turned.body.errors]).toEqual([400, { to: 'The end date is before the start date' }]);
  });

  it('is kept by each brand for itself', async () => {
    const token = await app.setUp('decoration');
    const answer = await app.call('GET', `transection${march}`, { token, brand: 'decoration' });
    expect([answer.body, totalsOf(answer).balanceAtEnd]).toEqual([[], 0]);
  });
});
