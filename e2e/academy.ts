import { setTimeout as sleep } from 'node:timers/promises';
import { setUpBody, type Answer, type TestApp } from '#testing/test-app';
import { type AcademyRecords, academyRecords } from '#testing/academy-records';

export type Calls = Pick<TestApp, 'call'>;

export interface Academy extends Calls {
  /** The superAdmin's token. */
  readonly owner: string;
  readonly records: AcademyRecords;
}

/** Sets the academy of a running product up, over HTTP. */
export async function setUpAcademy(url: string): Promise<Academy> {
  const { call } = callsOf(url);
  const answer = await call('POST', 'setup', { body: setUpBody('academy') });
  if (answer.status !== 200) throw new Error(`Set-up was refused: ${answer.text}`);
  const owner: string = answer.body.token;
  return { call, owner, records: academyRecords({ call }, owner) };
}

/** A user of a role with these screens, logged in. */
export async function userOf(
  { call, owner }: Academy,
  role: string,
  screens: readonly string[],
): Promise<{ token: string; _id: string; username: string; password: string }> {
  const username = `${role.toLowerCase()}@staff.test`;
  const password = 'a good long one';
  if (screens.length > 0)
    await saved(
      call('POST', 'roles', {
        token: owner,
        body: { role, permissions: screens.map((path) => ({ name: path, path })) },
      }),
    );
  const made = await saved(
    call('POST', 'users', {
      token: owner,
      body: { name: `${role} person`, phone: '252611000000', username, userType: role, password },
    }),
  );
  const login = await saved(call('POST', 'login', { body: { username, password } }));
  return { token: login.body.token, _id: made.body.info._id, username, password };
}

export async function saved(answer: Promise<Answer>): Promise<Answer> {
  const got = await answer;
  if (got.status !== 200) throw new Error(`Refused: ${got.status} ${got.text}`);
  return got;
}

/** Calls of a running product, over HTTP. What a busy server sends away comes again when it says, as a client should. */
export function callsOf(url: string): Calls {
  const once = callsOnce(url);
  return {
    call: async (...asked) => {
      for (let tries = 1; ; tries++) {
        const answer = await once.call(...asked);
        const isBusy = answer.status === 429 && answer.text.includes('The server has too much to do');
        if (!isBusy || tries === mostTries) return answer;
        await sleep(Number(answer.headers['retry-after']) * 1000);
      }
    },
  };
}

const mostTries = 20;

function callsOnce(url: string): Calls {
  return {
    call: async (method, path, { token, body, brand = 'academy', headers = {} } = {}) => {
      const answer = await fetch(`${url}/api/${brand}/${path}`, {
        method,
        headers: {
          ...(token ? { 'auth-token': token } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const text = bytes.toString();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: isJson ? JSON.parse(text) : undefined,
        text,
        bytes,
      };
    },
  };
}
