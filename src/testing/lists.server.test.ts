import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyMoney } from './academy-money';
import { type AcademyRecords, startRecords } from './academy-records';
import { startTestApp, type TestApp } from './test-app';
import { feeSlices } from './parts/fee';
import { visitorNote } from '#features/people/visitor-note/visitor-note.contract';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: feeSlices, entities: [visitorNote] })));
});
afterAll(() => app.stop());

const list = async (path: string) => {
  const { body, headers } = await app.call('GET', path, { token: owner });
  return { rows: body, count: Number(headers['x-total-count']), totals: JSON.parse(headers['x-totals'] ?? '{}') };
};

describe('what a table keeps for its lists', () => {
  it('gives the number and the sums that counting gives, after charges, payments and voids', async () => {
    const money = academyMoney(app, owner);
    const [one, two] = [await make.class(), await make.class()];
    for (const place of [one, two]) await money.enrol(await make.student(), place);
    await money.chargeClass(one);
    await money.chargeClass(two);
    const { rows: fees } = await list('fee?page=1');
    await money.pay(fees[0], '5.25');
    const taken = await money.pay(fees[1], '1');
    await app.call('DELETE', `receipt/${taken.body.info._id}`, { token: owner, body: { reason: 'A slip' } });
    const kept = await list('fee?page=1');
    // A filter that everything passes is counted row by row.
    const counted = await list('fee?page=1&from=1990-01-01');
    expect(kept).toEqual(counted);
    expect([kept.count, kept.totals.feePaid]).toEqual([fees.length, 5.25]);
    expect((await list('receipt?page=1')).totals).toEqual({ AmountPaid: 5.25 });
  });
});

describe('a state of a list', () => {
  it('is asked for by its name: what is owed, live, newest first, with its own sums', async () => {
    const money = academyMoney(app, owner);
    const place = await make.class();
    for (const student of [await make.student(), await make.student()]) await money.enrol(student, place);
    await money.chargeClass(place);
    const [paid, owed, voided] = (await list('fee?page=1&sort=-feeNo')).rows;
    await money.pay(paid, paid.feeBalance);
    await app.call('DELETE', `fee/${voided._id}`, { token: owner, body: { reason: 'A slip' } });
    const { rows, totals } = await list('fee?page=1&state=owed&sort=-feeNo');
    expect(rows[0]._id).toBe(owed._id);
    const balances: number[] = rows.map(({ feeBalance }: { feeBalance: number }) => feeBalance);
    expect(Math.min(...balances)).toBeGreaterThan(0);
    expect(rows.map(({ _id }: { _id: string }) => _id)).not.toContain(voided._id);
    expect(totals.feeBalance).toBe(balances.reduce((sum, one) => sum + one, 0));
  });

  it('is one of its contract; a list without states knows none', async () => {
    const unknown = await app.call('GET', 'fee?state=late', { token: owner });
    expect([unknown.status, unknown.body.errors]).toEqual([400, { state: 'Choose one of: owed' }]);
    expect((await app.call('GET', 'courses?state=owed', { token: owner })).status).toBe(400);
  });
});

describe('a long list', () => {
  const size = 5_205;
  beforeAll(async () => {
    await app.database.pool.query(
      `insert into academy.visitor_note (_id, "createdAt", "Name", phone, "Address", "Course", "Days", "Description")
       select gen_random_uuid(), now() - n * interval '1 second', 'Cabdi ' || n, '25261' || n, 'Hodan', 'Ünal', 'Monday', 'Came by'
       from generate_series(1, ${size}) n`,
    );
  });

  it('has the same pages from whichever end they are read', async () => {
    const { rows: all } = await list('note?');
    expect(all.length).toBe(size);
    for (const page of [1, 40, 41, 52, 53, 104, 105, 106]) {
      const { rows, count } = await list(`note?page=${page}&pageSize=50`);
      expect(rows).toEqual(all.slice((page - 1) * 50, page * 50));
      expect(count).toBe(size);
    }
  });

  it('is searched by one and two letters as by more, wherever in a word they occur', async () => {
    const found = async (q: string) => (await list(`note?page=1&q=${encodeURIComponent(q)}`)).count;
    expect(await found('bd')).toBe(size);
    expect(await found('ÜN')).toBe(size);
    expect(await found('5205')).toBe(1);
    expect(await found('cabdi 5205')).toBe(1);
    // A word does not reach from one field into the next.
    expect(await found('5205252')).toBe(0);
  });
});
