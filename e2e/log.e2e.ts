import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { reachRunning } from '#database/embedded/running';
import { ownerPassword } from '#testing/test-app';
import { type Academy, setUpAcademy } from './academy';
import { type Product, startProduct } from './product';
import { seed } from './seed';

// Names that stand nowhere in the product itself.
const names = ['Zuleekha', 'Caweys', 'Xamarweyne'];
const phones = /\+?2526\d{8}|0615\d{6}/;

test('the log of a busy day at its most talkative names routes and requests, and no person, address, token or password', async () => {
  const product = await startProduct({ env: { LOG_LEVEL: 'trace' } });
  onTestFinished(async () => void (await product.stop()));
  const academy = await setUpAcademy(product.url);
  const { student } = await seed(academy, { student: `${names[0]} ${names[1]}`, address: names[2] ?? '' });
  const studentToken = await academy.records.portalTokenOf(student);
  await busy(academy, product.url);
  const { answer, id } = await broken(academy, product);

  // The administrator finds the user by the sentence that the user reads out.
  expect(answer).toBe(`Something went wrong on the server. It was recorded under ${id}; nothing was saved.`);
  await expect.poll(product.output).toContain('XX000');
  const log = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ reqId, level }) => reqId === id && level === 50)).toMatchObject([
    { err: { code: 'XX000', type: 'error', message: 'no room for … of …@…' } },
  ]);
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId: 'edge-0123456789', method: 'GET', route: '/api/academy/student', status: 200 }),
  );
  const known = ['level', 'time', 'pid', 'hostname', 'reqId', 'method', 'route', 'status', 'ms', 'msg', 'err', 'res'];
  expect([...new Set(lines.flatMap(Object.keys))].filter((key) => !known.includes(key))).toEqual([]);
  const text = log.join('\n');
  const hidden = [...names, ownerPassword, studentToken, academy.owner, '?', '@academy.test'];
  expect(hidden.filter((words) => text.includes(words))).toEqual([]);
  expect(text).not.toMatch(phones);
  // Where the server listens is said; who asked is not.
  expect(log.filter((line) => line.includes('127.0.0.1'))).toHaveLength(1);
  expect(text).not.toMatch(/eyJ[\w-]+\./);
});

/** Calls whose addresses and bodies are full of what nobody should find again. */
async function busy({ call, owner: token }: Academy, url: string): Promise<void> {
  const search = `student?q=${names[0]}%20252615550202&page=1`;
  const found = await call('GET', search, { token, headers: { 'x-request-id': 'edge-0123456789' } });
  expect(found.headers['x-request-id']).toBe('edge-0123456789');
  await call('GET', `${search}&format=csv`, { token });
  await call('GET', search, { token: `${token}x` });
  await call('GET', `student/${names[1]}`, { token });
  await call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } });
  await call('POST', 'login', { body: { username: 'owner@academy.test', password: names[0] } });
  await call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
  await call('POST', 'student', { token, body: { studentName: names[0], studentPhone: '252615550202' } });
  for (const path of [`/${names[0]}?token=${token}`, `/api/academy/${names[0]}?phone=0615123456`, `/x.png?${names[1]}`])
    await fetch(`${url}${path}`);
  await fetch(`${url}/api/academy/student`, {
    method: 'POST',
    headers: { 'auth-token': token, 'content-type': 'application/json' },
    body: `{"studentName": "${names[0]}", `,
  });
}

/** A fault of our own, whose error quotes everything. */
async function broken({ call, owner: token }: Academy, { dataDir }: Product) {
  const client = new pg.Client(await reachRunning(dataDir, 'Daftar'));
  await client.connect();
  await client.query(`
    create function academy.quote_all() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'XX000', message = 'no room for 252615550202 of a.b@academy.test',
        detail = new."courseName", hint = new."courseName";
    end $$;
    create trigger quote_all before insert on academy.course for each row execute function academy.quote_all()`);
  await client.end();
  const body = { courseName: names[0], coursePrice: 1, courseDuration: 1, courseLevel: 'basic' };
  const { status, body: said, headers } = await call('POST', 'courses', { token, body });
  expect(status).toBe(500);
  return { answer: said.message, id: headers['x-request-id'] };
}
