import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { openTally } from '#house/paper/page-tally.server';
import type { Slice } from '#house/slice/slice.server';
import { brands } from '#house/brand/brand.contract';
import { readCatalogues } from '#kit/server/http/catalogues';
import { academyMoney, type AcademyMoney } from '#testing/academy-money';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { type Answer, expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { writeByItself } from './automatic.server';
import { deliverDue } from './deliver.server';
import type { Message } from './message.contract';
import { counterSlices } from '#testing/parts/counter';
import { publicSlice } from '#features/public/public-page/public-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { visitorNoteSlice } from '#features/people/visitor-note/visitor-note-slice.server';
import { messageSlice } from './message-slice.server';
import { messageTemplateSlice } from '#features/messages/template/message-template-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** What a gateway was asked. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** An SMS gateway that runs on this machine and answers as a test tells it to. */
export interface TestGateway {
  readonly url: string;
  readonly asked: Asked[];
  /** How it answers from now on, one after the other; the last goes on. */
  answer(...answers: readonly (number | 'cut off' | 'silence')[]): void;
  /** Ends the connections that it left without an answer. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function startGateway(): Promise<TestGateway> {
  const asked: Asked[] = [];
  let answers: (number | 'cut off' | 'silence')[] = [200];
  const server = createServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse) {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: Buffer.concat(pieces).toString() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'cut off') return request.socket.destroy();
    if (answer === 'silence') return undefined;
    response.statusCode = answer ?? 200;
    return response.end(response.statusCode === 200 ? '{"state":"queued"}' : 'out of credit');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    asked,
    answer: (...wanted) => {
      answers = [...wanted];
    },
    hangUp: () => server.closeAllConnections(),
    close: () => closed(server),
  };
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** An academy that writes to people, on Monday 23 November 2026, at noon. */
export interface Messages {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly money: AcademyMoney;
  readonly shop: ShopSales;
  readonly gateway: TestGateway;
  send(body: Values, token?: string, headers?: Record<string, string>): Promise<Answer>;
  preview(body: Values, token?: string): Promise<Answer>;
  set(settings: Values): Promise<Answer>;
  /** A template of a purpose that the product brought. */
  builtIn(purpose: string): Promise<{ readonly _id: string }>;
  /** Has the built-in template of a purpose write by itself. */
  letWrite(purpose: string, more?: Values): Promise<void>;
  /** All messages, the newest first. */
  list(query?: string): Promise<Message[]>;
  /** Sets the clock. */
  at(moment: string): void;
  /** What happens every minute, at this moment of the clock. */
  minute(at: string): Promise<void>;
  /** Waits until nothing is being sent, or to be sent now. */
  settled(): Promise<void>;
}

/** The moment at which it begins. */
export const monday = '2026-11-23T09:00:00Z';

export async function startMessages(
  env: Readonly<Record<string, string>> = { SMS_LOCAL: 'on' },
  more: readonly Slice[] = [],
): Promise<Messages> {
  const app = await startTestApp({
    slices: [
      ...counterSlices,
      publicSlice,
      activitySlice,
      attendanceSlice,
      messageSlice,
      messageTemplateSlice,
      guardianSlice,
      visitorNoteSlice,
      ...more,
    ],
    env,
  });
  let now = new Date(monday);
  app.setClock(() => now);
  const owner = await app.setUp();
  const gateway = await startGateway();
  const { call } = app;
  const list: Messages['list'] = async (query = '') => {
    // A session ends sooner than what some of these wait for.
    const login = await expectSaved(
      call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } }),
    );
    return (await call('GET', `message?sort=-createdAt${query}`, { token: login.body.token })).body;
  };
  const deployed = {
    offered: brands,
    opened: openTally(),
    smsLocal: env.SMS_LOCAL === 'on',
    catalogues: readCatalogues(),
  };
  const whole = { ...app.whole.product, ...deployed };
  const where = { database: app.served, product: whole, brand: 'academy' };
  const set: Messages['set'] = (settings) => call('PUT', 'settings', { token: owner, body: settings });
  const builtIn: Messages['builtIn'] = async (purpose) =>
    (await call('GET', `messageTemplate?purpose=${purpose}`, { token: owner })).body[0];
  await expectSaved(set({ features: { messages: true } }));
  return {
    app,
    owner,
    make: academyRecords(app, owner),
    money: academyMoney(app, owner),
    shop: shopSales(app, owner, 'academy'),
    gateway,
    send: (body, token = owner, headers = {}) => call('POST', 'message/send', { token, body, headers }),
    preview: (body, token = owner) => call('POST', 'message/send?preview=1', { token, body }),
    set,
    builtIn,
    letWrite: async (purpose, more = {}) => {
      const { _id } = await builtIn(purpose);
      await expectSaved(call('PUT', `messageTemplate/${_id}`, { token: owner, body: { isAutomatic: true, ...more } }));
    },
    list,
    at: (moment) => {
      now = new Date(moment);
    },
    minute: async (moment) => {
      now = new Date(moment);
      await writeByItself(where, now);
      await deliverDue(where, () => now);
    },
    settled: () =>
      vi.waitFor(
        async () => {
          const due = 'select 1 from academy.message_waiting where "begunAt" is not null or "dueAt" <= $1';
          const { rows } = await app.database.pool.query(due, [now]);
          if (rows.length > 0) throw new Error('Something is still being sent');
        },
        { timeout: 30_000 },
      ),
  };
}

/** The settings with which SMS go through a gateway. */
export const through = ({ url }: TestGateway, more: Values = {}): Values => ({
  smsProvider: 'generic',
  smsUrl: url,
  smsBody: '{"to":"{to}","text":"{text}","from":"{sender}"}',
  smsSuccess: 'queued',
  smsSender: 'Hodan',
  smsPrice: 0.02,
  ...more,
});
