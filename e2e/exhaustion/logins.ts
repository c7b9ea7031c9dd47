import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Attacked } from './attack';

const atOnce = 64;
/** Bounded in count as well: what is not ended by then ends by itself. */
const most = 500;

/**
 * 64 logins at a time, every other one right. Wrong ones take another account each and go on from another address once
 * theirs has to wait, so that every one of them is compared.
 */
export const logins: Attack = {
  name: '64 logins at once, right and wrong',
  run: async (product, signal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    await Promise.all(Array.from({ length: atOnce }, (_, who) => keepTrying(product, signal, { who, agent })));
    agent.destroy();
  },
};

interface Client {
  readonly who: number;
  readonly agent: Agent;
}

async function keepTrying(product: Attacked, signal: AbortSignal, { who, agent }: Client): Promise<void> {
  const { username, password } = product;
  const isRight = who % 2 === 0;
  let moved = 0;
  for (let count = 0; count < most && !signal.aborted; count++) {
    const localAddress = `127.0.${1 + (moved % 250)}.${1 + who}`;
    const body = isRight ? { username, password } : { username: `nobody.${who}.${count}@nowhere.test`, password };
    if ((await logIn(product, body, { agent, localAddress })) !== 429) continue;
    moved++;
    // It is logins that are to be under way, not refusals.
    await sleep(100);
  }
}

/** What a login is answered with; 0 where it broke off. */
async function logIn(
  { url, brand }: Attacked,
  body: object,
  from: { agent: Agent; localAddress: string },
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}/api/${brand}/login`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, ...from },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.on('error', () => resolve(0));
    sent.end(JSON.stringify(body));
  });
}
