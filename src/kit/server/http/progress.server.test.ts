import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';

let app: TestApp;
let owner: string;
let url: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices, ...shopSlices] });
  owner = await app.setUp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api/academy`;
});
afterAll(() => app.stop());

const csv = (many: number, first = 0) =>
  `name,phone\n${Array.from({ length: many }, (_line, nth) => `Supplier ${first + nth},25261${1_000_000 + nth}`).join('\n')}`;

async function send(path: string, body: BodyInit, more: { signal?: AbortSignal; key?: string; token?: string } = {}) {
  const json: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return fetch(`${url}/${path}`, {
    method: 'POST',
    body,
    headers: {
      ...json,
      'auth-token': more.token ?? owner,
      accept: 'application/x-ndjson',
      ...(more.key ? { 'idempotency-key': more.key } : {}),
    },
    ...(more.signal ? { signal: more.signal } : {}),
  });
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([text]), 'rows.csv');
  return form;
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const suppliers = async (q: string) =>
  Number(
    (await app.call('GET', `suplier?page=1&q=${encodeURIComponent(q)}`, { token: owner })).headers['x-total-count'],
  );

describe('work that lasts', () => {
  it('tells its steps and then answers as it does without them', async () => {
    const answer = await send('suplier/import', formOf(csv(600)));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    const told = lines(await answer.text());
    expect(told.slice(0, -1)).toEqual([100, 200, 300, 400, 500, 600].map((done) => ({ done, known: 600 })));
    expect(told.at(-1)).toMatchObject({ status: 200, answer: { status: true, saved: 600, notSaved: 0 } });
    expect(await suppliers('Supplier')).toBe(600);
  });

  it('that is refused before its first step answers with its own status', async () => {
    const nothing = await send('suplier/import', formOf('name,phone\n'));
    expect([nothing.status, (await nothing.json()).status]).toEqual([400, false]);
    expect((await send('suplier/import', formOf(csv(1)), { token: 'x' })).status).toBe(401);
  });

  it('that fails later says so in its last line, and nothing is saved', async () => {
    // Another call is creating a supplier of the same name, and does not end.
    const other = await app.database.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into academy.supplier (_id, name, phone) values (gen_random_uuid(), 'Supplier 5400', '252611000400')`,
    );
    const told = lines(await (await send('suplier/import', formOf(csv(500, 5000)))).text());
    await other.query('rollback');
    other.release();
    expect(told).toEqual([
      ...[100, 200, 300, 400].map((done) => ({ done, known: 500 })),
      {
        status: 409,
        answer: {
          status: false,
          message: 'Others are changing the same records at the moment. Nothing was saved. Try again.',
        },
      },
    ]);
    expect(await suppliers('')).toBe(600);
  });

  it('whose file cannot be read to its end is refused before anything is saved', async () => {
    const broken = `${csv(4500, 5000)}\nA "quote" that,"never ends`;
    const answer = await send('suplier/import', formOf(broken));
    expect([answer.status, (await answer.json()).status]).toEqual([400, false]);
    expect(await suppliers('')).toBe(600);
  });

  it('is taken back whole when its client goes away, and asking with the same key tells so', async () => {
    const aborter = new AbortController();
    const key = 'cancelled-import';
    const answer = await send('suplier/import', formOf(csv(5000, 20_000)), { signal: aborter.signal, key });
    const reader = answer.body?.getReader();
    await reader?.read();
    aborter.abort();
    // Waits for the first to settle: nothing was made under the key, so an empty request is merely wrong.
    const asked = await fetch(`${url}/suplier/import`, {
      method: 'POST',
      body: new FormData(),
      headers: { 'auth-token': owner, 'idempotency-key': key },
    });
    expect(asked.status).toBe(400);
    expect(await suppliers('')).toBe(600);
    // The same file is then taken as if it had never been sent.
    const again = lines(await (await send('suplier/import', formOf(csv(60, 20_000)), { key })).text());
    expect(again.at(-1)).toEqual({ status: 200, answer: expect.objectContaining({ saved: 60 }) });
    const late = await fetch(`${url}/suplier/import`, {
      method: 'POST',
      body: new FormData(),
      headers: { 'auth-token': owner, 'idempotency-key': key },
    });
    expect([late.status, Object.keys((await late.json()).errors)]).toEqual([409, ['Idempotency-Key']]);
  });

  it('charges all classes in steps, to the same fees, and once', async () => {
    const make = academyRecords(app, owner);
    for (let nth = 0; nth < 3; nth++) {
      const [student, room] = [await make.student(), await make.class()];
      await make.enroll(student, room);
    }
    const body = JSON.stringify({ feetype: 'monthlyfee', feeName: 'March', feeMonth: '2026-03' });
    const told = lines(await (await send('fee/allClasses', body)).text());
    expect(told.slice(0, -1)).toEqual([1, 2, 3].map((done) => ({ done, known: 3 })));
    expect(told.at(-1).answer.message).toBe('3 fees made, 0 skipped');
    const again = lines(await (await send('fee/allClasses', body)).text());
    expect(again.at(-1).answer.message).toBe('There is nobody left to charge');
    const numbers = (await app.call('GET', 'fee', { token: owner })).body.map(({ feeNo }: { feeNo: number }) => feeNo);
    expect(numbers).toEqual([1, 2, 3]);
    const { rows } = await app.database.pool.query(
      `select after from academy.activity where resource = 'fee' and action = 'create'`,
    );
    expect(rows.map(({ after }) => after.count)).toEqual([3]);
  });
});

describe('an export', () => {
  it('whose reader goes away frees its connection and its cursor', async () => {
    await app.database.pool.query(
      `insert into academy.supplier (_id, name, phone) select gen_random_uuid(), 'Bulk ' || n || repeat('x', 1500), '252615' || n from generate_series(100000, 106000) n`,
    );
    const aborter = new AbortController();
    const answer = await fetch(`${url}/suplier?format=csv`, {
      headers: { 'auth-token': owner },
      signal: aborter.signal,
    });
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(6000);
    const reader = answer.body?.getReader();
    await reader?.read();
    const open = async () => {
      const { rows } = await app.database.pool.query(
        `select count(*) as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      return rows[0].n;
    };
    await expect.poll(open).toBe(1);
    aborter.abort();
    await expect.poll(open).toBe(0);
  });
});
