import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '#app/build-app';
import { few, type Named } from '#app/few';
import { type Bounds, usualBounds } from '#kit/server/bounds';
import { type Connection, type Database, openDatabase, type Passage } from '#kit/server/db';
import type { Whole } from '#app/put-together';
import { readConfig } from '#kit/server/config';
import { readCatalogues } from '#kit/server/http/catalogues';
import { runtimeRole } from '#database/runtime-role';
import type { Hindrance } from '#kit/server/standing';
import { holdTo } from '#testing/held-to';
import { employeeBody } from './people-bodies';
import { template } from './template-name';
import { asAdmin, templateIsMade } from './test-databases';
import { brands, type Brand } from '#house/brand/brand.contract';
import type { Feature } from '#house/feature/feature.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';

/** What came back: status, headers, and the body as JSON where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to find
  readonly body: any;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** What it is put together of. */
  readonly whole: Whole;
  /** The database as its owner has it; the product itself may do less. */
  readonly database: Database;
  /** The database as the product has it. */
  readonly served: Database;
  /** Makes a call of a brand; `path` is the wire's, below the brand host. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; brand?: Brand; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Sets a brand up and answers the token of its superAdmin (owner@academy.test, password 'correct horse'). */
  setUp(brand?: Brand): Promise<string>;
  /**
   * Makes a role with these screens and a user of it, and answers the user's token. Outside the academy the user is
   * the employee given, or a new one.
   */
  logInAs(
    owner: string,
    role: string,
    screens: readonly string[],
    brand?: Brand,
    employeeID?: string,
  ): Promise<{ token: string; _id: string; username: string }>;
  /** Sets the clock, or says how it goes; undefined lets it run. */
  setClock(now: Date | (() => Date) | undefined): void;
  stop(): Promise<void>;
}

export const ownerPassword = 'correct horse';

/** Read once for all the products of a worker: it takes as long as all else of a start. */
const catalogues = readCatalogues();

/** How a product is started; what is not given is as usual. */
export interface Started {
  readonly bounds?: Partial<Bounds>;
  /** What it is started with. */
  readonly env?: Readonly<Record<string, string>>;
  /** The database that its own is copied from, where that is not the one without data. */
  readonly copyOf?: string;
  /** Through a pooler each statement is sent alone, and the product has the rights of the owner. */
  readonly passage?: Passage;
}

/**
 * A product of these slices and entities alone, and of what no product does without, on a database of its own. What a test
 * does not name is not imported and not there: its calls answer 404.
 */
export const startTestApp = ({ slices = [], entities = [], ...started }: Named & Started = {}): Promise<TestApp> =>
  startProduct(few({ slices, entities }), started);

/** A product on a database of its own in the run's PostgreSQL. */
export async function startProduct(
  whole: Whole,
  { bounds = {}, env = {}, passage = 'direct', copyOf = template }: Started = {},
): Promise<TestApp> {
  const server = inject('postgres') as pg.ClientConfig;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await templateIsMade(server);
  await asAdmin(server, (admin) => admin.query(`create database ${name} template ${copyOf} strategy file_copy`));
  const connection = { ...server, database: name } as Connection;
  // The product may do less than the test, as in earnest.
  const runtime = openDatabase(connection, { max: 8, role: runtimeRole, passage });
  const database = openDatabase(connection, { max: 8 });
  let now: Date | (() => Date) | undefined;
  const clock = () => (typeof now === 'function' ? now() : (now ?? new Date()));
  const app = await buildApp({
    database: runtime,
    config: readConfig(env, brands),
    clock,
    // The clock of a test usually stands still: what is done in an hour of it is not what people do.
    bounds: { ...usualBounds, records: 1_000_000, ...bounds },
    catalogues,
    whole,
  });
  const call = callsOf(app);
  return {
    app,
    whole,
    database,
    served: runtime,
    call,
    setUp: async (brand = 'academy') => {
      const body = { ...setUpBody(brand), ...switched(whole.product.features, brand, process.env.TEST_FEATURES) };
      const answer = await call('POST', 'setup', { brand, body });
      if (answer.status !== 200) throw new Error(`Set-up was refused: ${answer.text}`);
      return answer.body.token;
    },
    logInAs: async (owner, role, screens, brand = 'academy', employed) => {
      const username = `${role.toLowerCase()}.${randomBytes(3).toString('hex')}@staff.test`;
      if (screens.length > 0)
        await expectSaved(
          call('POST', 'roles', {
            token: owner,
            brand,
            body: { role, permissions: screens.map((path) => ({ name: path, path })) },
          }),
        );
      const employeeID =
        brand === 'academy' || employed !== undefined
          ? employed
          : (await expectSaved(call('POST', 'employee', { token: owner, brand, body: employeeBody() }))).body.info._id;
      const made = await expectSaved(
        call('POST', 'users', {
          token: owner,
          brand,
          body: {
            name: `${role} person`,
            phone: '252611000000',
            username,
            userType: role,
            password: ownerPassword,
            // Outside the academy a user is an employee (S§5).
            ...(employeeID === undefined ? {} : { employeeID }),
          },
        }),
      );
      const login = await call('POST', 'login', { brand, body: { username, password: ownerPassword } });
      if (login.status !== 200) throw new Error(`Login was refused: ${login.text}`);
      return { token: login.body.token, _id: made.body.info._id, username };
    },
    setClock: (instant) => {
      now = instant;
    },
    stop: async () => {
      await app.close();
      await runtime.close();
      await database.close();
      await asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Another process of a product that runs, on a database of its own or on the same. */
export const startBeside = (
  { whole }: Pick<TestApp, 'whole'>,
  database: Database,
  hindrance: Hindrance = () => undefined,
): Promise<FastifyInstance> => buildApp({ whole, database, config: readConfig({}, brands), hindrance, catalogues });

/** Makes calls of a product that runs. */
export function callsOf(app: FastifyInstance): TestApp['call'] {
  return async (method, path, { token, body, brand = 'academy', headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/${brand}/${path}`,
      headers: { ...(token ? { 'auth-token': token } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return holdTo(
      app,
      { method, path },
      {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
        body: isJson ? answer.json() : undefined,
        text: answer.body,
        bytes: answer.rawPayload,
      },
    );
  };
}

/** `TEST_FEATURES=off` and `=on` run tests on organisations that have switched everything off or on (AL15). */
function switched(features: readonly Feature[], brand: Brand, all: string | undefined) {
  if (!features.includes(ownerFeature)) return { features: {} }; // Another product has features of its own.
  if (all !== 'off' && all !== 'on') return {};
  const own = features.filter(({ brands: of }) => of.includes(brand));
  return { features: Object.fromEntries(own.map(({ name }) => [name, all === 'on'])) };
}

/** The body of a set-up by the first superAdmin. */
export function setUpBody(brand: Brand): Record<string, unknown> {
  return {
    name: brand === 'academy' ? 'Hodan Academy' : 'Hodan Print',
    address: 'Maka al-Mukarama Road, Mogadishu',
    phone: '252612345678',
    currencySign: '$',
    timeZone: 'Africa/Mogadishu',
    adminName: 'Hodan Warsame',
    username: `owner@${brand}.test`,
    password: ownerPassword,
    // What is off in a new installation, so that all of it is tried.
    features: {
      messages: true,
      owner: true,
      wallet: true,
      ...(brand === 'academy' ? { families: true, gradebook: true, timetable: true } : {}),
    },
  };
}

/** Waits for a write and fails loudly where it was refused. */
export async function expectSaved(answer: Promise<Answer>): Promise<Answer> {
  const got = await answer;
  if (got.status !== 200 || got.body?.status !== true) throw new Error(`Not saved: ${got.status} ${got.text}`);
  return got;
}
