// Proves R 4.2.
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#kit/server/db';
import { academyRecords } from '#testing/academy-records';
import { expectSaved, startBeside, type TestApp, startTestApp } from '#testing/test-app';
import { hubOf } from './hub.server';
import { academySlices } from '#testing/parts/academy';
import { shopSlices } from '#testing/parts/shop';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: TestApp;
let owner: string;
let url: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...shopSlices, complaintSlice] });
  owner = await app.setUp();
  url = await listening(app.app);
});
afterAll(() => app.stop());

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listening(server: TestApp['app']): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

interface Event {
  readonly name: string;
  readonly id: string;
  readonly changed: readonly string[];
}

interface Stream {
  readonly status: number;
  /** The next event; undefined once the stream has ended. */
  next(): Promise<Event | undefined>;
  /** Waits for an event that names a list. */
  until(name: string): Promise<Event>;
  close(): void;
}

/** Follows what changes as a page does. */
async function follow(token: string, from = url, since?: string): Promise<Stream> {
  const aborter = new AbortController();
  const response = await fetch(`${from}/api/academy/notifications`, {
    headers: { 'auth-token': token, accept: 'text/event-stream', ...(since ? { 'last-event-id': since } : {}) },
    signal: aborter.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      const block = text.slice(0, end);
      if (end >= 0) text = text.slice(end + 2);
      if (end >= 0 && block !== ':') return eventIn(block);
      if (end >= 0) continue;
      const read = await reader?.read();
      if (!read || read.done) return undefined;
      text += read.value;
    }
  };
  const stream: Stream = {
    status: response.status,
    next,
    until: async (name) => {
      for (;;) {
        const event = await next();
        if (!event) throw new Error(`The stream ended before it told of ${name}`);
        if (event.changed.includes(name)) return event;
      }
    },
    close: () => aborter.abort(),
  };
  open.push(stream);
  return stream;
}

function eventIn(block: string): Event {
  const said = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
  return { name: said.event ?? 'message', id: said.id ?? '', changed: JSON.parse(said.data) };
}

describe('an open page', () => {
  it('is told the name of the list that a colleague wrote to, and no record of it', async () => {
    const stream = await follow(owner);
    expect(await stream.next()).toMatchObject({ changed: [] });
    const { token } = await app.logInAs(owner, 'Registrar', ['/courses']);
    await academyRecords(app, token).course({ courseName: 'Secret course' });
    const event = await stream.until('courses');
    expect(JSON.stringify(event)).not.toContain('Secret');
  });

  it('is told of lists that its reader may read, and of another only that something changed', async () => {
    const { token } = await app.logInAs(owner, 'Librarian', ['/subject']);
    const stream = await follow(token);
    await stream.next();
    const make = academyRecords(app, owner);
    const course = await make.course();
    expect((await stream.next())?.changed).toEqual([]);
    await make.subject({ courseID: course._id });
    expect((await stream.until('subject')).changed).toEqual(['subject']);
  });

  it('is told nothing of what was refused or taken back', async () => {
    const stream = await follow(owner);
    await stream.next();
    expect((await app.call('POST', 'courses', { token: owner, body: { courseName: '' } })).status).toBe(400);
    await expectSaved(app.call('POST', 'suplier', { token: owner, body: { name: 'Ifiye', phone: '252615550404' } }));
    expect((await stream.next())?.changed).toEqual(['suplier']);
  });

  it('hears of a notification of its own reader alone', async () => {
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const care = await app.logInAs(owner, 'Caretaker', ['/complain']);
    const desk = await app.logInAs(owner, 'Reception', ['/student']);
    const [told, untold] = [await follow(care.token), await follow(desk.token)];
    await Promise.all([told.next(), untold.next()]);
    const body = { classID: room._id, description: 'The tap drips' };
    await expectSaved(app.call('POST', 'complain', { token: await make.portalTokenOf(student), body }));
    expect((await told.until('notifications')).changed).toContain('complain');
    expect((await untold.next())?.changed).not.toContain('notifications');
    // Another page of the same reader learns that one was read.
    const [news] = (await app.call('GET', 'notifications', { token: care.token })).body;
    const mark = { token: care.token, body: { isRead: true } };
    await expectSaved(app.call('PUT', `notifications/${news._id}`, mark));
    await told.until('notifications');
  });

  it('that comes back is told what it missed, and an unknown moment is refused or means everything', async () => {
    const stream = await follow(owner);
    const last = await stream.next();
    stream.close();
    await academyRecords(app, owner).course();
    const again = await follow(owner, url, last?.id);
    expect((await again.next())?.changed).toEqual(['courses']);
    const elsewhere = await follow(owner, url, '99999999999:99999999999:');
    expect((await elsewhere.next())?.changed).toEqual(['*']);
    for (const wrong of ['x', '5:3:', '1:2:3:4', '9'.repeat(30)])
      expect((await follow(owner, url, wrong)).status).toBe(400);
  });
});

describe('a page that begins to listen', () => {
  it('is told what changed since its first answer, and nothing where nothing did', async () => {
    const { headers } = await app.call('GET', 'courses', { token: owner });
    const moment = String(headers['x-moment']);
    expect(await (await follow(owner, url, moment)).next()).toMatchObject({ name: 'at', changed: [] });
    await academyRecords(app, owner).course();
    expect(await (await follow(owner, url, moment)).next()).toMatchObject({ name: 'message', changed: ['courses'] });
  });

  it('finds the moment in every answer to staff, and in none to others', async () => {
    const student = await academyRecords(app, owner).portalTokenOf(await academyRecords(app, owner).student());
    const answers = await Promise.all([
      app.call('POST', 'courses', { token: owner, body: {} }),
      app.call('GET', 'notifications', { token: owner }),
      app.call('GET', 'courses', { token: student }),
      app.call('GET', 'courses'),
    ]);
    expect(answers.map(({ headers }) => 'x-moment' in headers)).toEqual([true, true, false, false]);
  });
});

describe('the stream', () => {
  it('is closed as soon as its session is over: logged out, blocked, or given another role', async () => {
    const out = await app.logInAs(owner, 'Marketing', []);
    const blocked = await app.logInAs(owner, 'Marketing', []);
    const stripped = await app.logInAs(owner, 'Guide', ['/courses']);
    const streams = await Promise.all([out, blocked, stripped].map(({ token }) => follow(token)));
    for (const stream of streams) await stream.next();
    await app.call('POST', 'logout', { token: out.token });
    const body = { _id: blocked._id, currentstatus: false };
    await expectSaved(app.call('PUT', `users/blockuser/${blocked._id}`, { token: owner, body }));
    const [role] = (await app.call('GET', 'roles?q=Guide', { token: owner })).body;
    const permissions = [{ name: 'Subjects', path: '/subject' }];
    await expectSaved(app.call('PUT', `roles/${role._id}`, { token: owner, body: { permissions } }));
    for (const stream of streams) {
      let event = await stream.next();
      while (event && event.name !== 'over') event = await stream.next();
      expect(event?.name).toBe('over');
      expect(await stream.next()).toBeUndefined();
    }
  });

  it('is refused without a token and to a student, and beyond twenty pages of one user', async () => {
    expect((await follow('x')).status).toBe(401);
    const make = academyRecords(app, owner);
    expect((await follow(await make.portalTokenOf(await make.student()))).status).toBe(403);
    const { token } = await app.logInAs(owner, 'Marketing', []);
    // At once: each asks the database before it listens, and none slips through meanwhile.
    const pages = await Promise.all(Array.from({ length: 25 }, () => follow(token)));
    const statuses = pages.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual(Array.from({ length: 25 }, (_one, nth) => (nth < 20 ? 200 : 429)));
    for (const page of pages) page.close();
    await expect.poll(async () => (await follow(token)).status).toBe(200);
  });

  it('that is left by its page is forgotten by the server', async () => {
    const { token } = await app.logInAs(owner, 'Marketing', []);
    const listening = () => hubOf(app.served).listening('academy');
    await expect.poll(listening).toBe(0);
    const stream = await follow(token);
    await stream.next();
    expect(listening()).toBe(1);
    stream.close();
    await expect.poll(listening).toBe(0);
  });
});

describe('a second process on the same database', () => {
  it('tells its own pages what the first one writes, and ends their streams when it stops', async () => {
    // The pool's own options lead to the same database.
    const database = openDatabase({ ...app.database.pool.options } as Parameters<typeof openDatabase>[0], { max: 3 });
    const second = await startBeside(app, database);
    const stream = await follow(owner, await listening(second));
    await stream.next();
    await academyRecords(app, owner).course();
    await stream.until('courses');
    // And what the second writes reaches the first.
    const first = await follow(owner);
    await first.next();
    const answer = await second.inject({
      method: 'POST',
      url: '/api/academy/suplier',
      headers: { 'auth-token': owner },
      payload: { name: 'Bakaaro', phone: '252615550405' },
    });
    expect(answer.statusCode).toBe(200);
    await first.until('suplier');
    await second.close();
    let event = await stream.next();
    while (event && event.name !== 'stop') event = await stream.next();
    expect([event?.name, await stream.next()]).toEqual(['stop', undefined]);
    await database.close();
  });
});
