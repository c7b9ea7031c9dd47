import { AsyncLocalStorage } from 'node:async_hooks';
import { buildApp } from '#app/build-app';
import { whole } from '#app/product';
import { usualBounds } from '#kit/server/bounds';
import { handHashes, hashPassword } from '#kit/server/bounded/hashing';
import type { Brand } from '#house/brand/brand.contract';
import type { Config } from '#kit/server/config';
import type { Database } from '#kit/server/db';
import type { ServerParts } from '#kit/server/http/parts';

/** What a saved record's answer had. */
export type Made = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The product's own calls, made at a moment of the past. */
export interface PastCalls {
  /** Makes calls at a moment. */
  at(moment: Date, make: () => Promise<unknown>): Promise<void>;
  /** Sets the academy up; the calls that follow on that day are its first administrator's. */
  found(body: object): Promise<void>;
  /** Logs in; the calls that follow are this user's. */
  logIn(username: string, password: string): Promise<void>;
  save(path: string, body: object): Promise<Made>;
  /** A call that makes several records. */
  saveAll(path: string, body: object): Promise<readonly Made[]>;
  change(path: string, body: object): Promise<void>;
  /** A call that answers something else than a record. */
  ask(path: string, body?: object): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes or voids a record. */
  remove(path: string, body: object): Promise<void>;
  read(path: string): Promise<readonly Made[]>;
  end(): Promise<void>;
}

interface PastCallsParts {
  readonly brand: Brand;
  readonly database: Database;
  readonly config: Config;
  /** The password of everybody who is given a login; it is hashed once for all of them. */
  readonly password: string;
}

/** An app of its own on the same database, in which each call has the moment at which it is made; the calls are a brand's. */
export async function pastCalls({ brand, database, config, password }: PastCallsParts): Promise<PastCalls> {
  const moments = new AsyncLocalStorage<{ now: Date }>();
  let token = '';
  const clock = () => moments.getStore()?.now ?? new Date();
  // One owner does in an instant what an organisation did in a year.
  const bounds = { ...usualBounds, records: 1_000_000 };
  const app = await buildApp({ whole, database, config, clock, bounds, arrive: askedOnce, expect: () => nobody });
  const hashes = new Map([[password, await hashPassword(password)]]);
  app.addHook('onRequest', async (request) => handHashes(request, hashes));

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<unknown> {
    const headers = token === '' ? {} : { 'auth-token': token };
    const answer = await app.inject({ method, url: `/api/${brand}/${path}`, headers, ...(payload ? { payload } : {}) });
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path} was refused: ${answer.body} (${JSON.stringify(payload)})`);
    return answer.json();
  }

  async function saved<I>(method: 'POST' | 'PUT', path: string, body: object): Promise<I> {
    return (await (call(method, path, body) as Promise<{ info: I }>)).info;
  }

  return {
    at: async (moment, make) => {
      await moments.run({ now: moment }, make);
    },
    found: async (body) => {
      token = ((await call('POST', 'setup', body)) as { token: string }).token;
    },
    logIn: async (username, own) => {
      // A session that begins today is still good on every earlier day.
      Object.assign(moments.getStore() ?? {}, { now: new Date() });
      token = '';
      token = ((await call('POST', 'login', { username, password: own })) as { token: string }).token;
    },
    save: (path, body) => saved<Made>('POST', path, body),
    saveAll: (path, body) => saved<readonly Made[]>('POST', path, body),
    change: async (path, body) => {
      await call('PUT', path, body);
    },
    ask: async (path, body) => (await call('POST', path, body)) as Readonly<Record<string, unknown>>,
    remove: async (path, body) => {
      await call('DELETE', path, body);
    },
    read: async (path) => (await call('GET', path)) as readonly Made[],
    end: () => app.close(),
  };
}

/** A whole story is one transaction, in which the caller of each token is known. */
const nobody: ServerParts['expect'] = () => undefined;

/** Asks once for the caller of a token: no later part of a story changes what that login may do, or the settings. */
function askedOnce(arrive: ServerParts['arrive']): ServerParts['arrive'] {
  const known = new Map<string, ReturnType<ServerParts['arrive']>>();
  return (brand, token, request, reply) => {
    if (token === undefined) return arrive(brand, token, request, reply);
    const found = known.get(token) ?? arrive(brand, token, request, reply);
    known.set(token, found);
    return found;
  };
}
