// Proves AL12.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneForm } from '#kit/rules/phone';
import { academyMoney } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { writePhonesAnew } from './phones-anew.server';
import { feeSlices } from '#testing/parts/fee';

let app: TestApp;
let owner: string;
let students: string[];
let first: string;
let schoolClass: Awaited<ReturnType<ReturnType<typeof academyRecords>['class']>>;

/** Three ways of writing one phone. */
const spellings = ['0612345678', '252612345678', '+252612345678'];

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices] });
  owner = await app.setUp();
  const records = academyRecords(app, owner);
  const made = [];
  for (const studentPhone of spellings) made.push(await records.student({ studentPhone, parentPhone: '0615550001' }));
  students = made.map(({ _id }) => _id).toSorted();
  [first = ''] = made.map(({ _id }) => _id);
  schoolClass = await records.class();
  await records.enroll({ _id: first }, schoolClass);
  await records.student({ studentPhone: '0619999999' });
});
afterAll(() => app.stop());

const read = async (path: string) => (await app.call('GET', path, { token: owner })).body;
const idsIn = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id).toSorted();
const setCode = (countryCode: string) =>
  expectSaved(app.call('PUT', 'settings', { token: owner, body: { countryCode } }));

describe('a phone that is looked for in full', () => {
  it.each([...spellings, '061 234 5678', '061-234-5678'])(
    'is found however it is written, in lists, choice lists and the search: %s',
    async (typed) => {
      const q = encodeURIComponent(typed);
      expect(idsIn(await read(`student?q=${q}`))).toEqual(students);
      expect(idsIn(await read(`student/options?q=${q}`))).toEqual(students);
      expect(idsIn(await read(`search?q=${q}`))).toEqual(students);
    },
  );

  it.each(spellings)('is one for a filter: %s', async (typed) => {
    expect(idsIn(await read(`student?studentPhone=${encodeURIComponent(typed)}`))).toEqual(students);
    expect(idsIn(await read(`student?parentPhone=%2B252615550001`))).toEqual(students);
  });

  it("finds by a parent's phone too, and shows what was typed", async () => {
    expect(idsIn(await read('student?q=252615550001'))).toEqual(students);
    expect(idsIn(await read('student/options?q=%2B252615550001'))).toEqual(students);
    const shown = (await read('student?q=252612345678')).map(
      ({ studentPhone }: { studentPhone: string }) => studentPhone,
    );
    expect(shown.toSorted()).toEqual(spellings.toSorted());
  });

  it('finds the receipts that were paid from it', async () => {
    const money = academyMoney(app, owner);
    await expectSaved(money.chargeStudent({ _id: first }, schoolClass));
    const [fee] = await read('fee');
    const paid = { phonePaid: '0617770001', paymentMethod: 'Evc plus' };
    const { info } = (await expectSaved(money.pay(fee, 5, paid))).body;
    expect(idsIn(await read('receipt?q=%2B252617770001'))).toEqual([info._id]);
    expect(idsIn(await read('search?q=252617770001'))).toEqual([info._id]);
  });
});

describe('the forms that are kept', () => {
  it('are those of the rule, whatever is stored', async () => {
    const written = fc.sample(
      fc.tuple(fc.stringMatching(/^(\+|00|0)?[\d -]{6,15}$/), fc.stringMatching(/^[1-9]\d{0,3}$/)),
      500,
    );
    const { rows } = await app.database.pool.query<{ form: string }>(
      'select academy.phone_form(phone, code) as form from unnest($1::text[], $2::text[]) with ordinality u(phone, code, at) order by at',
      [written.map(([phone]) => phone), written.map(([, code]) => code)],
    );
    expect(rows.map(({ form }) => form)).toEqual(written.map(([phone, code]) => phoneForm(phone, code)));
  });

  it('are written anew for all when the country code changes, and nothing counts as changed', async () => {
    const before = await read('student');
    await setCode('254');
    expect(idsIn(await read('student?q=%2B254612345678'))).toHaveLength(1);
    expect(idsIn(await read('student?q=%2B252612345678'))).toHaveLength(2);
    expect(await read('student')).toEqual(before);
    expect(await differences()).toEqual([]);
    await setCode('252');
    expect(idsIn(await read('student?q=%2B252612345678'))).toEqual(students);
  });

  it('are taken up by the next hour where writing them was broken off', async () => {
    const { pool } = app.database;
    await pool.query(`update academy.organisation set "countryCode" = '253'`);
    expect((await differences()).length).toBeGreaterThan(0);
    await writePhonesAnew({ database: app.served, brand: 'academy' });
    expect(await differences()).toEqual([]);
    await setCode('252');
    expect(await differences()).toEqual([]);
  });

  it('follow the new country code for what is written at the same moment', async () => {
    const records = academyRecords(app, owner);
    const some = Array.from({ length: 12 }, (_, at) => `06155500${10 + at}`);
    await Promise.all([
      setCode('255'),
      ...some.map((studentPhone) => records.student({ studentPhone })),
      setCode('256'),
      ...some.map((studentPhone) => records.student({ studentPhone })),
    ]);
    expect(await differences()).toEqual([]);
    await setCode('252');
  });

  it('are filled for what was stored before, in one go', async () => {
    const { pool } = app.database;
    await pool.query(`set search_path to academy, public;
      create table former (_id uuid primary key default gen_random_uuid(), phone text, "updatedAt" timestamptz default now());
      insert into former (phone) values ('0612345678'), ('+252612345678'), (null);
      call keep_phones('former', '{phone}');
      reset search_path`);
    const { rows } = await pool.query(`select "phoneNormal" as form from academy.former order by form`);
    expect(rows.map(({ form }) => form)).toEqual(['252612345678', '252612345678', null]);
    await pool.query(`drop table academy.former; delete from academy.list_kept where source = 'former'`);
  });
});

async function differences(): Promise<unknown[]> {
  const { rows } = await app.database.pool.query('select * from academy.phone_differences()');
  return rows;
}

it.each(['', '0252', '12345', '+252', 'SO'])(
  'a country code of %s is refused, and changes nothing',
  async (countryCode) => {
    const answer = await app.call('PUT', 'settings', { token: owner, body: { countryCode } });
    const { countryCode: stands } = await read('settings');
    // What is empty is the usual code.
    expect([answer.status, stands]).toEqual([countryCode === '' ? 200 : 400, '252']);
  },
);
