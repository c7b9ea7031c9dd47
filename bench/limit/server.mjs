// The limit: node:http and pg with prepared statements, doing by hand what the product is measured doing. No framework, no checks,
// of its rights a look at who the session's user is.
import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { reads } from './reads.mjs';
import { writes } from './writes.mjs';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The embedded database takes 50 connections in all, and the product keeps 16 of them.
const pool = new pg.Pool({
  ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'),
  max: 12,
  options: '-c search_path=academy,public',
});
/** @type {Map<string, string>} */
const sessions = new Map();

/** @param {string} name @param {string} text @param {unknown[]} values */
const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows;

/** @param {string} token */
async function callerOf(token) {
  let session = sessions.get(token);
  if (session === undefined) {
    session = String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid);
    sessions.set(token, session);
  }
  const [user] = await ask(
    'caller',
    `select u._id, r.permissions from session s join app_user u on u._id = s."ownerID" and u.status join role r on r.role = u."userType"
     where s._id = $1 and s."expiresAt" > now()`,
    [session],
  );
  return user?._id;
}

/** @param {string} kind @param {URLSearchParams} asked @param {import('node:http').ServerResponse} response */
async function read(kind, asked, response) {
  const { rows, total } = reads[kind] ?? {};
  if (!rows) return response.writeHead(404).end();
  const [counted] = total ? await ask(`${kind} total`, total.text, total.values(asked)) : [];
  const [found] = await ask(kind, rows.text, rows.values(asked));
  const text = Buffer.from(found?.json ?? '[]');
  const count = counted?.total ?? found?.total;
  return response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': text.length,
      ...(count === undefined ? {} : { 'x-total-count': count }),
    })
    .end(text);
}

/** @param {string} kind @param {any} sent @param {string} by @param {import('node:http').ServerResponse} response */
async function write(kind, sent, by, response) {
  const statement = writes[kind];
  if (!statement) return response.writeHead(404).end();
  if (kind === 'createStudent') sent.hash = await hash(sent.password, cost);
  const [made] = await ask(kind, statement.text, statement.values(sent, by));
  const text = Buffer.from(made?.json ?? 'null');
  return response
    .writeHead(made ? 200 : 409, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length })
    .end(text);
}

/** @param {any} sent @param {import('node:http').ServerResponse} response */
async function logIn(sent, response) {
  const [kept] = await ask('login', 'select "ownerID", "passwordHash" from credential where username = $1', [
    sent.username,
  ]);
  if (!kept || !(await verify(kept.passwordHash, sent.password))) return response.writeHead(401).end();
  const [session] = await ask(
    'session',
    `insert into session (_id, "ownerKind", "ownerID", "createdAt", "expiresAt", "endsAt", address)
     values (uuidv7(), 'user', $1, now(), now() + interval '12 hours', now() + interval '7 days', '') returning _id`,
    [kept.ownerID],
  );
  const text = JSON.stringify({ token: session._id });
  return response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}

/** @param {import('node:http').ServerResponse} response */
async function sendCsv(response) {
  const client = await pool.connect();
  await client.query('begin read only');
  await client.query(`declare lines no scroll cursor for select concat_ws(',', s."studentName", s."stdID", c."className", t."teacherName", a.date,
    a.day, a.attended, a."attendenceStatus", a.reason, a."createdAt") as line from attendance a join student s on s._id = a."studentID"
    join school_class c on c._id = a."classID" join teacher t on t._id = a."teacherID" order by a.date desc, a._id desc`);
  for (;;) {
    const { rows } = await client.query('fetch 1000 from lines');
    if (rows.length === 0) break;
    if (!response.write(rows.map(({ line }) => `${line}\r\n`).join('')))
      await new Promise((resolve) => response.once('drain', resolve));
  }
  await client.query('rollback');
  client.release();
  return response.end();
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const kind = path.slice(1);
  try {
    if (kind === 'login') return await logIn(await bodyOf(request), response);
    const by = await callerOf(String(request.headers['auth-token']));
    if (by === undefined) return response.writeHead(401).end();
    if (kind === 'csv') return await sendCsv(response);
    if (request.method === 'GET') return await read(kind, new URLSearchParams(query), response);
    return await write(kind, await bodyOf(request), by, response);
  } catch (error) {
    return response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready: http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
